import {
  type ColumnFiltersState,
  columnFilteringFeature,
  columnSizingFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import { type BenchRow, columns } from './rows.ts';

/** The peer of the goals: TanStack Table with its own row models, rows windowed by TanStack Virtual. */
const features = tableFeatures({
  columnSizingFeature,
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});
const helper = createColumnHelper<typeof features, BenchRow>();
const definitions = helper.columns(
  columns.map((column) =>
    helper.accessor(column.id, {
      header: column.title,
      size: column.width,
      sortFn: column.kind === 'text' ? 'text' : 'basic',
      filterFn: 'includesString',
    }),
  ),
);

let setSorting: (state: SortingState) => void;
let setFilters: (state: ColumnFiltersState) => void;
let scroller: HTMLElement | null = null;

function Grid({ rows: data }: { rows: readonly BenchRow[] }) {
  const [sorting, changeSorting] = useState<SortingState>([]);
  const [columnFilters, changeFilters] = useState<ColumnFiltersState>([]);
  useLayoutEffect(() => {
    setSorting = changeSorting;
    setFilters = changeFilters;
  }, []);
  const table = useTable({
    features,
    columns: definitions,
    data: data as BenchRow[],
    state: { sorting, columnFilters },
    getRowId: (row: BenchRow) => String(row.id),
  });
  const box = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => size.row,
    overscan: 8,
  });
  return (
    <div
      ref={(element) => {
        box.current = element;
        scroller = element;
      }}
      style={{ flex: 1, overflow: 'auto' }}
    >
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: '#fff' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex', height: size.row }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: header.getSize(), overflow: 'hidden', flex: 'none' }}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return row ? (
              <tr
                key={row.id}
                style={{
                  display: 'flex',
                  position: 'absolute',
                  height: size.row,
                  transform: `translateY(${item.start}px)`,
                }}
              >
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    style={{ width: cell.column.getSize(), overflow: 'hidden', whiteSpace: 'nowrap', flex: 'none' }}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </div>
  );
}

expose({
  mount: (root, rows) => createRoot(root).render(<Grid rows={rows} />),
  sort: (column, direction) => setSorting(column === null ? [] : [{ id: column, desc: direction === 'descending' }]),
  filter: (text) => setFilters(text === '' ? [] : [{ id: 'buyer', value: text }]),
  scroller: () => scroller,
});
