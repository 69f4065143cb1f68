import type { CheckSignatureRow } from '@closewright/contract/check-signatures';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../dialog/record-dialog.tsx';
import { useRecordDialog } from '../dialog/use-record-dialog.ts';
import type { Layout } from '../form/layout.ts';

export interface AllowDialogProps {
  /** Whose image is kept. */
  people: readonly CheckSignatureRow[];
  accounts: readonly { readonly bankAccountID: number; readonly name: string }[];
  dialog: DialogControl<CheckSignatureRow>;
}

type Typed = { usersID: number | null; bankAccountID: number | null; most: number | null };

const layout: Layout = [
  ['usersID', 12, { autoFocus: true }],
  ['bankAccountID', 12],
  ['most', 6, { help: 'In one check; empty: any amount' }],
];

/** Asks that somebody's signature may be printed on checks of a bank account. */
export function AllowDialog({ people, accounts, dialog }: AllowDialogProps) {
  const form = useRecordDialog<Typed, CheckSignatureRow>({
    dialog,
    guard: false,
    fields: {
      usersID: { kind: 'choice', label: 'Signature of', required: true, missing: 'Choose whose it is' },
      bankAccountID: { kind: 'choice', label: 'Bank account', required: true },
      most: { kind: 'money', label: 'Up to', required: false },
    },
    options: {
      usersID: people.map(({ usersID, name }) => ({ value: usersID, label: name })),
      bankAccountID: accounts.map(({ bankAccountID, name }) => ({ value: bankAccountID, label: name })),
    },
    begin: { usersID: null, bankAccountID: null, most: null },
    async send({ usersID, bankAccountID, most }) {
      if (usersID === null || bankAccountID === null) return null;
      return call('askCheckSignature', { body: { kind: 'account', usersID, bankAccountID, most } });
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask"
      obstacle={people.length === 0 ? 'Nobody has an image that was approved' : null}
      lead={<DialogMessage>Another person approves it.</DialogMessage>}
    />
  );
}
