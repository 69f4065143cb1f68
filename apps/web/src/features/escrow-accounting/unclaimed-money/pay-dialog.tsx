import type { UnclaimedList } from '@closewright/contract/unclaimed';
import { noFileMethods, paidHowProblems } from '@closewright/domain/reconciliation';
import { Combobox } from '@closewright/ui/combobox';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { mostOfReason } from '../../../records/dialog/reason-length.plain.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { LatestOfPayee } from '../../../records/wire-payees/latest-of-payee.tsx';
import { searchPayees } from '../../../records/wire-payees/search-payees.ts';
import { type Line, methodNames } from './unclaimed-words.ts';

export interface PayDialogProps {
  line: Line;
  dialog: DialogControl<UnclaimedList>;
}

type Typed = {
  payee: string | null;
  wirePayeeID: number | null;
  amount: number | null;
  method: string | null;
  checkNumber: number | null;
  reference: string | null;
  comment: string | null;
};

/** The method that a choice is of. */
const methodOf = (name: string | null) => noFileMethods.find((method) => methodNames[method] === name) ?? 'check';

/** Asks to pay money of no file back, or interest to whom it is due. Another person approves it; a wire or an ACH payment is released by a third. */
export function PayDialog({ line, dialog }: PayDialogProps) {
  const { bankAccountID, left, money } = line;
  // What has to be filled in follows from how it is paid.
  const [method, setMethod] = useState<(typeof noFileMethods)[number]>('check');
  const isCheck = method === 'check';
  const form = useRecordDialog<Typed, UnclaimedList>({
    dialog,
    fields: {
      payee: { kind: 'text', label: 'Pay to', required: isCheck, missing: 'Who is paid is required', maxLength: 120 },
      wirePayeeID: { kind: 'select', label: 'Payee of wires', required: !isCheck, missing: 'Choose a payee of wires' },
      amount: { kind: 'money', label: 'Amount', required: true, min: 0 },
      method: { kind: 'choice', label: 'How', required: true, choices: Object.values(methodNames) },
      checkNumber: {
        ...{ kind: 'integer', label: 'Check number', required: isCheck },
        missing: 'Enter the number of the check',
      },
      reference: { kind: 'text', label: 'Reference', required: false, maxLength: 60 },
      comment: {
        ...{ kind: 'text', label: 'Reason', required: true, maxLength: mostOfReason },
        missing: 'Say why it is paid',
      },
    },
    begin: {
      ...{
        payee: money?.sender ?? null,
        wirePayeeID: null,
        amount: left,
        method: methodNames.check,
        checkNumber: null,
      },
      ...{ reference: money?.reference ?? null, comment: null },
    },
    check: ({ amount, ...typed }) => {
      const how = paidHowProblems(howOf(typed));
      if (amount !== null && amount <= 0) return { ...how, amount: 'Enter an amount above 0.00' };
      return amount !== null && amount > left ? { ...how, amount: `Only ${amountText(left)} is left of it` } : how;
    },
    send: async ({ payee, amount, reference, comment, ...typed }) => {
      if (amount === null || comment === null) return null;
      // A wire or an ACH payment has the name of its payee, whatever is said.
      const paying = { bankAccountID, amount, payee: payee ?? line.bankAccount, comment, reference, ...howOf(typed) };
      return call('askUnclaimedPayment', {
        body:
          money === null
            ? { ...paying, kind: 'interest paid' }
            : { ...paying, kind: 'paid back', about: { stripe: money.stripe, number: money.number } },
      });
    },
  });
  const chosen = methodOf(form.values.method);
  if (chosen !== method) setMethod(chosen);
  const { wirePayeeID } = form.values;
  const layout: Layout = isCheck
    ? [
        ['payee', 8, { autoFocus: true }],
        ['amount', 4],
        ['method', 4],
        ['checkNumber', 3, { grouping: false }],
        ['reference', 5, { identifier: true }],
        ['comment', 12],
      ]
    : [
        ['wirePayeeID', 8],
        ['amount', 4],
        ['method', 4],
        ['reference', 8, { identifier: true }],
        ['comment', 12],
      ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      parts={{
        wirePayeeID: (part) => (
          <Combobox<number>
            {...part}
            value={wirePayeeID}
            minLength={1}
            search={searchPayees}
            onValueChange={(next) => form.set({ wirePayeeID: next })}
          />
        ),
      }}
      saveLabel="Ask to pay"
      lead={
        <DialogMessage>
          Nothing is posted until another person approves it.
          {!isCheck &&
            ' It leaves by the latest instructions of its payee, once they are good and a third person has released it.'}
        </DialogMessage>
      }
    >
      {!isCheck && wirePayeeID !== null && <LatestOfPayee payee={null} wirePayeeID={wirePayeeID} means={method} />}
    </RecordDialog>
  );
}

/** How it is paid, as the api is asked: what is hidden for this way is none of it. */
function howOf({ method: name, checkNumber, wirePayeeID }: Pick<Typed, 'method' | 'checkNumber' | 'wirePayeeID'>) {
  const method = methodOf(name);
  return method === 'check' ? { method, checkNumber, wirePayeeID: null } : { method, checkNumber: null, wirePayeeID };
}
