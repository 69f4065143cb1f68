import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { UnclaimedList, UnclaimedMoney } from '@closewright/contract/unclaimed';
import { bankFileLimits } from '@closewright/domain/bank-files';
import { formatDate } from '@closewright/domain/formats';
import { returnNoteProblem } from '@closewright/domain/reconciliation';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';

export interface TakenDialogProps {
  money: UnclaimedMoney;
  /** What may be a return and nobody has matched. */
  items: ReconciliationDay['bankItems'];
  dialog: DialogControl<UnclaimedList>;
}

type Typed = { bankItemID: number | null; note: string | null };

/** Says by which item the bank took back what it had credited, and why where the bank does not call it a return. It is posted and matched. */
export function TakenDialog({ money, items, dialog }: TakenDialogProps) {
  const { bankAccountID, stripe, number, left } = money;
  const noteProblem = ({ bankItemID, note }: Typed) => {
    const item = items.find((each) => each.bankItemID === bankItemID);
    return item ? returnNoteProblem(item, note) : null;
  };
  const form = useRecordDialog<Typed, UnclaimedList>({
    dialog,
    guard: false,
    fields: {
      bankItemID: { kind: 'select', label: 'Item of the bank', required: true, missing: 'Choose what the bank has' },
      note: { kind: 'text', label: 'Why it is a return', required: false, maxLength: bankFileLimits.note },
    },
    begin: { bankItemID: items.find(({ amount }) => amount === -left)?.bankItemID ?? null, note: null },
    options: {
      bankItemID: items.map(({ bankItemID, date, kind, amount, text }) => ({
        value: bankItemID,
        label: `${formatDate(date)} ${kind} ${amountText(amount)} ${text}`.trim(),
      })),
    },
    check: (typed) => {
      const problem = noteProblem(typed);
      return problem === null ? {} : { note: problem };
    },
    send: async ({ bankItemID, note }) =>
      bankItemID === null
        ? null
        : call('bankTookUnclaimed', { params: { bankAccountID, stripe, number }, body: { bankItemID, note } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={[
        ['bankItemID', 12, { autoFocus: true }],
        ['note', 12],
      ]}
      saveLabel="Bank took it back"
      lead={<DialogMessage>It is posted on the day of the bank and matched with its item.</DialogMessage>}
    />
  );
}
