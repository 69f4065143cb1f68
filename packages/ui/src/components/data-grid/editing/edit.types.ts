import type { GridValue } from '../columns/column.types.ts';

/** One change of one cell. */
export interface CellEdit<R> {
  row: R;
  key: string | number;
  /** Column id. */
  column: string;
  before: GridValue;
  value: GridValue;
  /** The value is the one that the page works out: what was typed over it is dropped. */
  isWorked?: boolean;
  /** So was the one before: what is typed over it now overrides it. */
  wasWorked?: boolean;
}

export interface EditDetails {
  reason: 'edit' | 'clear' | 'reset' | 'fill' | 'paste' | 'cut' | 'undo' | 'redo';
}
