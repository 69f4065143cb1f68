import 'react-data-grid/lib/styles.css';
import { useLayoutEffect, useMemo, useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import { type BenchRow, type ColumnID, columns } from './rows.ts';

/** react-data-grid has no sort and no filter: they are the page's own, by code point. */
const definitions: Column<BenchRow>[] = columns.map((column) => ({
  key: column.id,
  name: column.title,
  width: column.width,
  sortable: true,
  resizable: true,
}));

type Sort = { column: ColumnID; turn: 1 | -1 } | null;
let setSort: (sort: Sort) => void;
let setFilter: (text: string) => void;

function Grid({ rows }: { rows: readonly BenchRow[] }) {
  const [sort, changeSort] = useState<Sort>(null);
  const [filter, changeFilter] = useState('');
  useLayoutEffect(() => {
    setSort = changeSort;
    setFilter = changeFilter;
  }, []);
  const found = useMemo(
    () => (filter === '' ? rows : rows.filter((row) => row.buyer.toLowerCase().includes(filter))),
    [rows, filter],
  );
  const shown = useMemo(() => {
    if (!sort) return found;
    const { column, turn } = sort;
    return found.toSorted((a, b) => (a[column] < b[column] ? -turn : a[column] > b[column] ? turn : 0));
  }, [found, sort]);
  return (
    <DataGrid
      columns={definitions}
      rows={shown}
      rowKeyGetter={(row) => row.id}
      rowHeight={size.row}
      headerRowHeight={size.row}
      style={{ blockSize: size.height }}
    />
  );
}

expose({
  mount: (root, rows) => createRoot(root).render(<Grid rows={rows} />),
  sort: (column, direction) => setSort(column === null ? null : { column, turn: direction === 'ascending' ? 1 : -1 }),
  filter: (text) => setFilter(text),
  scroller: () => document.querySelector<HTMLElement>('#grid [role=grid]'),
});
