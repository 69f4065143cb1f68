import type { ReactNode } from 'react';

export type GridValue = string | number | bigint | boolean | null | undefined;

/** One column over the caller's own rows. */
export interface GridColumn<R> {
  id: string;
  /** Head, short: one or two words. */
  header: string;
  /** What the row holds in this column: sorted by, and shown unless `text` or `render` say otherwise. */
  value: (row: R) => GridValue;
  /** As read: shown, and searched by the filter. Default: `value` as text. */
  text?: (row: R) => string;
  /** Drawn instead of the text: a badge, an icon with words. Keep `text` too, it is what the filter reads. */
  render?: (row: R) => ReactNode;
  /** Figures right, tabular; 'identifier' tells 0 from O; 'muted' for what is plain. Default 'text'. */
  kind?: 'text' | 'number' | 'date' | 'identifier' | 'muted';
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
  /** Default true. */
  filterable?: boolean;
  /** Default: numbers by size, texts by the rules of the language with numbers in them by size, empty last. */
  compare?: (a: R, b: R) => number;
  /** Names the row for screen readers. Default: the first column. */
  rowHeader?: boolean;
}

export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What is kept per user. Columns that no longer exist are ignored; new ones take their defaults. */
export interface GridState {
  version: 1;
  sort: GridSort | null;
  /** Widths in px by column id, where the user changed them. */
  widths: Record<string, number>;
  /** Columns the user put away. */
  hidden: string[];
}

export interface GridRowState {
  /** 'blocked' tints the row; the words belong into a status cell. */
  tone?: 'blocked' | 'selected';
  /** Read out with the row: "In use by the escrow officer". */
  description?: string;
}

export interface DataGridProps<R> {
  /** Accessible name: "Recent files". */
  label: string;
  columns: readonly GridColumn<R>[];
  /** The caller's own rows. They are never copied or changed: the grid keeps index arrays. */
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  /** Words that must all occur in a row's texts. */
  filter?: string;
  /** Enter, double click, or a click with `openOn="click"`. */
  onRowOpen?: (row: R) => void;
  openOn?: 'click' | 'double-click';
  /** Makes the naming column a link, so that it can be opened in another tab. */
  rowHref?: (row: R) => string;
  /** Space: the row's act, such as pin. */
  rowAction?: (row: R) => void;
  /** Row in hand: tinted, with a bar. Uncontrolled: the row of the focused cell. */
  currentKey?: string | number | null;
  onCurrentChange?: (row: R | null) => void;
  rowState?: (row: R) => GridRowState | undefined;
  /** Default 'ready'. */
  status?: 'ready' | 'loading' | 'error';
  /** In words: "Loading recent files". */
  loadingLabel?: string;
  /** Shown in the first rows if there are none: usually an EmptyState. */
  empty?: ReactNode;
  /** Shown in the first rows if they could not be loaded: an EmptyState of kind error with Try again. */
  error?: ReactNode;
  /** Sort, widths and hidden columns as kept; without it the grid keeps them itself. */
  state?: GridState;
  defaultState?: Partial<GridState>;
  onStateChange?: (state: GridState) => void;
  /** Columns can be resized by pointer and by Alt Shift Left or Right on the head. Default true. */
  resizable?: boolean;
  className?: string;
  messages?: Partial<DataGridMessages>;
}

export interface DataGridMessages {
  loading: string;
  empty: string;
  noMatch: (filter: string) => string;
  rows: (shown: number, all: number) => string;
  sortHint: string;
}
