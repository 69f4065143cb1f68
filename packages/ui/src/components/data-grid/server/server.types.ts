import type { GridSort } from '../columns/grid-state.ts';
import type { GridLines } from '../row-model/lines.ts';

/** What the server is to do: the grid does none of it itself then. */
export interface GridQuery {
  sort: readonly GridSort[];
  /** What a column's text must hold, by column id. */
  filters: Readonly<Record<string, string>>;
  /** Words that must all occur in a row's texts. */
  filter: string;
}

/** Rows that a server holds, a page at a time. Made by `useServerRows`. */
export interface GridServer<R> {
  subscribe: (listener: () => void) => () => void;
  /** Goes up with every change. */
  version: () => number;
  lines: () => GridLines<R>;
  setQuery: (query: GridQuery) => void;
  /** Lines about to be drawn. */
  need: (first: number, last: number) => void;
  /** Asks again for what failed. */
  retry: () => void;
}
