import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { exceptionDecisionNames } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../../lib/amount-text.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { PinnedPost } from '../../../records/pin/pinned-post.ts';
import { usePin } from '../../../records/pin/use-pin.ts';
import { answersOf, answersWords } from './exception-words.ts';

const make = (post: PinnedPost, bankAccountID: number, rows: readonly PositivePayExceptionRow[]) =>
  post('makePositivePayAnswerFile', {
    params: { bankAccountID },
    body: {
      exceptions: rows.flatMap(({ positivePayExceptionID, decision }) =>
        decision === null ? [] : [{ positivePayExceptionID, decision: decision.decision }],
      ),
    },
  });

/** What came of making a file: the file, and where it may be fetched once. */
export type MadeAnswers = Awaited<ReturnType<typeof make>>;

export interface MakeAnswersDialogProps {
  /** Decisions that were not sent, of one bank account or of several. */
  rows: readonly PositivePayExceptionRow[];
  dialog: DialogControl<MadeAnswers>;
}

/** What a file of decisions tells, check by check, before it is made. */
export function MakeAnswersDialog({ rows, dialog }: MakeAnswersDialogProps) {
  const byAccount = Map.groupBy(rows, ({ bankAccountID }) => bankAccountID);
  const [only] = byAccount.keys();
  const withPin = usePin();
  const form = useRecordDialog<{ bankAccountID: number | null }, MadeAnswers>({
    dialog,
    guard: false,
    fields: {
      bankAccountID: { kind: 'select', label: 'Bank account', required: true, missing: 'Choose a bank account' },
    },
    options: {
      bankAccountID: [...byAccount].map(([value, of]) => ({
        value,
        label: `${of[0]?.bankAccount ?? ''}: ${answersWords(answersOf(of))}`,
      })),
    },
    begin: { bankAccountID: byAccount.size === 1 ? (only ?? null) : null },
    send: async ({ bankAccountID }) =>
      bankAccountID === null ? null : withPin((post) => make(post, bankAccountID, byAccount.get(bankAccountID) ?? [])),
  });
  const chosen = byAccount.get(form.values.bankAccountID ?? 0) ?? [];
  return (
    <RecordDialog
      form={form}
      layout={[['bankAccountID', 12, { clearable: false }]]}
      saveLabel="Make and download"
      beginsOnSave={byAccount.size === 1}
      lead={
        <DialogMessage>
          A file tells the decisions of one bank account, each once. Load it before its time.
        </DialogMessage>
      }
    >
      <ul aria-label="What it tells" className="text-label text-muted">
        {chosen.map(({ positivePayExceptionID, checkNumber, amount, decision }) => (
          <li key={positivePayExceptionID}>
            {checkNumber}, {amountText(amount)}: {decision && exceptionDecisionNames[decision.decision].toLowerCase()}
          </li>
        ))}
      </ul>
    </RecordDialog>
  );
}
