import type { ConsolidatedRow } from '@closewright/contract/consolidated-checks';
import { methodNames } from '@closewright/domain/check-writing';
import { columnOf, DataGrid } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { rowKey } from './pay-form.ts';

export interface RowsGridProps {
  rows: readonly ConsolidatedRow[];
  /** The keys of those that are paid. */
  ticked: ReadonlySet<string>;
  /** The file that the api has refused, and why. */
  refused: { readonly ordersID: number; readonly words: string } | null;
  /** Why there are none. */
  empty: string;
  onTick(keys: ReadonlySet<string>): void;
}

const column = columnOf<ConsolidatedRow>();
// Sorted and filtered by nothing: what is ticked is what is seen.
const columns = [
  column({
    id: 'file',
    header: 'File',
    kind: 'identifier',
    value: ({ fileNumber }) => fileNumber,
    rowHeader: true,
    width: 120,
  }),
  column({
    id: 'lines',
    header: 'For',
    value: ({ lines }) => lines.map(({ label }) => label).join(', '),
    grow: 1,
    minWidth: 140,
  }),
  column({
    id: 'method',
    header: 'Proposed by',
    kind: 'muted',
    value: ({ method }) => methodNames[method],
    width: 104,
    priority: 1,
  }),
  column({ id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 }),
  column({ id: 'state', header: 'State', value: ({ blocked }) => blocked ?? 'Ready', grow: 1, minWidth: 160 }),
].map((each) => ({ ...each, sortable: false, filterable: false }));

/** What each file would pay to the payee, with a tick for each that is paid; one that is not ready says why, and has none. */
export function RowsGrid({ rows, ticked, refused, empty, onTick }: RowsGridProps) {
  const ready = new Set(rows.flatMap((row) => (row.blocked === null ? [rowKey(row)] : [])));
  return (
    <DataGrid<ConsolidatedRow>
      label="Files"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      columnMenu={false}
      className="min-h-[200px] flex-1"
      selectable
      actsOnSelected={false}
      selectedKeys={ticked}
      onSelectedKeysChange={(keys) => onTick(new Set([...keys].map(String).filter((key) => ready.has(key))))}
      rowState={(row) => {
        if (refused?.ordersID === row.ordersID) return { tone: 'error', description: refused.words };
        return row.blocked === null ? undefined : { tone: 'blocked', description: row.blocked };
      }}
      empty={<EmptyState title="No file">{empty}</EmptyState>}
    />
  );
}
