import type { BankFileChoices } from '@closewright/contract/bank-files';
import { formatDate } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../records/field/record-field.tsx';
import type { Layout } from '../../records/form/layout.ts';

/** A balance that was typed. */
export interface TypedBalance {
  readonly account: string;
  readonly date: string;
  readonly closing: number;
}

export interface BalanceDialogProps {
  accounts: BankFileChoices['accounts'];
  /** What it begins with. */
  account: number | null;
  date: string;
  dialog: DialogControl<TypedBalance>;
}

type Typed = { bankAccountID: number | null; date: string | null; closing: number | null };

const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', ...mustBeThere },
  date: { kind: 'date', label: 'At the end of', required: true, missing: 'The day is required' },
  closing: { kind: 'money', label: 'Closing balance', required: true, missing: 'Type what the statement says' },
};
const layout = (hasAccount: boolean): Layout => [
  ['bankAccountID', 12, { clearable: false, autoFocus: !hasAccount }],
  ['date', 6],
  ['closing', 6, { autoFocus: hasAccount }],
];

/** The closing balance of a day as a statement on paper has it, where no file told it. */
export function BalanceDialog({ accounts, account, date, dialog }: BalanceDialogProps) {
  const form = useRecordDialog<Typed, TypedBalance>({
    dialog,
    fields,
    options: {
      bankAccountID: accounts.map(({ bankAccountID, name, accountNumber }) => ({
        value: bankAccountID,
        label: `${name} ${accountNumber}`,
      })),
    },
    begin: { bankAccountID: account, date, closing: null },
    send: async ({ bankAccountID, date: of, closing }) => {
      const body = { bankAccountID: bankAccountID ?? 0, date: of ?? date, closing: closing ?? 0 };
      await call('saveBankBalance', { body });
      const name = accounts.find((each) => each.bankAccountID === bankAccountID)?.name ?? '';
      return { account: name, date: formatDate(body.date), closing: body.closing };
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout(account !== null)}
      lead={
        <DialogMessage>
          What a statement on paper says, for a day of which no file told it. Overdrawn is below zero.
        </DialogMessage>
      }
    />
  );
}
