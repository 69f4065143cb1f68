import type { GridValue } from '../columns/column.types.ts';

/** One change of one cell. */
export interface CellEdit<R> {
  row: R;
  key: string | number;
  /** Column id. */
  column: string;
  before: GridValue;
  value: GridValue;
}

export interface EditDetails {
  reason: 'edit' | 'clear' | 'fill' | 'paste' | 'cut' | 'undo' | 'redo';
}
