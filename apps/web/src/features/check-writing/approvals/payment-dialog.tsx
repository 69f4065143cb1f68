import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import { type DisbursementMethod, type LedgerTransaction, methodNames } from '@closewright/domain/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { methodOptions } from '../disbursements/method-options.ts';
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

export interface PaymentDialogProps {
  ordersID: number;
  accounts: readonly TrustAccount[];
  account: TrustAccount;
  transactions: readonly LedgerTransaction[];
  /** What the statement has left to pay, in cents; null where it is not told. */
  leftToPay: number | null;
  dialog: DialogControl<FileLedger>;
}

interface Typed extends Record<string, string | number | null> {
  bankAccountID: number | null;
  payee: string;
  method: string | null;
  amount: number | null;
  memo: string | null;
  comment: string | null;
}

const fields = {
  bankAccountID: accountField,
  payee: {
    kind: 'text',
    label: 'Payee',
    required: true,
    missing: 'Who is paid is required',
    maxLength: postingLimits.payee,
  },
  method: { kind: 'choice', label: 'Method', required: true },
  amount: amountField,
  memo: { kind: 'text', label: 'Memo', required: false, maxLength: postingLimits.memo },
  comment: commentField,
};

/** Asks for a payment that no statement proposes. It shows what there is, and what of it the statement still needs. */
export function PaymentDialog({ ordersID, accounts, account, transactions, leftToPay, dialog }: PaymentDialogProps) {
  const moneyOf = (bankAccountID: number | null) => moneyIn(transactions, bankAccountID ?? account.bankAccountID);
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    fields,
    begin: {
      bankAccountID: account.bankAccountID,
      payee: '',
      method: 'check',
      amount: null,
      memo: null,
      comment: null,
    },
    options: { bankAccountID: accountOptions(accounts), method: methodOptions },
    check: ({ amount, bankAccountID }) => amountErrors(amount, moneyOf(bankAccountID).available),
    async send({ bankAccountID, payee, method, amount, memo, comment }) {
      // Nothing is sent without what is required.
      if (bankAccountID === null || amount === null || comment === null || !isMethod(method)) return null;
      const body = { kind: 'payment', bankAccountID, payee, method, amount, memo, comment } as const;
      return call('askApproval', { params: { ordersID }, body });
    },
  });
  const { bankAccountID, amount } = form.values;
  const layout: Layout = [
    ...when(accounts.length > 1, ['bankAccountID', 12]),
    ['payee', 8, { autoFocus: true }],
    ['method', 4, { clearable: false }],
    ['amount', 4],
    ['memo', 8],
    ['comment', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask for the payment"
      lead={
        <DialogMessage>
          For money that is in no statement: an overage that is given back, a deposit that is released. {anotherDecides}
        </DialogMessage>
      }
    >
      <AskedMoney kind="payment" amount={amount} money={moneyOf(bankAccountID)} leftToPay={leftToPay} />
    </RecordDialog>
  );
}

const isMethod = (method: string | null): method is DisbursementMethod =>
  method !== null && Object.hasOwn(methodNames, method);
