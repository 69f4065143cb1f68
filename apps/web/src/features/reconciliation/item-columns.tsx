import type { BookItemRow } from '@closewright/contract/reconciliation';
import type { WireDate } from '@closewright/domain/dates';
import { bookItemKey, lateWords } from '@closewright/domain/reconciliation';
import type { GridColumn } from '@closewright/ui/data-grid';
import { bankCard, bookCard } from './card-item.ts';
import type { BankItemRow, DayIndex } from './day-index.ts';
import { ItemCard } from './item-card.tsx';
import {
  bankItemReference,
  bookItemFor,
  bookItemNumber,
  bookItemType,
  candidateWords,
  shortDate,
} from './reconciliation-words.ts';

/** What the columns of both sides need to know. */
export interface ItemColumnsInput {
  date: WireDate;
  index: DayIndex;
  /** Items that are matched, which only the list of all shows. */
  matched: ReadonlySet<number | string>;
  fileHref(ordersID: number, isReceipt: boolean): string;
}

/** The columns of what the bank has, in the order of those of the book. */
export function bankColumns({ date, index, matched, fileHref }: ItemColumnsInput): readonly GridColumn<BankItemRow>[] {
  const candidate = (item: BankItemRow) =>
    matched.has(item.bankItemID) ? { text: 'Matched', isMissing: false } : candidateWords(item, index);
  return [
    dateColumn(date),
    { id: 'type', header: 'Type', value: ({ kind }) => kind, width: 92 },
    {
      id: 'reference',
      header: 'Reference',
      kind: 'identifier',
      value: bankItemReference,
      render: (item) => (
        <ItemCard
          item={bankCard(item, index.exceptionOfBank.get(item.bankItemID))}
          itemKey={item.bankItemID}
          label={`${item.kind} ${bankItemReference(item) || 'None'}`}
          text={bankItemReference(item) || 'None'}
          fileHref={fileHref}
          ordersID={null}
        />
      ),
      rowHeader: true,
      width: 104,
    },
    {
      id: 'text',
      header: 'Text',
      kind: 'muted',
      value: (item) => [lateWords(item), item.text].filter(Boolean).join(': '),
      grow: 2,
      minWidth: 150,
      priority: 1,
    },
    {
      id: 'candidate',
      header: 'Candidate',
      kind: 'muted',
      value: (item) => candidate(item).text,
      render: (item) => {
        const { text, isMissing } = candidate(item);
        return <span className={isMissing ? 'text-warning-fg' : undefined}>{text}</span>;
      },
      grow: 1,
      minWidth: 110,
    },
    amountColumn,
  ];
}

/** The columns of what the book has. */
export function bookColumns({ date, fileHref, matched }: ItemColumnsInput): readonly GridColumn<BookItemRow>[] {
  return [
    dateColumn(date),
    { id: 'type', header: 'Type', value: bookItemType, width: 92 },
    {
      id: 'number',
      header: 'Number',
      kind: 'identifier',
      value: bookItemNumber,
      render: (item) => (
        <ItemCard
          item={bookCard(item)}
          itemKey={bookItemKey(item)}
          label={`${bookItemType(item)} ${bookItemNumber(item) || 'None'}`}
          text={bookItemNumber(item) || 'None'}
          fileHref={fileHref}
          ordersID={item.ordersID}
        />
      ),
      rowHeader: true,
      width: 92,
    },
    { id: 'file', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 96, priority: 2 },
    {
      id: 'for',
      header: 'For',
      kind: 'muted',
      value: (item) => (matched.has(bookItemKey(item)) ? `Matched. ${bookItemFor(item)}` : bookItemFor(item)),
      grow: 1,
      minWidth: 110,
    },
    amountColumn,
  ];
}

const dateColumn = (of: WireDate): GridColumn<{ readonly date: WireDate }> => ({
  ...{ id: 'date', header: 'Date', kind: 'date', width: 64 },
  value: ({ date }) => date,
  text: ({ date }) => shortDate(date, of),
});

const amountColumn: GridColumn<{ readonly amount: number }> = {
  ...{ id: 'amount', header: 'Amount', kind: 'money', width: 112 },
  value: ({ amount }) => amount,
};
