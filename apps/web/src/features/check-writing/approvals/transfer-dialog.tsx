import type { FileLedger } from '@closewright/contract/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
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
import type { PaymentDialogProps } from './payment-dialog.tsx';

interface Typed extends Record<string, string | number | null> {
  bankAccountID: number | null;
  toFile: string | null;
  amount: number | null;
  comment: string | null;
}

const fields = {
  bankAccountID: accountField,
  toFile: {
    kind: 'text',
    label: 'To file',
    required: true,
    missing: 'The number of the file is required',
    maxLength: 50,
  },
  amount: amountField,
  comment: commentField,
} as const;

/** Asks to give money of this file to another one, in the same bank account. It shows what there is, and what of it the statement still needs. */
export function TransferDialog({ ordersID, accounts, account, transactions, leftToPay, dialog }: PaymentDialogProps) {
  const moneyOf = (bankAccountID: number | null) => moneyIn(transactions, bankAccountID ?? account.bankAccountID);
  const form = useRecordDialog<Typed, FileLedger>({
    dialog,
    fields,
    begin: { bankAccountID: account.bankAccountID, toFile: null, amount: null, comment: null },
    options: { bankAccountID: accountOptions(accounts) },
    check: ({ amount, bankAccountID }) => amountErrors(amount, moneyOf(bankAccountID).available),
    async send({ bankAccountID, toFile, amount, comment }) {
      // Nothing is sent without what is required.
      if (bankAccountID === null || toFile === null || amount === null || comment === null) return null;
      const body = { kind: 'transfer', bankAccountID, toFile, amount, comment } as const;
      return call('askApproval', { params: { ordersID }, body });
    },
  });
  const { bankAccountID, toFile, amount } = form.values;
  const layout: Layout = [
    ...when(accounts.length > 1, ['bankAccountID', 12]),
    ['toFile', 8, { autoFocus: true }],
    ['amount', 4],
    ['comment', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask for the transfer"
      lead={
        <DialogMessage>
          For money of these parties that another of their files needs. It stays in the bank account. {anotherDecides}
        </DialogMessage>
      }
    >
      <AskedMoney
        kind="transfer"
        toFile={toFile}
        amount={amount}
        money={moneyOf(bankAccountID)}
        leftToPay={leftToPay}
      />
    </RecordDialog>
  );
}
