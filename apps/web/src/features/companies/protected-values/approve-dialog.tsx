import type { CompanyRecord, ProtectedChange } from '@closewright/contract/companies';
import { DateField } from '@closewright/ui/date-field';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface ApproveDialogProps {
  companyID: number;
  change: ProtectedChange;
  /** `YYYY-MM-DD` */
  today: string;
  dialog: DialogControl<CompanyRecord>;
}

/** Approves a change by typing its number again, as the company itself has given it. */
export function ApproveDialog({ companyID, change, today, dialog }: ApproveDialogProps) {
  const [proof, setProof] = useState('');
  const [note, setNote] = useState('');
  const [verifiedOn, setVerifiedOn] = useState<string | null>(today);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const isWire = change.kind === 'wire';
  const submit = () =>
    save(
      {
        ...(proof.trim() === '' && { proof: 'This value is required.' }),
        ...(note.trim() === '' && { note: 'This value is required.' }),
        ...(verifiedOn === null && { verifiedOn: 'This value is required.' }),
      },
      async () => {
        const body = { decision: 'approve' as const, proof, note, verifiedOn };
        dialog.close(await call('decideCompanyChange', { params: { companyID, changeID: change.changeID }, body }));
      },
    );
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <p className="col-span-12 text-body text-muted">
            Call the company at a number you know, not at one from the request, and type what you are told.
          </p>
          <TextField
            className="col-span-12"
            label={isWire ? 'Account number as verified' : 'Tax id as verified'}
            variant="identifier"
            required
            autoComplete="off"
            maxLength={60}
            value={proof}
            onValueChange={(text) => {
              setProof(text);
              forget(['proof']);
            }}
            error={errors.proof}
          />
          <TextField
            className="col-span-8"
            label="Verified with"
            required
            help="Who, and how"
            maxLength={300}
            value={note}
            onValueChange={(text) => {
              setNote(text);
              forget(['note']);
            }}
            error={errors.note}
          />
          <DateField
            className="col-span-4"
            label="Verified on"
            required
            value={verifiedOn}
            onValueChange={(date) => {
              setVerifiedOn(date);
              forget(['verifiedOn']);
            }}
            error={errors.verifiedOn}
          />
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        saveLabel="Approve"
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}
