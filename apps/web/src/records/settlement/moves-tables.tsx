import {
  amountWords,
  type LoanFigure,
  type MovedAmount,
  type MovedFigures,
  type MovedLoanFigure,
  type StatementMoves,
} from '@closewright/domain/closing-file';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cn } from '@closewright/ui/lib/cn';
import { Table, type TableColumn } from '@closewright/ui/table';
import { TriangleAlert } from 'lucide-react';
import { valueText } from '../../lib/why/explanation-of.ts';
import { isCash } from './shown-totals.ts';

const strong = ({ name }: MovedAmount) => (isCash(name) ? 'font-total' : undefined);

const amountColumns: readonly TableColumn<MovedAmount>[] = [
  {
    id: 'label',
    header: 'Amount',
    rowHead: true,
    cell: (row) => (
      <span className={strong(row)}>
        {row.line && <b className="me-1 font-semibold text-muted">{row.line} </b>}
        {row.label}
      </span>
    ),
  },
  { id: 'before', header: 'Before', numeric: true, cell: ({ before }) => amountWords(before) },
  {
    id: 'after',
    header: 'After',
    numeric: true,
    cell: (row) => <span className={cn(strong(row), row.change && 'bg-accent-bg')}>{amountWords(row.after)}</span>,
  },
  {
    id: 'change',
    header: 'Change',
    numeric: true,
    cell: ({ change }) =>
      change === null ? '' : <span className={cn(change === 0 && 'text-muted')}>{formatMoney(change)}</span>,
  },
];

const loanWords = (figure: LoanFigure): string => (figure === null ? 'Open' : figure.map(valueText).join(' to '));

const loanColumns: readonly TableColumn<MovedLoanFigure>[] = [
  { id: 'label', header: 'Figure', rowHead: true, cell: ({ label }) => label },
  { id: 'before', header: 'Before', numeric: true, cell: ({ before }) => loanWords(before) },
  { id: 'after', header: 'After', numeric: true, cell: ({ after }) => loanWords(after) },
  { id: 'change', header: 'Change', numeric: true, cell: ({ change }) => change && valueText(change) },
];

export interface MovesTablesProps {
  moves: MovedFigures & Partial<StatementMoves> & { readonly loan?: readonly MovedLoanFigure[] };
  /** What the amounts are that are not the same. Default: those that follow what is tried. */
  amountsLabel?: string;
}

/** What is not the same in two states of a statement, before and after; of one that is tried also what does not follow. */
export function MovesTables({ moves, amountsLabel = 'Amounts that follow' }: MovesTablesProps) {
  const { amounts, totals, days, loan = [], fixed = [], asks = [] } = moves;
  const cash = totals.filter(({ name }) => isCash(name)).map(({ label, after }) => `${label} ${amountWords(after)}`);
  return (
    <>
      {amounts.length > 0 && (
        <Table caption={amountsLabel} columns={amountColumns} rows={amounts} rowKey={({ name }) => name} />
      )}
      <Table caption="Totals" columns={amountColumns} rows={totals} rowKey={({ name }) => name} />
      <p aria-live="polite" className="sr-only">
        {cash.join(', ')}
      </p>
      {loan.length > 0 && (
        <Table caption="The loan, pages 1 and 5" columns={loanColumns} rows={loan} rowKey={({ label }) => label} />
      )}
      {days.length > 0 && (
        <Table
          caption="Days that move"
          columns={[
            { id: 'label', header: 'Day', rowHead: true, cell: ({ label }) => label },
            { id: 'before', header: 'Before', numeric: true, cell: ({ before }) => formatDate(before?.day ?? null) },
            { id: 'after', header: 'After', numeric: true, cell: ({ after }) => formatDate(after?.day ?? null) },
          ]}
          rows={days}
          rowKey={({ label }) => label}
        />
      )}
      {fixed.length > 0 && (
        <Table
          caption="Does not follow"
          columns={[
            { id: 'label', header: 'Typed', rowHead: true, cell: ({ label }) => label },
            { id: 'amount', header: 'Amount', numeric: true, cell: ({ after }) => amountWords(after) },
          ]}
          rows={fixed}
          rowKey={({ name }) => name}
        />
      )}
      {asks.length > 0 && (
        <section aria-label="Check before you apply">
          <h3 className="font-semibold">Check before you apply</h3>
          <ul>
            {asks.map(({ field, words }) => (
              <li key={`${field} ${words}`} className="flex items-start gap-2 py-1">
                <TriangleAlert aria-hidden className="mt-0.5 size-icon flex-none text-warning-fg" strokeWidth={1.75} />
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
