import type { ReactNode } from 'react';
import type { CellEditor } from '../editing/editor.types.ts';
import type { GridValue } from './grid-value.ts';

export type { GridValue };

/** One column over the caller's own rows: its id and the kind of its values are known where `columnOf` made it. */
export interface GridColumn<R, Id extends string = string, V extends GridValue = GridValue> {
  id: Id;
  /** Head, short: one or two words. */
  header: string;
  /** The head is for screen readers only: the cells of a narrow column show what it is. */
  headerHidden?: boolean;
  /** The head above it, which neighbours with the same one share: "Borrower paid". */
  under?: string;
  /** What the row holds in this column: sorted, grouped and summed by, and shown unless `text` or `render` say otherwise. */
  value: (row: R) => V;
  /** As read: shown, searched by the filter, copied and exported. Default: `value` as text; money as `1,234.56`. */
  text?: (row: R) => string;
  /** Drawn instead of the text: a badge, an icon with words. Keep `text` too, it is what the filter reads. */
  render?: (row: R) => ReactNode;
  /** Figures right, tabular; 'money' holds whole cents; 'identifier' tells 0 from O; 'muted' for what is plain. Default 'text'. */
  kind?: 'text' | 'number' | 'money' | 'date' | 'identifier' | 'muted';
  /** Width in px; without it the column takes a share of the rest. */
  width?: number;
  /** Share of the rest, where there is no width. Default 1. */
  grow?: number;
  /** Narrowest, in px. Default: the width, or 80. */
  minWidth?: number;
  /** Hidden when the container is too narrow: the highest number first. Without it never. */
  priority?: number;
  /** Default true. */
  sortable?: boolean;
  /**
   * How texts are ordered. 'language': by the rules of en-US, numbers in them by size. 'code-point': by their characters, much
   * cheaper: for ISO dates and codes of one length. Default: 'code-point' for dates, otherwise 'language'.
   */
  order?: 'language' | 'code-point';
  /** Default true. */
  filterable?: boolean;
  /** Offered in the column menu. Default false. */
  groupable?: boolean;
  /** Default: numbers by size, texts by `order`, empty last in both directions. */
  compare?: (a: R, b: R) => number;
  /** Names the row for screen readers. Default: the first column. */
  rowHeader?: boolean;
  /** Shown in the totals row and in the heads of groups. 'sum' of whole numbers (cents) is exact. */
  total?: 'sum' | 'count' | 'min' | 'max';
  /** The total as read. Default: as the column's own values. */
  totalText?: (total: GridValue) => string;
  /** Makes the cells editable: `textEditor()`, `moneyEditor()`, ... */
  editor?: CellEditor<V>;
  /** False or a reason where a row's cell is not to be changed. Default: every cell of a column with an editor. */
  editable?: (row: R) => boolean | string;
}

/** A column that also says how a row takes another value, for `withCellEdits`. */
export interface SettingColumn<R, Id extends string = string, V extends GridValue = GridValue>
  extends GridColumn<R, Id, V> {
  set?(row: R, value: V): R;
}

/**
 * Makes columns whose ids and values are known to the compiler, so that edits of an amount hold amounts:
 * `const column = columnOf<Charge>()`, then `column({ id: 'amount', value: (row) => row.amount, editor: moneyEditor<Cents>() })`.
 */
export const columnOf =
  <R>() =>
  <const Id extends string, V extends GridValue>(column: SettingColumn<R, Id, V>): SettingColumn<R, Id, V> =>
    column;
