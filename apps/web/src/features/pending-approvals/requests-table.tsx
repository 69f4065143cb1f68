import type { ApprovalRow } from '@closewright/contract/check-writing';
import { approvalSubject } from '@closewright/domain/check-writing';
import { Table, type TableColumn } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';

/** So many stand there without scrolling. */
const mostShown = 8;

const columns: readonly TableColumn<ApprovalRow>[] = [
  { id: 'file', header: 'File', rowHead: true, cell: ({ fileNumber }) => fileNumber },
  { id: 'subject', header: 'What', cell: approvalSubject },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
];

/** Requests one by one, in the order in which they are sent. */
export function RequestsTable({ rows }: { rows: readonly ApprovalRow[] }) {
  const table = (
    <Table caption="Each request" captionHidden columns={columns} rows={rows} rowKey={({ approvalID }) => approvalID} />
  );
  if (rows.length <= mostShown) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label="Each request" tabIndex={0} className="max-h-60 overflow-y-auto">
      {table}
    </section>
  );
}
