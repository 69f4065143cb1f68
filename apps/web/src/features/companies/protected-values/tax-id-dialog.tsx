import type { CompanyRecord } from '@closewright/contract/companies';
import { parseTaxID } from '@closewright/domain/formats';
import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface TaxIDDialogProps {
  companyID: number;
  dialog: DialogControl<CompanyRecord>;
}

const begin = { taxID: undefined as string | null | undefined, reason: '' };

const fields = {
  taxID: { kind: 'secret', label: 'Tax id', required: true },
  reason: { kind: 'text', label: 'Where it comes from', ...mustBeThere, maxLength: 300 },
};

const layout: Layout = [
  ['taxID', 6],
  ['kind', 6],
  ['reason', 12, { help: 'Form W-9, letter, e-mail: with date' }],
];

/** Asks for a tax id: an EIN, or the SSN of a sole proprietor. */
export function TaxIDDialog({ companyID, dialog }: TaxIDDialogProps) {
  const [kind, setKind] = useState<'ein' | 'ssn'>('ein');
  const read = (taxID: string | null | undefined) => parseTaxID(taxID ?? '', kind === 'ein' ? 'taxID' : 'ssn');
  const form = useRecordDialog<typeof begin, CompanyRecord>({
    dialog,
    fields,
    check: ({ taxID }) => {
      const answer = read(taxID);
      return answer.ok ? {} : { taxID: answer.message };
    },
    begin,
    send: ({ taxID, reason }) => {
      const answer = read(taxID);
      return call('askCompanyTaxID', {
        params: { companyID },
        body: { taxID: answer.ok ? answer.value : '', reason },
      });
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask for approval"
      parts={{
        taxID: (part) => (
          <MaskedIdField
            {...part}
            kind={kind}
            masked={null}
            value={form.values.taxID}
            onValueChange={(taxID) => form.set({ taxID })}
          />
        ),
        kind: ({ className }) => (
          <div className={`${className} self-end`}>
            <SegmentedControl
              label="Kind of number"
              options={[
                { value: 'ein', label: 'EIN' },
                { value: 'ssn', label: 'SSN' },
              ]}
              value={kind}
              onValueChange={setKind}
            />
          </div>
        ),
      }}
    />
  );
}
