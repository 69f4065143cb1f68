import type { FileLedger } from '@closewright/contract/check-writing';
import { type LedgerTransaction, transactionKey } from '@closewright/domain/check-writing';
import { toasts } from '@closewright/ui/services/toasts';
import { useClock } from '../../app/session/clock.ts';
import { call } from '../../lib/api/index.ts';
import { refusalOf } from '../../lib/tasks/refusal.ts';
import { takenBackWords } from './taken-back-words.ts';
import { useCheckWriting } from './use-check-writing.ts';

/** Why something was taken back that was undone at once. */
export const undoneReason = 'Undone right after it was posted';
/** Long enough to read what was posted, and to take it back. */
const offered = 8000;

/** Takes what a call has posted: shows it, says so, and offers to take it back. */
export function usePosted() {
  const { file, transactions, store } = useCheckWriting();
  const clock = useClock();
  const { ordersID } = file;
  const takeBack = async ({ bankAccountID, stripe, number, date }: LedgerTransaction) => {
    const today = clock.today();
    // Nothing is taken back on a day before its own.
    const day = date > today ? date : today;
    const transaction = { stripe, number };
    const body = { bankAccountID, date: day, transaction, reason: undoneReason };
    store(await call('takeBackPosting', { params: { ordersID }, body }));
  };
  /**
   * Shows what was posted, and says nothing: for what is said, and offered to be taken back, later.
   * @param isOurs whether a transaction that is new is of this act: somebody else may have posted meanwhile
   */
  const stored = (answer: FileLedger, isOurs: (each: LedgerTransaction) => boolean) => {
    const before = new Set(transactions.map(transactionKey));
    const all: readonly LedgerTransaction[] = answer.transactions;
    const made = all.filter((each) => !before.has(transactionKey(each)) && isOurs(each));
    store(answer);
    // The newest first, as one stands on the other.
    return { first: made[0], undo: made.toReversed().map((each) => () => takeBack(each)) };
  };
  /**
   * @param title what was done, or words of the first transaction of it
   * @param isOurs as of `stored`
   */
  const posted = (
    title: string | ((made: LedgerTransaction | undefined) => string),
    answer: FileLedger,
    isOurs: (each: LedgerTransaction) => boolean,
  ) => {
    const { first, undo } = stored(answer, isOurs);
    said(typeof title === 'string' ? title : title(first), undo);
  };
  return { posted, stored };
}

/**
 * Says what was done, and offers to take it back.
 * @param undo the steps of taking it back, each a call of its own; where one fails, those after it are left
 */
export function said(title: string, undo: readonly (() => Promise<void>)[]): void {
  const undone = async () => {
    let done = 0;
    try {
      for (const step of undo) {
        await step();
        done += 1;
      }
      toasts.info('Taken back');
    } catch (error) {
      toasts.error({ title: takenBackWords(done, undo.length), message: refusalOf(error) });
    }
  };
  toasts.success({
    title,
    duration: offered,
    ...(undo.length > 0 && { action: { label: 'Undo', onAction: () => void undone() } }),
  });
}
