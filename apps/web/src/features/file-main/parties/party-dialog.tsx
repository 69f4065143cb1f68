import type { OrderChanges, Party } from '@closewright/contract/orders';
import type { LookupSets } from '@closewright/domain/lookups';
import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, dialogs, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useRef, useState } from 'react';
import { AddressField } from '../../../lib/addresses/address-field.tsx';
import type { AddressNames } from '../../../lib/addresses/address-names.ts';
import { ApiError, messageOf } from '../../../lib/api/index.ts';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import { useOneSave } from '../../../lib/record/use-one-save.ts';
import { type PartyErrors, type PartyForm, partyChange, partyErrors, partyFormOf, taxIDKindOf } from './party-form.ts';

/** `again` opens the dialog anew for another party. */
export type PartyDialogResult = 'saved' | 'removed' | 'again';

export interface PartyDialogProps {
  /** Null adds a party. */
  party: Party | null;
  lookups: LookupSets;
  save(changes: OrderChanges): Promise<void>;
  dialog: DialogControl<PartyDialogResult>;
}

type TextName = Exclude<keyof typeof fieldTables.party, 'roleTypeID' | 'taxID'>;

type Layout = readonly (readonly [name: TextName, className: string])[];

const address: Layout = [
  ['address1', 'col-span-6'],
  ['city', 'col-span-3'],
  ['state', 'col-span-1'],
  ['zip', 'col-span-2'],
];

/** Buyers and sellers are people first: a name of its own is for those that are none. */
const principalLayout: Layout = [
  ['firstName', 'col-span-4'],
  ['lastName', 'col-span-4'],
  ...address,
  ['phone', 'col-span-3'],
  ['email', 'col-span-5'],
  ['contactName', 'col-span-4'],
  ['name', 'col-span-6'],
  ['detail', 'col-span-6'],
];

const otherLayout: Layout = [
  ['name', 'col-span-8'],
  ['firstName', 'col-span-3'],
  ['lastName', 'col-span-3'],
  ['contactName', 'col-span-6'],
  ...address,
  ['phone', 'col-span-3'],
  ['email', 'col-span-5'],
  ['detail', 'col-span-4'],
];

/** The dialog has no field for a unit: it stands after the street. */
const partyAddress: AddressNames = { address1: 'address1', city: 'city', state: 'state', zip: 'zip' };

const discardQuestion = {
  title: 'Discard your changes?',
  message: 'What you typed about this party is not saved.',
  confirmLabel: 'Discard',
};

/** Adds, edits or removes one party. What is stored of its number is shown masked, and replaced only when retyped. */
export function PartyDialog({ party, lookups, save, dialog }: PartyDialogProps) {
  const [form, setForm] = useState<PartyForm>(() => partyFormOf(party));
  const [kind, setKind] = useState<'ssn' | 'ein' | null>(null);
  const [errors, setErrors] = useState<PartyErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const isChanged = partyChange(party, form) !== null;
  useUnsavedGuard(dialog, isChanged && !isSaving, discardQuestion);
  const oneSave = useOneSave(dialog, isSaving);

  const set = (part: Partial<PartyForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const send = async (changes: OrderChanges, result: PartyDialogResult) => {
    setSaving(true);
    setFailure(null);
    try {
      await save(changes);
      dialog.setGuard(null);
      dialog.close(result);
    } catch (error) {
      setFailure(messageOf(error));
      if (error instanceof ApiError) setErrors(serverErrors(error));
      setAttempt((count) => count + 1);
    } finally {
      setSaving(false);
    }
  };
  const submit = async (result: PartyDialogResult): Promise<void> => {
    const found = await partyErrors(form);
    const isUnreadable = body.current?.querySelector(':invalid') !== null;
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0 || isUnreadable) return setAttempt((count) => count + 1);
    const change = partyChange(party, form);
    if (change === null) {
      dialog.close(result);
      return;
    }
    await send({ contacts: [change] }, result);
  };
  const remove = async () => {
    if (party === null) return;
    const isMeant = await dialogs.confirm({
      title: `Remove ${partyDisplayName(party)} from this file?`,
      message: 'The party and its contact details are taken off the file. The activity keeps what was there.',
      confirmLabel: 'Remove party',
      destructive: true,
    });
    if (isMeant) await send({ removeContacts: [party.rolesID] }, 'removed');
  };

  const hasErrors = Object.keys(errors).length > 0;
  const roles = (lookups.roles ?? []).filter(({ id, inactive }) => !inactive || id === form.roleTypeID);
  const table = fieldTables.party;
  const isPrincipal = form.roleTypeID === RoleType.Buyer || form.roleTypeID === RoleType.Seller;
  const layout = isPrincipal ? principalLayout : otherLayout;
  return (
    <>
      <DialogBody>
        <div ref={body}>
          {(hasErrors || failure !== null) && attempt > 0 && (
            <DialogErrorSummary key={attempt}>{hasErrors ? undefined : failure}</DialogErrorSummary>
          )}
          <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
            <SelectField<number>
              className="col-span-4"
              label={table.roleTypeID.label}
              required
              options={roles.map(({ id, name, inactive }) => ({ value: id, label: name, inactive }))}
              value={form.roleTypeID as number | null}
              onValueChange={(roleTypeID) => set({ roleTypeID })}
              error={errors.roleTypeID}
            />
            {layout.map(([name, className]) =>
              name === 'address1' ? (
                <AddressField
                  key={name}
                  className={className}
                  label={table[name].label}
                  error={errors[name]}
                  names={partyAddress}
                  record={{ read: (each) => form[each as TextName], set }}
                />
              ) : (
                <TextField
                  key={name}
                  className={className}
                  label={table[name].label}
                  maxLength={table[name].maxLength}
                  value={String(form[name] ?? '')}
                  onValueChange={(text) => set({ [name]: name === 'state' ? text.toUpperCase() : text })}
                  error={errors[name]}
                  type={name === 'email' ? 'email' : 'text'}
                  {...(name === 'email' ? { multiple: true } : {})}
                />
              ),
            )}
            <MaskedIdField
              className="col-span-4"
              label={table.taxID.label}
              kind={kind ?? taxIDKindOf(party, form.roleTypeID)}
              masked={party?.taxIDMasked ?? null}
              value={form.taxID}
              onValueChange={(taxID) => set({ taxID })}
              error={errors.taxID}
            />
            <div className="col-span-2 self-end">
              <SegmentedControl
                label="Kind of number"
                options={[
                  { value: 'ssn', label: 'SSN' },
                  { value: 'ein', label: 'Tax id' },
                ]}
                value={kind ?? taxIDKindOf(party, form.roleTypeID)}
                onValueChange={setKind}
              />
            </div>
          </div>
        </div>
      </DialogBody>
      <DialogSaveFooter
        saving={isSaving}
        onSave={() => void oneSave(() => submit('saved'))}
        onCancel={() => dialog.dismiss('cancel')}
        {...(party === null
          ? { onSaveAndAddAnother: () => void oneSave(() => submit('again')) }
          : { onDelete: () => void oneSave(remove) })}
      />
    </>
  );
}

/** Messages of the server for this party: `contacts.5.name`. */
function serverErrors({ modelState }: ApiError): PartyErrors {
  const known = Object.entries(modelState).flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? '';
    return name in fieldTables.party && message ? [[name, message]] : [];
  });
  return Object.fromEntries(known);
}
