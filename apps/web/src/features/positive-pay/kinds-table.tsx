import type { PositivePayTotals } from '@closewright/contract/positive-pay';
import { Table, type TableColumn } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';
import { byKind, eventCount, type OfKind } from './positive-pay-words.ts';

/** How many events of each kind, and what they come to; with how many there are in all. */
export function KindsTable({ totals }: { totals: PositivePayTotals }) {
  const columns: readonly TableColumn<OfKind>[] = [
    { id: 'kind', header: 'Told as', rowHead: true, cell: ({ name }) => name, total: 'All' },
    { id: 'count', header: 'Checks', numeric: true, cell: ({ count }) => count, total: eventCount(totals) },
    // Issues and ends are never added up: they are no one sum.
    { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount), total: '' },
  ];
  return (
    <Table
      caption="What the file tells"
      captionHidden
      columns={columns}
      rows={byKind(totals)}
      rowKey={({ kind }) => kind}
    />
  );
}
