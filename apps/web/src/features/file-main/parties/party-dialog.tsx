import type { OrderChanges, Party } from '@closewright/contract/orders';
import type { LookupSets } from '@closewright/domain/lookups';
import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import type { AddressNames } from '../../../lib/addresses/address-names.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { mainTables } from '../../../records/plain/tables.plain.ts';
import { type PartyForm, partyChange, partyErrors, partyFormOf, taxIDKindOf } from './party-form.ts';

/** `again` opens the dialog anew for another party. */
export type PartyDialogResult = 'saved' | 'removed' | 'again';

export interface PartyDialogProps {
  /** Null adds a party. */
  party: Party | null;
  lookups: LookupSets;
  save(changes: OrderChanges): Promise<void>;
  dialog: DialogControl<PartyDialogResult>;
}

/** The dialog has no field for a unit: it stands after the street. */
const partyAddress: AddressNames = { address1: 'address1', city: 'city', state: 'state', zip: 'zip' };

const address: Layout = [
  ['address1', 6, { address: partyAddress }],
  ['city', 3],
  ['state', 1, { upperCase: true }],
  ['zip', 2],
];
const number: Layout = [
  ['taxID', 4],
  ['kind', 2],
];

/** Buyers and sellers are people first: a name of its own is for those that are none. */
const principalLayout: Layout = [
  ['roleTypeID', 4],
  ['firstName', 4],
  ['lastName', 4],
  ...address,
  ['phone', 3],
  ['email', 5, { email: true }],
  ['contactName', 4],
  ['name', 6],
  ['detail', 6],
  ...number,
];

const otherLayout: Layout = [
  ['roleTypeID', 4],
  ['name', 8],
  ['firstName', 3],
  ['lastName', 3],
  ['contactName', 6],
  ...address,
  ['phone', 3],
  ['email', 5, { email: true }],
  ['detail', 4],
  ...number,
];

const discardQuestion = {
  title: 'Discard your changes?',
  message: 'What you typed about this party is not saved.',
  confirmLabel: 'Discard',
};

/** Adds, edits or removes one party. What is stored of its number is shown masked, and replaced only when retyped. */
export function PartyDialog({ party, lookups, save, dialog }: PartyDialogProps) {
  const [kind, setKind] = useState<'ssn' | 'ein' | null>(null);
  const form = useRecordDialog<PartyForm, PartyDialogResult>({
    dialog,
    fields: mainTables.party,
    options: ({ roleTypeID }) => ({
      roleTypeID: (lookups.roles ?? [])
        .filter(({ id, inactive }) => !inactive || id === roleTypeID)
        .map(({ id, name, inactive }) => ({ value: id, label: name, inactive })),
    }),
    check: partyErrors,
    guard: discardQuestion,
    begin: partyFormOf(party),
    send: async (values, another) => {
      const change = partyChange(party, values);
      if (change !== null) await save({ contacts: [change] });
      return another ? 'again' : 'saved';
    },
  });
  const remove = async (which: Party) => {
    const isMeant = await dialogs.confirm({
      title: `Remove ${partyDisplayName(which)} from this file?`,
      message: 'The party and its contact details are taken off the file. The activity keeps what was there.',
      confirmLabel: 'Remove party',
      destructive: true,
    });
    if (isMeant) await form.act(() => save({ removeContacts: [which.rolesID] }).then(() => 'removed'));
  };
  const { taxID, roleTypeID } = form.values;
  const kindOfNumber = kind ?? taxIDKindOf(party, roleTypeID);
  return (
    <RecordDialog
      form={form}
      layout={roleTypeID === RoleType.Buyer || roleTypeID === RoleType.Seller ? principalLayout : otherLayout}
      another={party === null}
      onDelete={party === null ? undefined : () => void remove(party)}
      parts={{
        taxID: (part) => (
          <MaskedIdField
            {...part}
            kind={kindOfNumber}
            masked={party?.taxIDMasked ?? null}
            value={taxID}
            onValueChange={(next) => form.set({ taxID: next })}
          />
        ),
        kind: ({ className }) => (
          <div className={`${className} self-end`}>
            <SegmentedControl
              label="Kind of number"
              options={[
                { value: 'ssn', label: 'SSN' },
                { value: 'ein', label: 'Tax id' },
              ]}
              value={kindOfNumber}
              onValueChange={setKind}
            />
          </div>
        ),
      }}
    />
  );
}
