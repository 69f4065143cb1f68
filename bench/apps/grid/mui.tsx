import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, size } from './adapter.ts';
import { type BenchRow, columns } from './rows.ts';

/** MUI X community shows at most 100 rows a page, so it cannot scroll through all of them. */
const definitions = columns.map((column) => ({
  field: column.id,
  headerName: column.title,
  width: column.width,
  type: column.kind === 'text' ? ('string' as const) : ('number' as const),
  valueFormatter: (value: string | number) => String(value),
}));
let api: ReturnType<typeof useGridApiRef>;

function Grid({ rows }: { rows: readonly BenchRow[] }) {
  const handle = useGridApiRef();
  useLayoutEffect(() => {
    api = handle;
  }, [handle]);
  return (
    <DataGrid
      apiRef={handle}
      rows={rows}
      columns={definitions}
      rowHeight={size.row}
      columnHeaderHeight={size.row}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      pageSizeOptions={[100]}
    />
  );
}

expose({
  mount: (root, rows) => createRoot(root).render(<Grid rows={rows} />),
  sort: (column, direction) =>
    api.current?.setSortModel(
      column === null ? [] : [{ field: column, sort: direction === 'ascending' ? 'asc' : 'desc' }],
    ),
  filter: (text) =>
    api.current?.setFilterModel({
      items: text === '' ? [] : [{ field: 'buyer', operator: 'contains', value: text }],
    }),
  scroller: () => null,
});
