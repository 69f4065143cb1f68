import type { CellEdit, PageUndo } from '../editing/edit.types.ts';
import type { RowKey } from '../row-key.ts';

/** A place among the caller's rows: before the row with this key, null for the last place. */
export interface RowPlace {
  before: RowKey | null;
}

/** One row that comes, goes or moves. */
export interface RowEdit<R> {
  row: R;
  key: RowKey;
  /** Where it stood; null: it is new. */
  from: RowPlace | null;
  /** Where it goes; null: it is taken away. */
  to: RowPlace | null;
}

/** What one act does: first to rows, one after the other, then to cells. */
export interface RowsChange<R> {
  rows: readonly RowEdit<R>[];
  cells: readonly CellEdit<R>[];
}

export interface RowsDetails extends PageUndo {
  reason: 'add' | 'duplicate' | 'remove' | 'move' | 'paste' | 'undo' | 'redo';
}

/** What can be done to rows: by key, or by `actOnRows` of the grid's handle. */
export type RowAct = 'add' | 'insert-above' | 'insert-below' | 'duplicate' | 'remove' | 'move-up' | 'move-down';

/**
 * What a caller lets people do to its rows, which stay its own: the grid plans each act and tells it. A row keeps its key for as long
 * as it is shown, so a new row that is stored under an id of the server keeps the temporary one as its key.
 */
export interface RowActs<R> {
  /**
   * Called once per act, also to undo or redo it. The caller has new rows at once: `withRowEdits` makes them, then come the cells. A
   * promise that it gives back shows the rows as saving; if it fails, the rows say so and why.
   */
  onChange: (change: RowsChange<R>, details: RowsDetails) => void | Promise<void>;
  /**
   * Makes a blank row with a key of its own, to stand next to `beside` and, where the grid has sections, in this one. Without it no rows
   * are added.
   */
  create?: ((beside: R | null, section: string | null) => R) | undefined;
  /** Makes a copy with a key of its own. Without it no rows are duplicated. */
  copy?: ((row: R) => R) | undefined;
  /** False or a reason where a row is not to be removed; false for all. Default: every row may go. */
  removable?: false | ((row: R) => boolean | string);
  /** Rows stand in an order that people choose. Default true. */
  movable?: boolean;
  /** The most rows there may be. */
  most?: number;
}
