import type { BookItemRow, ReconciliationDay } from '@closewright/contract/reconciliation';
import { formatDate } from '@closewright/domain/formats';
import { bookItemKey } from '@closewright/domain/reconciliation';
import { EmptyState } from '@closewright/ui/empty-state';
import { TextLink } from '@closewright/ui/link';
import { useMemo, useState } from 'react';
import type { ListQuery, ListWords } from '../../records/list/record-grid.tsx';
import type { BankItemRow, DayIndex } from './day-index.ts';
import { bankColumns, bookColumns } from './item-columns.tsx';
import { ItemsList, type Shown } from './items-list.tsx';
import { lift, type Picks } from './picks.ts';
import { bankItemHas, bookItemHas, isImported, waitingWords, wordsOf } from './reconciliation-words.ts';

export interface DayListsProps {
  query: ListQuery;
  date: string;
  day: ReconciliationDay | null;
  index: DayIndex;
  picks: Picks;
  lifted: Picks;
  /** Null where nothing can be picked. */
  onPick: ((picks: Picks) => void) | null;
  onCurrent: { bank(row: BankItemRow | null): void; book(row: BookItemRow | null): void };
  importHref: string;
  fileHref(ordersID: number, isReceipt: boolean): string;
}

const words = (of: string): ListWords => ({
  ...{ loading: `Loading the items of the ${of}`, failed: `The items of the ${of} could not be read` },
  ...{ empty: 'Nothing waits', emptyHint: 'All of them are matched up to this day.' },
  ...{ narrowed: 'No item has these words', narrowedHint: 'Clear the filter to see more.' },
});
const bankWords = words('bank');
const bookWords = words('book');

/** What the bank has and what the book has, side by side in the same order. */
export function DayLists(props: DayListsProps) {
  const { query, date, day, index, picks, lifted, onPick, onCurrent, importHref, fileHref } = props;
  const [bankShown, setBankShown] = useState<Shown>('waiting');
  const [bookShown, setBookShown] = useState<Shown>('waiting');
  const [bankFilter, setBankFilter] = useState('');
  const [bookFilter, setBookFilter] = useState('');
  const matched = useMemo(
    () =>
      new Set<number | string>(
        (day?.matched ?? []).flatMap(({ bankItems, bookItems }) => [
          ...bankItems.map(({ bankItemID }) => bankItemID),
          ...bookItems.map(bookItemKey),
        ]),
      ),
    [day],
  );
  const columns = useMemo(
    () => ({
      bank: bankColumns({ date, index, matched, fileHref }),
      book: bookColumns({ date, index, matched, fileHref }),
    }),
    [date, index, matched, fileHref],
  );
  const bankRows = useMemo(() => {
    const waiting = day?.bankItems ?? [];
    const all = bankShown === 'all' ? [...waiting, ...(day?.matched ?? []).flatMap((each) => each.bankItems)] : waiting;
    const sought = wordsOf(bankFilter);
    const found = sought.length === 0 ? all : all.filter((item) => bankItemHas(item, sought));
    return lift(found, ({ bankItemID }) => lifted.bank.has(bankItemID));
  }, [day, bankShown, bankFilter, lifted]);
  const bookRows = useMemo(() => {
    const waiting = day?.bookItems ?? [];
    const all = bookShown === 'all' ? [...waiting, ...(day?.matched ?? []).flatMap((each) => each.bookItems)] : waiting;
    const sought = wordsOf(bookFilter);
    const found = sought.length === 0 ? all : all.filter((item) => bookItemHas(item, sought));
    return lift(found, (item) => lifted.book.has(bookItemKey(item)));
  }, [day, bookShown, bookFilter, lifted]);
  const isAwaited = day !== null && !isImported(day) && day.bankItems.length === 0;
  return (
    <>
      <ItemsList<BankItemRow>
        side="bank"
        title="Bank items"
        meta={day ? waitingWords(day.bankItems, 'to match') : ''}
        query={query}
        words={bankWords}
        columns={columns.bank}
        rows={bankRows}
        rowKey={({ bankItemID }) => bankItemID}
        isMatched={({ bankItemID }) => matched.has(bankItemID)}
        shown={bankShown}
        onShown={setBankShown}
        filter={bankFilter}
        onFilter={setBankFilter}
        picked={picks.bank}
        // The keys of these rows are numbers.
        onPick={onPick && ((keys) => onPick({ ...picks, bank: keys as ReadonlySet<number> }))}
        onCurrent={onCurrent.bank}
        instead={
          isAwaited &&
          bankShown === 'waiting' && (
            <EmptyState title={`The bank told nothing of ${formatDate(date)} yet`}>
              <TextLink href={importHref}>Import the bank file of {formatDate(date)}, or type its balance</TextLink>
            </EmptyState>
          )
        }
      />
      <ItemsList<BookItemRow>
        side="book"
        title="Book items"
        meta={day ? waitingWords(day.bookItems, 'not at bank') : ''}
        query={query}
        words={bookWords}
        columns={columns.book}
        rows={bookRows}
        rowKey={bookItemKey}
        isMatched={(item) => matched.has(bookItemKey(item))}
        shown={bookShown}
        onShown={setBookShown}
        filter={bookFilter}
        onFilter={setBookFilter}
        picked={picks.book}
        // The keys of these rows are texts.
        onPick={onPick && ((keys) => onPick({ ...picks, book: keys as ReadonlySet<string> }))}
        onCurrent={onCurrent.book}
      />
    </>
  );
}
