import type { UnclaimedList } from '@closewright/contract/unclaimed';
import { noFileByCheckOnly, noFileMethods } from '@closewright/domain/reconciliation';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { mostOfReason } from '../../../records/dialog/reason-length.plain.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import type { Line } from './unclaimed-words.ts';

export interface PayDialogProps {
  line: Line;
  dialog: DialogControl<UnclaimedList>;
}

type Typed = {
  payee: string | null;
  amount: number | null;
  method: string | null;
  checkNumber: number | null;
  reference: string | null;
  comment: string | null;
};

/** Asks to pay money of no file back, or interest to whom it is due. Another person approves it. */
export function PayDialog({ line, dialog }: PayDialogProps) {
  const { bankAccountID, left, money } = line;
  const form = useRecordDialog<Typed, UnclaimedList>({
    dialog,
    fields: {
      payee: { kind: 'text', label: 'Pay to', required: true, missing: 'Who is paid is required', maxLength: 120 },
      amount: { kind: 'money', label: 'Amount', required: true, min: 0 },
      method: { kind: 'choice', label: 'How', required: true, choices: [...noFileMethods] },
      checkNumber: { kind: 'integer', label: 'Check number', required: true, missing: 'Enter the number of the check' },
      reference: { kind: 'text', label: 'Reference', required: false, maxLength: 60 },
      comment: {
        ...{ kind: 'text', label: 'Reason', required: true, maxLength: mostOfReason },
        missing: 'Say why it is paid',
      },
    },
    begin: {
      ...{ payee: money?.sender ?? null, amount: left, method: 'Check', checkNumber: null },
      ...{ reference: money?.reference ?? null, comment: null },
    },
    check: ({ amount, method }) => {
      if (method !== 'Check') return { method: noFileByCheckOnly };
      if (amount !== null && amount <= 0) return { amount: 'Enter an amount above 0.00' };
      return amount !== null && amount > left ? { amount: `Only ${amountText(left)} is left of it` } : {};
    },
    send: async ({ payee, amount, checkNumber, reference, comment }) => {
      if (payee === null || amount === null || comment === null || checkNumber === null) return null;
      const paying = { bankAccountID, amount, payee, comment, reference, checkNumber, method: 'check' } as const;
      return call('askUnclaimedPayment', {
        body:
          money === null
            ? { ...paying, kind: 'interest paid' }
            : { ...paying, kind: 'paid back', about: { stripe: money.stripe, number: money.number } },
      });
    },
  });
  const layout: Layout = [
    ['payee', 8, { autoFocus: true }],
    ['amount', 4],
    ['method', 4],
    ['checkNumber', 3, { grouping: false }],
    ['reference', 5, { identifier: true }],
    ['comment', 12],
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Ask to pay"
      lead={<DialogMessage>Nothing is posted until another person approves it.</DialogMessage>}
    />
  );
}
