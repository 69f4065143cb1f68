import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { bankFileLimits } from '@closewright/domain/bank-files';
import { DialogMessage } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import type { BankItemRow } from './day-index.ts';
import { bankItemReference } from './reconciliation-words.ts';
import type { DayAt } from './use-day.ts';

interface NoFileDialogProps {
  at: DayAt;
  item: BankItemRow;
  dialog: DialogControl<ReconciliationDay>;
}

type Typed = { what: string | null; note: string | null };

const nobody = 'Nobody has claimed this';
const choices = [nobody, 'Bank error'];
const layout: Layout = [
  ['what', 12, { autoFocus: true }],
  ['note', 12],
];

function NoFileDialog({ at, item: { bankItemID }, dialog }: NoFileDialogProps) {
  const form = useRecordDialog<Typed, ReconciliationDay>({
    dialog,
    guard: false,
    fields: {
      what: { kind: 'choice', label: 'What it is', required: true, choices },
      note: { kind: 'text', label: 'Who sent it', required: false, maxLength: bankFileLimits.note },
    },
    begin: { what: nobody, note: null },
    send: ({ what, note }) =>
      call('postBankItem', {
        params: at,
        body: { bankItemID, as: what === nobody ? 'unclaimed receipt' : 'bank error', note },
      }),
    fieldOf: () => 'what',
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Record"
      lead={
        <DialogMessage>
          It is posted on the day of the bank, of no file, and matched with its item. Under Unclaimed Money it is
          claimed for a file or paid back.
        </DialogMessage>
      }
    />
  );
}

/** Records what the bank credited as money of no file. Null where it was left. */
export async function askOfNoFile(at: DayAt, item: BankItemRow): Promise<ReconciliationDay | null> {
  const answer = await dialogs.open<Omit<NoFileDialogProps, 'dialog'>, ReconciliationDay>(
    NoFileDialog,
    { at, item },
    {
      title: 'Money of no file',
      subtitle: `${`${item.kind} ${bankItemReference(item)}`.trim()}, ${amountText(item.amount)}`,
      ...{ size: 'medium', key: 'reconciliation-no-file' },
    },
  );
  return answer.dismissed ? null : answer.value;
}
