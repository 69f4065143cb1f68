import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { WireDate } from '@closewright/domain/dates';
import { bookItemKey } from '@closewright/domain/reconciliation';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import { type DayIndex, indexDay } from './day-index.ts';
import { nothingPicked, type Picks } from './picks.ts';

/** A day of an account by its address. */
export interface DayAt {
  readonly bankAccountID: number;
  readonly date: WireDate;
}

/** Something that is being sent: what of the lists it takes away, as if it were done. */
interface Work {
  readonly takes: Picks;
  readonly said: string;
}

/**
 * A day of an account, and changes to it. They are sent one after another; each answers with the day as it is then. What one takes away
 * is not shown meanwhile, and is shown again where it is refused.
 */
export function useDay(at: DayAt) {
  const client = useQueryClient();
  const input = { params: at };
  const query = useQuery(queryFor('getReconciliationDay', input));
  const [work, setWork] = useState<readonly Work[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const refresh = () =>
    Promise.all(
      (['getReconciliationDay', 'listReconciledAccounts', 'listReconciliations', 'getReconciliation'] as const).map(
        (name) => client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  useWhenFilesChange(() => {
    if (work.length === 0) void refresh();
  });

  /** Takes the day as an answer tells it; the other days and lists are read again when they are shown. */
  const take = (day: ReconciliationDay): void => {
    const key = keyFor('getReconciliationDay', input);
    client.setQueryData(key, day);
    void client.invalidateQueries({ queryKey: keyFor('listReconciledAccounts') });
    void client.invalidateQueries({
      queryKey: keyFor('getReconciliationDay'),
      predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(key),
    });
  };
  /** Sends a change after those before it. Null where it was refused, which is said. */
  const change = async <Day extends ReconciliationDay>(
    said: string,
    failed: string,
    send: () => Promise<Day>,
    takes: Picks = nothingPicked,
  ): Promise<Day | null> => {
    const own: Work = { takes, said };
    setWork((before) => [...before, own]);
    const turn = last.current.then(send);
    last.current = turn.catch(() => {});
    try {
      const day = await turn;
      take(day);
      return day;
    } catch (error) {
      toasts.error({ title: failed, message: messageOf(error) });
      void refresh();
      return null;
    } finally {
      setWork((before) => before.filter((each) => each !== own));
    }
  };

  const day = query.data ?? null;
  const shown = useMemo(() => (day === null ? null : withoutTaken(day, work)), [day, work]);
  const index = useMemo<DayIndex | null>(() => (shown === null ? null : indexDay(shown)), [shown]);
  return { query, day: shown, index, take, refresh, change, said: work[0]?.said ?? null };
}

/** The day without what is being taken away. The same object where nothing is. */
function withoutTaken(day: ReconciliationDay, work: readonly Work[]): ReconciliationDay {
  const bank = new Set(work.flatMap(({ takes }) => [...takes.bank]));
  const book = new Set(work.flatMap(({ takes }) => [...takes.book]));
  if (bank.size + book.size === 0) return day;
  return {
    ...day,
    bankItems: day.bankItems.filter(({ bankItemID }) => !bank.has(bankItemID)),
    bookItems: day.bookItems.filter((item) => !book.has(bookItemKey(item))),
    exceptions: day.exceptions.filter(
      ({ bankItemID, bookItem }) =>
        !(bankItemID !== null && bank.has(bankItemID)) && !(bookItem !== null && book.has(bookItemKey(bookItem))),
    ),
  };
}
