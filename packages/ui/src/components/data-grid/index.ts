export { dataGridMessages } from './data-grid.messages.ts';
export { DataGrid } from './data-grid.tsx';
export type { DataGridProps, GridColumn, GridRowState, GridSort, GridState } from './data-grid.types.ts';
export { gridColumnEntries } from './grid-column-menu.ts';
export { initialGridState } from './grid-columns.ts';
