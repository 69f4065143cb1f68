import type { OrderDetail } from '@closewright/contract/orders';
import type { StatementVersion } from '@closewright/contract/settlement';
import { partyDisplayName, roleTypeLabel } from '@closewright/domain/parties';
import { signingProblems } from '@closewright/domain/statement-versions';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../app/session/clock.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { signingTable } from '../../records/plain/tables.plain.ts';

export interface SignVersionProps {
  ordersID: number;
  loanID: number;
  version: StatementVersion;
  /** Who may have signed it. */
  parties: Pick<OrderDetail, 'contacts' | 'partySigners'>;
  dialog: DialogControl<StatementVersion>;
}

interface Draft extends Record<string, string | number | null> {
  rolesID: number | null;
  signedBy: string;
  signedOn: string | null;
}

const fields = {
  rolesID: { kind: 'select', label: 'Party', required: true },
  ...signingTable,
};
const layout: Layout = [
  ['rolesID', 12],
  ['signedBy', 8],
  ['signedOn', 4],
];
const begin: Draft = { rolesID: null, signedBy: '', signedOn: null };

/** Asks which party of the file signed a version, by which name and when. */
export function SignVersion({ ordersID, loanID, version, parties, dialog }: SignVersionProps) {
  const clock = useClock();
  const { contacts, partySigners } = parties;
  const { statementVersionID, kind, keptAt, signings } = version;
  const form = useRecordDialog<Draft, StatementVersion>({
    dialog,
    fields,
    begin,
    check({ rolesID, signedBy, signedOn }) {
      const party = contacts.find((contact) => contact.rolesID === rolesID);
      if (party === undefined || signedOn === null) return {};
      const others = signings.filter(({ takenBack }) => takenBack === null);
      const place = { kind, keptOn: clock.dayOf(keptAt), today: clock.today(), others };
      return signingProblems(place, { signedBy, roleTypeID: party.roleTypeID, signedOn });
    },
    async send({ rolesID, signedBy, signedOn }) {
      // Nothing is sent without what is required.
      if (rolesID === null || signedOn === null) return null;
      const params = { ordersID, loanID, statementVersionID };
      return call('signStatementVersion', { params, body: { rolesID, signedBy, signedOn } });
    },
  });
  // An entity is signed for by its signer.
  const nameOf = (rolesID: number | null) =>
    partySigners.find((signer) => signer.rolesID === rolesID)?.name ??
    contacts.find((contact) => contact.rolesID === rolesID)?.name ??
    '';
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Keep signature"
      parts={{
        rolesID: (part) => (
          <SelectField<number>
            {...part}
            data-autofocus=""
            options={contacts.map((contact) => ({
              value: contact.rolesID,
              label: `${partyDisplayName(contact)}, ${roleTypeLabel(contact.roleTypeID)}`,
            }))}
            value={form.values.rolesID}
            onValueChange={(rolesID) => form.set({ rolesID, signedBy: nameOf(rolesID) })}
          />
        ),
      }}
    />
  );
}
