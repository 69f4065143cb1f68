import type { GridColumn, GridValue } from '../columns/column.types.ts';
import type { RowKey } from '../row-key.ts';

/** A text that a cell refused: kept until the cell is edited again or changed. */
export interface RefusedCell {
  key: RowKey;
  /** Column id. */
  column: string;
  text: string;
  /** Why it was refused. */
  message: string;
}

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

/** The edits that cells of these columns take: each with the values of its column. The grid's own columns take none. */
export type EditOf<C> =
  C extends GridColumn<infer R, infer Id, infer V> ? (Id extends `@${string}` ? never : CellEdit<R, Id, V>) : never;

/** What a change brings with it for a page that takes it back itself. */
export interface PageUndo {
  /** Given with `undo="page"` where texts were refused: shows their marks, or takes them away, as the change is made again or taken back. */
  showRefused?: (isShown: boolean) => void;
}

export interface EditDetails extends PageUndo {
  reason: 'edit' | 'clear' | 'reset' | 'fill' | 'paste' | 'cut' | 'undo' | 'redo';
}
