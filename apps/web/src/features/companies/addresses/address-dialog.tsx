import type { CompanyAddress } from '@closewright/contract/companies';
import { addressTypes } from '@closewright/domain/companies';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useState } from 'react';
import { useDialogSave } from '../../../app/saving/use-dialog-save.ts';
import { AddressField } from '../../../lib/addresses/address-field.tsx';
import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import { tidy } from '../../../lib/record/field-errors.ts';
import { companyTables } from '../company-fields.plain.ts';

type Draft = Omit<CompanyAddress, 'companyAddressID'>;

export interface AddressDialogProps {
  /** Null adds one. */
  address: CompanyAddress | null;
  save(draft: Draft): Promise<void>;
  remove(): Promise<void>;
  dialog: DialogControl<'saved' | 'removed'>;
}

const layout = [
  ['address2', 'col-span-4'],
  ['city', 'col-span-4'],
  ['state', 'col-span-2'],
  ['zip', 'col-span-2'],
  ['countyName', 'col-span-4'],
] as const;

const draftOf = (address: CompanyAddress | null): Draft => ({
  addressTypeID: address?.addressTypeID ?? 1,
  address1: address?.address1 ?? null,
  address2: address?.address2 ?? null,
  city: address?.city ?? null,
  state: address?.state ?? null,
  zip: address?.zip ?? null,
  countyName: address?.countyName ?? null,
});

/** Adds, edits or removes one address of a company. */
export function AddressDialog({ address, save, remove, dialog }: AddressDialogProps) {
  const [form, setForm] = useState<Draft>(() => draftOf(address));
  useUnsavedGuard(dialog, JSON.stringify(form) !== JSON.stringify(draftOf(address)));
  const { errors, failure, attempts, isSaving, save: run, forget } = useDialogSave();
  const change = (part: Partial<Draft>) => {
    setForm((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const close = (result: 'saved' | 'removed') => {
    dialog.setGuard(null);
    dialog.close(result);
  };
  const submit = () => {
    const draft = tidy(form);
    const isEmpty = draft.address1 === null && layout.every(([name]) => draft[name] === null);
    const found = {
      ...(isEmpty && { address1: 'An address needs a street or a place' }),
      ...(draft.state !== null && !/^[A-Z]{2}$/.test(draft.state) && { state: 'Two capital letters' }),
    };
    return run(found, async () => {
      await save(draft);
      close('saved');
    });
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <SelectField<number>
            className="col-span-4"
            label="For"
            required
            options={addressTypes.map(({ id, label }) => ({ value: id, label }))}
            value={form.addressTypeID}
            onValueChange={(addressTypeID) => addressTypeID !== null && change({ addressTypeID })}
          />
          <span className="col-span-8" />
          <AddressField
            className="col-span-8"
            label={companyTables.company.address1.label}
            error={errors.address1}
            names={addressWithCounty}
            record={{ read: (name) => form[name as keyof Draft], set: (part) => change(part as Partial<Draft>) }}
          />
          {layout.map(([name, className]) => (
            <TextField
              key={name}
              className={className}
              label={companyTables.company[name].label}
              maxLength={companyTables.company[name].maxLength}
              value={form[name] ?? ''}
              onValueChange={(text) => change({ [name]: name === 'state' ? text.toUpperCase() : text })}
              error={errors[name]}
            />
          ))}
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
        {...(address === null
          ? {}
          : {
              onDelete: () =>
                void run({}, async () => {
                  await remove();
                  close('removed');
                }),
            })}
      />
    </>
  );
}
