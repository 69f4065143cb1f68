import type { CompanyRecord } from '@closewright/contract/companies';
import { wireProblems } from '@closewright/domain/companies';
import { AbaField } from '@closewright/ui/aba-field';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { call } from '../../../lib/api/index.ts';

export interface WireDialogProps {
  companyID: number;
  dialog: DialogControl<CompanyRecord>;
}

const empty = { bankName: '', routingNumber: '', accountName: '', accountNumber: '', instructions: '', reason: '' };
type Form = typeof empty;

const texts: readonly [name: Exclude<keyof Form, 'routingNumber'>, label: string, className: string, max: number][] = [
  ['accountName', 'Account name', 'col-span-6', 120],
  ['accountNumber', 'Account number', 'col-span-6', 60],
  ['instructions', 'Instructions', 'col-span-12', 300],
  ['reason', 'Where it comes from', 'col-span-12', 300],
];

/** Asks for wire instructions. */
export function WireDialog({ companyID, dialog }: WireDialogProps) {
  const [form, setForm] = useState(empty);
  useUnsavedGuard(dialog, JSON.stringify(form) !== JSON.stringify(empty));
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const change = (part: Partial<Form>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = () => {
    const missing = (['bankName', 'accountName', 'reason'] as const).filter((name) => form[name].trim() === '');
    const found = {
      ...wireProblems(form),
      ...Object.fromEntries(missing.map((name) => [name, 'This value is required.'])),
    };
    return save(found, async () => {
      const body = { ...form, instructions: form.instructions.trim() || null };
      const stored = await call('askCompanyWire', { params: { companyID }, body });
      dialog.setGuard(null);
      dialog.close(stored);
    });
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <AbaField
            className="col-span-4"
            label="Routing number"
            required
            value={form.routingNumber || null}
            onValueChange={(routingNumber) => change({ routingNumber: routingNumber ?? '' })}
            error={errors.routingNumber}
          />
          <TextField
            className="col-span-8"
            label="Bank"
            required
            maxLength={120}
            value={form.bankName}
            onValueChange={(bankName) => change({ bankName })}
            error={errors.bankName}
          />
          {texts.map(([name, label, className, maxLength]) => (
            <TextField
              key={name}
              className={className}
              label={label}
              required={name !== 'instructions'}
              maxLength={maxLength}
              variant={name === 'accountNumber' ? 'identifier' : 'text'}
              autoComplete="off"
              value={form[name]}
              onValueChange={(text) => change({ [name]: text })}
              error={errors[name]}
            />
          ))}
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
