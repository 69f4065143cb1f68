import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import { type LackingReason, type LedgerTransaction, lackingReasons } from '@closewright/domain/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { AskedMoney } from './asked-money.tsx';
import {
  accountField,
  accountOptions,
  amountErrors,
  amountField,
  anotherDecides,
  commentField,
} from './asking-fields.ts';
import { moneyIn } from './lacking.ts';

export interface LackingDialogProps {
  ordersID: number;
  kind: 'advance' | 'loss';
  accounts: readonly TrustAccount[];
  account: TrustAccount;
  transactions: readonly LedgerTransaction[];
  /** What the statement has left to pay, in cents; null where it is not told. */
  leftToPay: number | null;
  /** What it begins with: by how much a payment is short. */
  amount: number | null;
  dialog: DialogControl<FileLedger>;
}

interface Typed extends Record<string, string | number | null> {
  bankAccountID: number | null;
  amount: number | null;
  category: string | null;
  isRecoverable: string | null;
  comment: string | null;
}

const fields = {
  bankAccountID: accountField,
  amount: amountField,
  category: { kind: 'choice', label: 'What for', required: true, choices: lackingReasons },
  isRecoverable: {
    kind: 'choice',
    label: 'Recoverable',
    required: true,
    missing: 'Say whether somebody owes it back',
    choices: ['Yes', 'No'],
  },
  comment: commentField,
};

const says = {
  advance: 'The office advances what the file lacks: it is available in the file once it is approved.',
  loss: 'The office bears what the file lacks: it is available in the file once it is approved.',
};

/** Asks for money that the office gives a file, to be had back or not. */
export function LackingDialog({
  ordersID,
  kind,
  accounts,
  account,
  transactions,
  leftToPay,
  amount,
  dialog,
}: LackingDialogProps) {
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    fields,
    begin: { bankAccountID: account.bankAccountID, amount, category: null, isRecoverable: null, comment: null },
    options: { bankAccountID: accountOptions(accounts) },
    check: ({ amount: typed }) => amountErrors(typed),
    async send(typed) {
      const { bankAccountID, comment } = typed;
      const category = lackingReasons.find((reason): reason is LackingReason => reason === typed.category);
      // Nothing is sent without what is required.
      if (bankAccountID === null || typed.amount === null || category === undefined || comment === null) return null;
      const isRecoverable = typed.isRecoverable === 'Yes';
      const body = { kind, bankAccountID, amount: typed.amount, category, isRecoverable, comment };
      return call('askApproval', { params: { ordersID }, body });
    },
  });
  const layout: Layout = [
    ...when(accounts.length > 1, ['bankAccountID', 12]),
    ['amount', 4, { autoFocus: true }],
    ['category', 4],
    ['isRecoverable', 4, { clearable: false }],
    ['comment', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={`Ask for the ${kind}`}
      lead={
        <DialogMessage>
          {says[kind]} {anotherDecides}
        </DialogMessage>
      }
    >
      <AskedMoney
        kind={kind}
        amount={form.values.amount}
        money={moneyIn(transactions, form.values.bankAccountID ?? account.bankAccountID)}
        leftToPay={leftToPay}
      />
    </RecordDialog>
  );
}
