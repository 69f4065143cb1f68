import type { Cell } from '../body/use-active-cell.ts';
import type { GridColumn } from '../columns/column.types.ts';
import type { RowKey } from '../data-grid.types.ts';
import type { GridInside } from '../grid-inside.ts';

/** One cell with all that belongs to it. */
export interface CellAccess<R> {
  row: R;
  key: RowKey;
  column: GridColumn<R>;
}

/** What stands at a place; null for heads of groups, rows that are not here and places outside. */
export function cellAt<R>(inside: GridInside<R>, { row: line, column: at }: Cell): CellAccess<R> | null {
  const row = inside.lines.rowAt(line);
  const key = inside.keyAt(line);
  const column = inside.columns[at]?.column;
  return row === undefined || key === undefined || !column ? null : { row, key, column };
}

/** True, or why a cell is not to be changed. */
export function mayEdit<R>(inside: GridInside<R>, column: GridColumn<R>, row: R): true | string {
  if (!column.editor || !inside.props.onCellsChange) return inside.text.notEditable;
  if (inside.props.isComputed?.(row)) return inside.text.computedRow;
  const may = column.editable?.(row) ?? true;
  return may === false ? inside.text.notEditable : may;
}

/** The next cell that can be edited, from left to right and line by line; null if there is none. */
export function nextEditable<R>(inside: GridInside<R>, from: Cell, step: 1 | -1): Cell | null {
  const width = inside.columns.length;
  const editors = inside.columns.some(({ column }) => column.editor);
  if (!editors) return null;
  let { row, column } = from;
  for (;;) {
    column += step;
    if (column >= width || column < 0) {
      row += step;
      column = step > 0 ? 0 : width - 1;
    }
    if (row < 0 || row >= inside.lines.count) return null;
    const cell = cellAt(inside, { row, column });
    if (cell && mayEdit(inside, cell.column, cell.row) === true) return { row, column };
  }
}
