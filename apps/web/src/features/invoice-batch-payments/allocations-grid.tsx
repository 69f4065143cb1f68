import { counted, formatDate } from '@closewright/domain/formats';
import { invoiceLimits } from '@closewright/domain/invoices';
import { columnOf, DataGrid, moneyEditor, textEditor, withCellEdits } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { type AllocationRow, type BatchProblems, leftOf } from './batch-form.ts';

export interface AllocationsGridProps {
  rows: readonly AllocationRow[];
  problems: BatchProblems['rows'];
  /** Why there are none. */
  empty: string;
  onRows(rows: readonly AllocationRow[]): void;
  /** Told how many cells hold a text that cannot be read. */
  onRefused(count: number): void;
}

const keyOf = ({ invoice }: AllocationRow) => invoice.invoiceID;
const column = columnOf<AllocationRow>();
const columns = [
  column({
    id: 'number',
    header: 'Invoice',
    kind: 'identifier',
    value: ({ invoice }) => invoice.number,
    rowHeader: true,
    width: 88,
  }),
  column({
    id: 'fileNumber',
    header: 'File',
    kind: 'identifier',
    value: ({ invoice }) => invoice.fileNumber,
    width: 104,
  }),
  column({
    id: 'due',
    header: 'Due',
    kind: 'date',
    value: ({ invoice }) => invoice.due,
    text: ({ invoice }) => formatDate(invoice.due),
    width: 96,
  }),
  column({
    id: 'late',
    header: 'Late',
    kind: 'muted',
    value: ({ invoice }) => invoice.daysLate,
    text: ({ invoice }) => (invoice.daysLate === 0 ? '' : counted(invoice.daysLate, 'day')),
    width: 76,
    priority: 1,
  }),
  column({ id: 'balance', header: 'Balance', kind: 'money', value: ({ invoice }) => invoice.balance, width: 108 }),
  column({
    id: 'amount',
    header: 'Paid now',
    kind: 'money',
    value: ({ amount }) => amount,
    set: (row, amount) => ({ ...row, amount }),
    editor: moneyEditor({ allowNegative: false }),
    width: 108,
  }),
  column({
    id: 'writeOff',
    header: 'Write off the rest, because',
    value: ({ writeOff }) => writeOff ?? '',
    set: (row, text) => ({ ...row, writeOff: text.trim() === '' ? null : text.trim() }),
    editor: textEditor({ maxLength: invoiceLimits.reason }),
    grow: 1,
    minWidth: 150,
  }),
  column({ id: 'left', header: 'Left then', kind: 'money', value: leftOf, width: 108 }),
].map((each) => ({ ...each, sortable: false, filterable: false }));

/** The open invoices of the customer, with what of the remittance goes to each. */
export function AllocationsGrid({ rows, problems, empty, onRows, onRefused }: AllocationsGridProps) {
  return (
    <DataGrid<AllocationRow>
      label="Open invoices"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      columnMenu={false}
      className="min-h-[200px] flex-1"
      rowState={({ invoice }) => {
        const own = problems.get(invoice.invoiceID);
        if (own === undefined) return undefined;
        return { cells: Object.fromEntries(Object.entries(own).map(([name, error]) => [name, { error }])) };
      }}
      rowMenu={(picked) => [
        {
          id: 'whole',
          label: 'Pay in full',
          onSelect: () =>
            onRows(
              rows.map((row) => (picked.includes(row) ? { ...row, amount: row.invoice.balance, writeOff: null } : row)),
            ),
        },
      ]}
      empty={<EmptyState title="No open invoice">{empty}</EmptyState>}
      onRefused={(refused) => onRefused(refused.length)}
      onCellsChange={(edits) => onRows(withCellEdits(rows, edits, columns, keyOf))}
    />
  );
}
