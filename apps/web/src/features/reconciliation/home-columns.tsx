import type { ReconciledAccountRow, ReconciliationRow } from '@closewright/contract/reconciliation';
import { formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { CircleCheck, Lock, LockOpen, TriangleAlert } from 'lucide-react';
import type { Clock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { Age } from './age.tsx';
import { ageWords, type DoneState, doneState, signedWords, statusWords } from './reconciliation-words.ts';

type Account = GridColumn<ReconciledAccountRow>;

const money = (id: string, header: string, amount: (row: ReconciledAccountRow) => number | null): Account => ({
  ...{ id, header, kind: 'money', width: 124, value: amount },
  text: (row) => {
    const value = amount(row);
    return value === null ? 'Not told' : amountText(value);
  },
});

/** The trust accounts: bank, book and files, how far they are apart, and what is not done. */
export const accountColumns: readonly Account[] = [
  { id: 'name', header: 'Trust account', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 140 },
  {
    ...{ id: 'accountNumber', header: 'Number', kind: 'identifier', width: 88, priority: 3 },
    value: ({ accountNumber }) => accountNumber,
  },
  {
    ...{ id: 'state', header: 'State', width: 112, value: (row) => doneState(row).text },
    render: (row) => <StateBadge {...doneState(row)} />,
  },
  money('bank', 'Bank', ({ threeWay }) => threeWay.adjusted),
  money('book', 'Book', ({ threeWay }) => threeWay.book),
  money('files', 'Files', ({ threeWay }) => threeWay.files),
  {
    ...money('bankLessBook', 'Bank less book', ({ threeWay }) => threeWay.bankLessBook),
    render: ({ threeWay: { bankLessBook } }) => (
      <span className={bankLessBook === 0 ? 'text-success-fg' : 'text-warning-fg'}>
        {bankLessBook === null ? 'Not told' : amountText(bankLessBook)}
      </span>
    ),
  },
  {
    ...money('bookLessFiles', 'Book less files', ({ threeWay }) => threeWay.bookLessFiles),
    priority: 2,
    render: ({ threeWay: { bookLessFiles } }) => (
      <span className={bookLessFiles === 0 ? 'text-success-fg' : 'font-semibold text-danger-fg'}>
        {amountText(bookLessFiles)}
      </span>
    ),
  },
  {
    ...{ id: 'oldest', header: 'Oldest exception', width: 124, value: ({ oldest }) => oldest },
    text: ({ oldest }) => (oldest === null ? 'None' : ageWords(oldest).text),
    render: ({ oldest }) => (oldest === null ? <span className="text-muted">None</span> : <Age age={oldest} />),
  },
  { id: 'daysOpen', header: 'Days open', kind: 'number', value: ({ daysOpen }) => daysOpen, width: 84 },
  {
    ...{ id: 'finalized', header: 'Last finalized', kind: 'date', width: 108 },
    value: ({ finalizedThrough }) => finalizedThrough,
    text: ({ finalizedThrough }) => (finalizedThrough === null ? 'Never' : formatDate(finalizedThrough)),
  },
];

const states = {
  done: { tone: 'success', icon: CircleCheck },
  open: { tone: 'warning', icon: TriangleAlert },
  new: { tone: 'neutral', icon: undefined },
} as const;

function StateBadge({ kind, text }: DoneState) {
  return <Badge {...states[kind]}>{text}</Badge>;
}

/** The reconciliations, the latest day first. */
export const reconciliationColumns = ({ moment }: Pick<Clock, 'moment'>): readonly GridColumn<ReconciliationRow>[] => [
  {
    ...{ id: 'day', header: 'Day', kind: 'date', width: 100, rowHeader: true },
    value: ({ reconciliationDate }) => reconciliationDate,
    text: ({ reconciliationDate }) => formatDate(reconciliationDate),
  },
  { id: 'account', header: 'Account', value: ({ name }) => name, width: 180 },
  {
    ...{ id: 'status', header: 'Status', width: 164, value: statusWords },
    render: (row) => (
      <Badge tone={row.isReconFinalized ? 'success' : 'neutral'} icon={row.isReconFinalized ? Lock : LockOpen}>
        {statusWords(row)}
      </Badge>
    ),
  },
  {
    id: 'prepared',
    header: 'Prepared',
    value: ({ prepared }) => signedWords(prepared, moment),
    grow: 1,
    minWidth: 160,
  },
  {
    ...{ id: 'reviewed', header: 'Reviewed', grow: 1, minWidth: 160 },
    value: ({ reviewed }) => (reviewed === null ? 'Not yet' : signedWords(reviewed, moment)),
    render: ({ reviewed }) =>
      reviewed === null ? <span className="text-warning-fg">Not yet</span> : signedWords(reviewed, moment),
  },
  {
    ...{ id: 'exceptions', header: 'Exceptions', kind: 'number', width: 88, priority: 1 },
    value: ({ openExceptions }) => openExceptions,
  },
  { id: 'version', header: 'Version', kind: 'number', value: ({ version }) => version, width: 72 },
  {
    ...{ id: 'book', header: 'Book', kind: 'money', width: 124 },
    value: ({ threeWay }) => threeWay.book,
  },
];
