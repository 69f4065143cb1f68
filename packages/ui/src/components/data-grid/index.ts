export { columnOf, type GridColumn, type GridValue, type SettingColumn } from './columns/column.types.ts';
export { gridColumnEntries } from './columns/column-entries.ts';
export { type GridSort, type GridState, initialGridState, readGridState } from './columns/grid-state.ts';
export { type DataGridMessages, dataGridMessages } from './data-grid.messages.ts';
export { DataGrid } from './data-grid.tsx';
export type { DataGridProps, GridCell, GridCellState, GridHandle, GridRowState, RowKey } from './data-grid.types.ts';
export type { CellEdit, EditDetails, EditOf, RefusedCell } from './editing/edit.types.ts';
export type { CellEditor, CellOption, CellReading } from './editing/editor.types.ts';
export {
  checkboxEditor,
  dateEditor,
  memoEditor,
  moneyEditor,
  numberEditor,
  type PickerRules,
  percentEditor,
  pickerEditor,
  selectEditor,
  textEditor,
} from './editing/editors.ts';
export { withCellEdits } from './editing/with-cell-edits.ts';
export { gridCsv } from './export/csv.ts';
export { rowMenuColumn } from './row-menu/row-menu-column.ts';
export type { GridFootLine, GridOwnLine, GridSection, GridSections } from './row-model/own-line.types.ts';
export type { RowAct, RowActs, RowEdit, RowPlace, RowsChange, RowsDetails } from './rows/row-acts.types.ts';
export { withRowEdits } from './rows/row-order.ts';
export { allRows, isRowSelected, noRows, type RowSelection, selectedRowCount } from './selection/row-selection.ts';
export type { GetRows, GridQuery, GridServer, ServerPage, ServerRequest } from './server/server.types.ts';
export { useServerRows } from './server/use-server-rows.ts';
