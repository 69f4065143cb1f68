export type { GridColumn, GridValue } from './columns/column.types.ts';
export { gridColumnEntries } from './columns/column-entries.ts';
export { type GridSort, type GridState, initialGridState, readGridState } from './columns/grid-state.ts';
export { type DataGridMessages, dataGridMessages } from './data-grid.messages.ts';
export { DataGrid } from './data-grid.tsx';
export type { DataGridProps, GridCellState, GridHandle, GridRowState, RowKey } from './data-grid.types.ts';
export type { CellEdit, EditDetails } from './editing/edit.types.ts';
export type { CellEditor, CellOption, CellReading } from './editing/editor.types.ts';
