import { methodNames } from '@closewright/domain/check-writing';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { cn } from '@closewright/ui/lib/cn';
import type { Clock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { factsOf, purposeOf, type Row } from './rows.ts';
import { StatusCell } from './status-cell.tsx';
import { madeStatus, type Status, statusOf } from './status-words.ts';

const plain = { sortable: false, filterable: false } as const;

/** How far a row is. */
export const statusOfRow = (row: Row, moment: Clock['moment']): Status =>
  row.kind === 'made' ? madeStatus(row, moment) : statusOf(row.turn);

const balanceOf = (row: Row): number | null => (row.kind === 'made' ? null : row.balance);

/** A balance: red where it is below zero, its last digit under that of the others. */
export function Balance({ amount }: { amount: number }) {
  return (
    <span className={cn(amount < 0 ? 'font-semibold text-negative' : "after:invisible after:content-[')']")}>
      {amountText(amount)}
    </span>
  );
}

/** The room that a number takes: it is never cut. */
const widthOf = (rows: readonly Row[]): number =>
  20 + 9 * Math.max(3, ...rows.map((row) => factsOf(row).number.length));

/** The columns of the disbursements, with a menu for whoever can change something. */
export const columnsOf = (
  rows: readonly Row[],
  hasMenu: boolean,
  { moment }: Pick<Clock, 'moment'>,
): readonly GridColumn<Row>[] => [
  { ...plain, id: 'number', header: '#', kind: 'muted', width: widthOf(rows), value: (row) => factsOf(row).number },
  { ...plain, id: 'method', header: 'Method', width: 76, value: (row) => methodNames[factsOf(row).method] },
  {
    ...plain,
    id: 'payee',
    header: 'Payee',
    rowHeader: true,
    minWidth: 170,
    grow: 2,
    value: (row) => factsOf(row).payee,
    render: (row) => <span className="truncate font-medium">{factsOf(row).payee || 'Nobody by name'}</span>,
  },
  {
    ...plain,
    id: 'for',
    header: 'For',
    kind: 'muted',
    minWidth: 190,
    grow: 2,
    value: (row) => purposeOf(factsOf(row).lines),
  },
  {
    ...plain,
    id: 'memo',
    header: 'Memo',
    kind: 'muted',
    minWidth: 150,
    grow: 1,
    priority: 1,
    value: (row) => factsOf(row).memo,
  },
  {
    ...plain,
    id: 'status',
    header: 'Status',
    minWidth: 200,
    grow: 1,
    value: (row) => statusOfRow(row, moment).words,
    render: (row) => <StatusCell status={statusOfRow(row, moment)} />,
  },
  { ...plain, id: 'amount', header: 'Amount', kind: 'money', width: 116, value: (row) => factsOf(row).amount },
  {
    ...plain,
    id: 'balance',
    header: 'Balance',
    kind: 'money',
    width: 120,
    value: balanceOf,
    render: (row) => {
      const balance = balanceOf(row);
      return balance !== null && <Balance amount={balance} />;
    },
  },
  ...(hasMenu ? [rowMenuColumn as GridColumn<Row>] : []),
];
