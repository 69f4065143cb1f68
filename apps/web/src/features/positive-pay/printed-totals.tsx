import type { PositivePayEventRow } from '@closewright/contract/positive-pay';
import { counted, formatDate } from '@closewright/domain/formats';
import { positivePayKindNames } from '@closewright/domain/positive-pay';
import { Table, type TableColumn } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';
import { PrintedPage } from '../../records/list/printed-page.tsx';
import { eventKey } from './event-columns.ts';
import type { ExplainedTotals } from './explain-totals.ts';
import { KindsTable } from './kinds-table.tsx';
import { gapText, numbersText } from './positive-pay-words.ts';

/** What is on a totals page. */
export interface TotalsPage extends ExplainedTotals {
  readonly title: string;
  /** Lines under the title: the account, who made the file and when, its hash. */
  readonly facts: readonly string[];
}

export interface PrintedTotalsProps {
  page: TotalsPage;
  onDone: () => void;
}

const columns: readonly TableColumn<PositivePayEventRow>[] = [
  { id: 'check', header: 'Check', rowHead: true, cell: ({ checkNumber }) => checkNumber },
  { id: 'kind', header: 'Told as', cell: ({ kind }) => positivePayKindNames[kind] },
  { id: 'date', header: 'Date', cell: ({ issuedOn }) => formatDate(issuedOn) },
  { id: 'payee', header: 'Payee', cell: ({ payee }) => payee },
  { id: 'file', header: 'File', cell: ({ fileNumber }) => fileNumber },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
];

/** The totals page on paper: counts and sums, the numbers with what is not among them, and each check. */
export function PrintedTotals({ page: { title, facts, totals, gaps, moreGaps, rows }, onDone }: PrintedTotalsProps) {
  const numbers = numbersText(totals);
  return (
    <PrintedPage title={title} label="Printed totals" onDone={onDone}>
      {facts.map((fact) => (
        <p key={fact} className="text-label break-words text-muted">
          {fact}
        </p>
      ))}
      <section data-print="whole" className="py-2">
        <KindsTable totals={totals} />
        {numbers !== '' && <p className="pt-2">Checks issued: {numbers}</p>}
        {gaps.map((gap) => (
          <p key={gap.from} className="text-label">
            Not among them: {gapText(gap)}
          </p>
        ))}
        {moreGaps > 0 && <p className="text-label">And {counted(moreGaps, 'more gap')}</p>}
      </section>
      <Table caption="Checks" columns={columns} rows={rows} rowKey={eventKey} />
    </PrintedPage>
  );
}
