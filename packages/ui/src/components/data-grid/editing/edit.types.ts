import type { GridColumn, GridValue } from '../columns/column.types.ts';

/** One change of one cell. */
export interface CellEdit<R, Id extends string = string, V extends GridValue = GridValue> {
  row: R;
  key: string | number;
  /** Column id. */
  column: Id;
  before: V;
  value: V;
  /** The value is the one that the page works out: what was typed over it is dropped. */
  isWorked?: boolean;
  /** So was the one before: what is typed over it now overrides it. */
  wasWorked?: boolean;
}

/** The edits that cells of these columns take: each with the values of its column. */
export type EditOf<C> = C extends GridColumn<infer R, infer Id, infer V> ? CellEdit<R, Id, V> : never;

export interface EditDetails {
  reason: 'edit' | 'clear' | 'reset' | 'fill' | 'paste' | 'cut' | 'undo' | 'redo';
}
