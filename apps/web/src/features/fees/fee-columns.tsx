import type { FeeFigure } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import { type Cents, cents } from '@closewright/domain/money';
import { type CostColumn, costColumns, feeAmount } from '@closewright/domain/settlement';
import { type GridColumn, type GridRowState, rowMenuColumn } from '@closewright/ui/data-grid';
import { cn } from '@closewright/ui/lib/cn';
import { TriangleAlert } from 'lucide-react';
import { type Store, usePart } from '../../lib/store.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { type FieldColumn, fieldColumns, moneyWidth } from '../../records/rows/field-columns.ts';
import { shareEditor, shareOf } from '../../records/rows/share-cell.ts';
import { NoteMark } from '../../records/settlement/note-mark.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { isWorked, letterOf, openSum, outsideWords } from './fee-lines.ts';
import { heldOf, type LineNumber } from './fee-outline.ts';
import type { FeeView } from './fee-views.ts';
import type { FeeFigures } from './use-fee-figures.ts';

/** What the columns know of the rows. */
export interface FeeRows {
  /** Whether the form is a HUD-1, and no closing disclosure. */
  isHud: boolean;
  figureOf(row: Row): FeeFigure;
  /** What stands in the column of lines, by key. */
  numbers: Store<ReadonlyMap<number, LineNumber>>;
  /** The line at the end of a section that becomes a fee when something is typed into it. */
  isBlankLine(row: Row): boolean;
  /** What is offered while a description is typed, and a payee. */
  offers: Readonly<Record<'label' | 'payeeName', () => readonly string[]>>;
  /** How wide the columns of payers are, beyond their least. */
  widths: Readonly<Record<CostColumn, number>>;
}

/** As wide as each amount of a column needs, because none may be cut: those of the rows as they stand, and their sums. */
export function payerWidths(rows: readonly Row[], { costs, figureOf }: Pick<FeeFigures, 'costs' | 'figureOf'>) {
  const of = (column: CostColumn) => {
    const known = costs.flatMap(({ columns }) => heldOf(columns[column]) ?? []);
    const shares = rows.map((row) => amountOf(row, column, figureOf));
    const most = [...known, ...shares].reduce<number>((max, each) => Math.max(max, Math.abs(Number(each) || 0)), 0);
    return moneyWidth(cents(most));
  };
  // Each column has an entry.
  return Object.fromEntries(costColumns.map((column) => [column, of(column)])) as FeeRows['widths'];
}

/** The heads of the columns of payers. */
const payerHeads: Readonly<Record<CostColumn, { readonly under: string; readonly header: string }>> = {
  borrowerAtClosing: { under: 'Borrower paid', header: 'At closing' },
  borrowerBeforeClosing: { under: 'Borrower paid', header: 'Before' },
  sellerAtClosing: { under: 'Seller paid', header: 'At closing' },
  sellerBeforeClosing: { under: 'Seller paid', header: 'Before' },
  others: { under: 'Others', header: 'Paid' },
};

/** The same on a HUD-1, in the order of its columns: what is paid outside of closing stands in none of its own there. */
const hudPayerHeads: typeof payerHeads = {
  borrowerAtClosing: { under: 'Paid From Borrower’s', header: 'Funds at Settlement' },
  sellerAtClosing: { under: 'Paid From Seller’s', header: 'Funds at Settlement' },
  borrowerBeforeClosing: { under: 'P.O.C.', header: 'Borrower' },
  sellerBeforeClosing: { under: 'P.O.C.', header: 'Seller' },
  others: { under: 'P.O.C.', header: 'Others' },
};

/** The columns of the grid of fees. The same ones as long as the figures are those of one file. */
export function feeColumns({ isOfOthers }: FeeView, rows: FeeRows): readonly GridColumn<Row>[] {
  const { isHud, figureOf, numbers, isBlankLine, offers, widths } = rows;
  const heads = isHud ? hudPayerHeads : payerHeads;
  // The keys of a literal are known by its type.
  const payers = Object.keys(heads) as readonly CostColumn[];
  const of = (...places: FieldColumn[]) => fieldColumns(statementKinds.fees.fields, places);
  // What a new line begins with is said once it is one.
  const typed = (field: string) => (row: Row) => (isBlankLine(row) ? '' : String(row.values[field] ?? ''));
  const plain = { sortable: false, filterable: false } as const;
  return [
    {
      id: 'line',
      header: 'Line',
      value: ({ key }) => numbers.get().get(key)?.text,
      render: (row) => <LineCell row={row} rows={rows} />,
      width: 54,
      ...plain,
    },
    ...of(
      [
        'label',
        {
          ...plain,
          rowHeader: true,
          offers: offers.label,
          minWidth: 200,
          grow: 3,
          text: (row) => (isBlankLine(row) ? 'Add line' : String(row.values.label ?? '')),
          render: (row) => <LabelCell row={row} rows={rows} />,
        },
      ],
      ['payeeName', { ...plain, offers: offers.payeeName, minWidth: 110, grow: 2 }],
    ),
    ...payers
      .filter((column) => !isOfOthers || column === 'others')
      .map(
        (column): GridColumn<Row> => ({
          id: column,
          ...heads[column],
          kind: 'money',
          value: (row) => shareOf(row, column),
          text: (row) => shareText(row, column, figureOf),
          editor: shareEditor,
          width: Math.max(widths[column], heads[column].header === 'Funds at Settlement' ? 132 : 0),
          ...plain,
        }),
      ),
    ...of(...(isOfOthers ? [['otherPayer', { ...plain, width: 120 }] as const] : [])),
    ...of(
      ['bucket', { ...plain, kind: 'muted', width: 74, priority: 2, text: typed('bucket') }],
      ['source', { ...plain, kind: 'muted', width: 90, priority: 1, text: typed('source') }],
    ),
    rowMenuColumn as GridColumn<Row>,
  ];
}

/** What a payer bears, in an amount: also where it is a percentage. */
function shareText(row: Row, column: CostColumn, figureOf: FeeRows['figureOf']): string {
  if (row.values[column] === openSum) return openSum;
  const amount = amountOf(row, column, figureOf);
  return typeof amount === 'string' ? amount : formatMoney(amount);
}

/** The same in cents; a percentage of what is open stays one. */
function amountOf(row: Row, column: CostColumn, figureOf: FeeRows['figureOf']): Cents | string | null {
  const share = shareOf(row, column);
  if (typeof share !== 'string') return share === null ? null : cents(share);
  const figure = figureOf(row);
  const amount = figure.kind === 'figure' ? feeAmount(figure.fee, [column]) : null;
  return amount === null ? share : amount.value;
}

/** Which columns of a fee are worked out: those of percentages. */
export function shareStates(row: Row): GridRowState | undefined {
  const worked = costColumns.filter((column) => typeof shareOf(row, column) === 'string');
  if (worked.length === 0) return undefined;
  return { cells: Object.fromEntries(worked.map((column) => [column, { origin: 'calculated' }])) };
}

/** What there is to look at in a fee, in words. */
export function lookAt(figure: FeeFigure): string {
  return figure.kind === 'figure'
    ? figure.findings.map(({ what }) => what).join('; ')
    : `In no total yet: ${Object.values(figure.missing).join('; ').toLowerCase()}`;
}

function LineCell({ row, rows: { figureOf, numbers, isBlankLine } }: { row: Row; rows: FeeRows }) {
  const number = usePart(numbers, (known) => known.get(row.key)?.text ?? '');
  const isOutside = usePart(numbers, (known) => known.get(row.key)?.isOutside === true);
  const words = isWorked(row) || isBlankLine(row) ? '' : lookAt(figureOf(row));
  return (
    // The mark never wraps: a second line would push the cells of its row down.
    <span
      className={cn(
        'flex flex-none items-center gap-1',
        letterOf(row.key) === undefined && 'text-muted',
        isOutside && 'italic',
      )}
      title={isOutside ? 'Another line counts it' : undefined}
    >
      {number}
      {words !== '' && (
        <TriangleAlert role="img" aria-label={words} className="size-3.5 flex-none text-warning-fg" strokeWidth={1.75}>
          <title>{words}</title>
        </TriangleAlert>
      )}
    </span>
  );
}

function LabelCell({ row, rows: { isHud, figureOf, isBlankLine } }: { row: Row; rows: FeeRows }) {
  if (isBlankLine(row)) return <span className="text-muted">Add line</span>;
  const { label, total, outside, note } = row.values;
  if (!label) return <span className="sr-only">New line</span>;
  const figure = isHud && !isWorked(row) ? figureOf(row) : null;
  const poc = figure?.kind === 'figure' ? outsideWords(figure.fee) : outside;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="truncate">
        {label}
        {total != null && (
          <span className="ms-2 font-normal text-muted">
            {typeof total === 'number' ? formatMoney(cents(total)) : total}
          </span>
        )}
        {isHud && poc ? <span className="ms-2 font-normal text-muted">{poc}</span> : null}
      </span>
      <NoteMark note={note} />
    </span>
  );
}
