import {
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  type GridApi,
  ModuleRegistry,
  TextFilterModule,
} from 'ag-grid-community';
import { expose, size } from './adapter.ts';
import { type BenchRow, columns } from './rows.ts';

/** ag-grid without React, with the three modules that this page needs. */
ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule, TextFilterModule]);
let api: GridApi<BenchRow>;

expose({
  mount(root, rows) {
    const box = document.createElement('div');
    box.style.flex = '1';
    root.append(box);
    api = createGrid<BenchRow>(box, {
      columnDefs: columns.map((column) => ({
        field: column.id,
        headerName: column.title,
        width: column.width,
        filter: column.kind === 'text' ? 'agTextColumnFilter' : false,
      })),
      rowData: rows as BenchRow[],
      rowHeight: size.row,
      headerHeight: size.row,
      // A row on its way to its place is not in its place yet.
      animateRows: false,
      getRowId: ({ data }) => String(data.id),
    });
  },
  sort(column, direction) {
    const state = column === null ? [] : [{ colId: column, sort: direction === 'ascending' ? 'asc' : 'desc' } as const];
    api.applyColumnState({ state, defaultState: { sort: null } });
  },
  async filter(text) {
    await api.setColumnFilterModel(
      'buyer',
      text === '' ? null : { filterType: 'text', type: 'contains', filter: text },
    );
    api.onFilterChanged();
  },
  scroller: () => document.querySelector<HTMLElement>('.ag-grid-viewport, .ag-body-viewport'),
});
