import type { PositivePayAccountRow, PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { exceptionLimits } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

export interface ExceptionDialogProps {
  accounts: readonly PositivePayAccountRow[];
  /** What it begins with. */
  account: number | null;
  today: string;
  /** The time of day until which the bank waited before; null where nothing was asked yet. */
  decideTime: string | null;
  dialog: DialogControl<PositivePayExceptionRow>;
}

type Typed = {
  bankAccountID: number | null;
  checkNumber: number | null;
  amount: number | null;
  payee: string | null;
  bankReason: string | null;
  presentedOn: string | null;
  decideOn: string | null;
  decideTime: string | null;
};

/** Until when the bank waits, as every dialog of exceptions asks it. */
export const untilFields = {
  presentedOn: { kind: 'date', label: 'Presented on', ...mustBeThere },
  decideOn: { kind: 'date', label: 'Decide until', ...mustBeThere },
  decideTime: { kind: 'time', label: 'At', ...mustBeThere },
} as const;

/** The bank accounts to choose among. */
export const accountOptions = (accounts: readonly PositivePayAccountRow[]) =>
  accounts.map(({ bankAccountID, name, accountNumber }) => ({
    value: bankAccountID,
    label: `${name} ${accountNumber}`,
  }));

const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', ...mustBeThere },
  checkNumber: { kind: 'integer', label: 'Check number', ...mustBeThere, min: 1, max: 9_999_999_999 },
  amount: { kind: 'money', label: 'Amount', required: true, missing: 'Type the amount of the bank', min: 0 },
  payee: { kind: 'text', label: 'Payee as the bank reads it', maxLength: exceptionLimits.payee, required: false },
  bankReason: { kind: 'text', label: 'Why the bank asks', maxLength: exceptionLimits.bankReason, required: false },
  ...untilFields,
} as const;
const layout = (hasAccount: boolean): Layout => [
  ['bankAccountID', 12, { clearable: false, autoFocus: !hasAccount }],
  ['checkNumber', 6, { autoFocus: hasAccount, grouping: false }],
  ['amount', 6],
  ['payee', 12],
  ['bankReason', 12],
  ['presentedOn', 5],
  ['decideOn', 4],
  ['decideTime', 3],
];

/** A check that the bank asks about by telephone or on its page: typed as the bank has it, not as the ledger has. */
export function ExceptionDialog({ accounts, account, today, decideTime, dialog }: ExceptionDialogProps) {
  const form = useRecordDialog<Typed, PositivePayExceptionRow>({
    dialog,
    fields,
    options: { bankAccountID: accountOptions(accounts) },
    begin: {
      ...{ bankAccountID: account, checkNumber: null, amount: null, payee: null, bankReason: null },
      ...{ presentedOn: today, decideOn: today, decideTime },
    },
    send: async ({ bankAccountID, checkNumber, amount, presentedOn, decideOn, decideTime: at, ...texts }) =>
      call('createPositivePayException', {
        params: { bankAccountID: bankAccountID ?? 0 },
        body: {
          ...{ checkNumber: checkNumber ?? 0, amount: amount ?? 0, ...texts },
          ...{ presentedOn: presentedOn ?? today, decideOn: decideOn ?? today, decideTime: at ?? '' },
        },
      }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout(account !== null)}
      saveLabel="Add"
      lead={<DialogMessage>As the bank has it: what the ledger has stands beside it then.</DialogMessage>}
    />
  );
}
