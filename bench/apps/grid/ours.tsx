import './ours.css';
import { DataGrid, type GridColumn, type GridState, initialGridState } from '@closewright/ui/data-grid';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './adapter.ts';
import { type BenchRow, columns } from './rows.ts';

/** Ours: the grid as screens use it, with all that it can do; rows of 32 px are its default density. */
const definitions = columns.map(
  ({ id, title, kind, width }): GridColumn<BenchRow> => ({
    id,
    header: title,
    kind,
    width,
    value: (row) => row[id],
  }),
);

const noFilters: GridState['filters'] = {};
let setState: (change: (state: GridState) => GridState) => void;

function Grid({ rows }: { rows: readonly BenchRow[] }) {
  const [state, change] = useState<GridState>({ ...initialGridState, density: 'default' });
  useLayoutEffect(() => {
    setState = change;
  }, []);
  return (
    <DataGrid
      label="Files"
      columns={definitions}
      rows={rows}
      rowKey={(row) => row.id}
      state={state}
      onStateChange={change}
    />
  );
}

expose({
  mount: (root, rows) => createRoot(root).render(<Grid rows={rows} />),
  sort: (column, direction) =>
    setState((state) => ({ ...state, sort: column === null ? [] : [{ column, direction }] })),
  filter: (text) => setState((state): GridState => ({ ...state, filters: text === '' ? noFilters : { buyer: text } })),
  scroller: () => document.querySelector<HTMLElement>('[data-slot=data-grid]'),
});
