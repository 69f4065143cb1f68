import type { CompanyRecord } from '@closewright/contract/companies';
import { parseTaxID } from '@closewright/domain/formats';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface TaxIDDialogProps {
  companyID: number;
  dialog: DialogControl<CompanyRecord>;
}

/** Asks for a tax id: an EIN, or the SSN of a sole proprietor. */
export function TaxIDDialog({ companyID, dialog }: TaxIDDialogProps) {
  const [kind, setKind] = useState<'ein' | 'ssn'>('ein');
  const [taxID, setTaxID] = useState<string | null | undefined>();
  const [reason, setReason] = useState('');
  useUnsavedGuard(dialog, Boolean(taxID) || reason !== '');
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const submit = () => {
    const read = parseTaxID(taxID ?? '', kind === 'ein' ? 'taxID' : 'ssn');
    const found = {
      ...(!read.ok && { taxID: read.message }),
      ...(reason.trim() === '' && { reason: 'This value is required.' }),
    };
    return save(found, async () => {
      const body = { taxID: read.ok ? read.value : '', reason };
      const stored = await call('askCompanyTaxID', { params: { companyID }, body });
      dialog.setGuard(null);
      dialog.close(stored);
    });
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <MaskedIdField
            className="col-span-6"
            label="Tax id"
            required
            kind={kind}
            masked={null}
            value={taxID}
            onValueChange={(value) => {
              setTaxID(value);
              forget(['taxID']);
            }}
            error={errors.taxID}
          />
          <div className="col-span-6 self-end">
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
          <TextField
            className="col-span-12"
            label="Where it comes from"
            required
            help="Form W-9, letter, e-mail: with date"
            maxLength={300}
            value={reason}
            onValueChange={(text) => {
              setReason(text);
              forget(['reason']);
            }}
            error={errors.reason}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        saveLabel="Ask for approval"
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}
