import type { CompanyRecord } from '@closewright/contract/companies';
import { wireProblems } from '@closewright/domain/companies';
import { AbaField } from '@closewright/ui/aba-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface WireDialogProps {
  companyID: number;
  dialog: DialogControl<CompanyRecord>;
}

const begin = {
  routingNumber: '',
  bankName: '',
  accountName: '',
  accountNumber: '',
  instructions: null as string | null,
  reason: '',
};

const fields = {
  routingNumber: { kind: 'text', label: 'Routing number', ...mustBeThere },
  bankName: { kind: 'text', label: 'Bank', ...mustBeThere, maxLength: 120 },
  accountName: { kind: 'text', label: 'Account name', ...mustBeThere, maxLength: 120 },
  accountNumber: { kind: 'text', label: 'Account number', ...mustBeThere, maxLength: 60 },
  instructions: { kind: 'text', label: 'Instructions', required: false, maxLength: 300 },
  reason: { kind: 'text', label: 'Where it comes from', ...mustBeThere, maxLength: 300 },
};

const layout: Layout = [
  ['routingNumber', 4],
  ['bankName', 8],
  ['accountName', 6, { autoComplete: 'off' }],
  ['accountNumber', 6, { identifier: true, autoComplete: 'off' }],
  ['instructions', 12, { autoComplete: 'off' }],
  ['reason', 12, { autoComplete: 'off' }],
];

/** Asks for wire instructions. */
export function WireDialog({ companyID, dialog }: WireDialogProps) {
  const form = useRecordDialog<typeof begin, CompanyRecord>({
    dialog,
    fields,
    check: wireProblems,
    begin,
    send: (body) => call('askCompanyWire', { params: { companyID }, body }),
  });
  const { values, set } = form;
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask for approval"
      parts={{
        routingNumber: (part) => (
          <AbaField
            {...part}
            value={values.routingNumber || null}
            onValueChange={(routingNumber) => set({ routingNumber: routingNumber ?? '' })}
          />
        ),
      }}
    />
  );
}
