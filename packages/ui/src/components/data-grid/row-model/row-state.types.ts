import type { ExplanationOrigin } from '../../explanation-panel/index.ts';
import type { GridValue } from '../columns/grid-value.ts';

/** What is said about one cell. */
export interface GridCellState {
  /** What is wrong with it, in a sentence: red corner, shown under the cell while it has the focus. */
  error?: string;
  /** Changed and not saved yet. */
  dirty?: boolean;
  /**
   * Where its value comes from: what was calculated is underlined with dots, what was typed over it with dashes and has a corner. Both can
   * be explained.
   */
  origin?: ExplanationOrigin;
  /** Of an overridden cell: the value that is worked out, which a reset goes back to. */
  worked?: GridValue;
}

export interface GridRowState {
  /** 'blocked' and 'error' tint the row, 'saving' shows a ring, 'dirty' a dot; 'subtotal' and 'total' are ruled lines of sums. */
  tone?: 'subtotal' | 'total' | 'blocked' | 'selected' | 'error' | 'saving' | 'dirty' | undefined;
  /** Read out with the row: "In use by the escrow officer". With 'error' it is also shown under the row in hand. */
  description?: string | undefined;
  /** By column id. */
  cells?: Readonly<Record<string, GridCellState>> | undefined;
}
