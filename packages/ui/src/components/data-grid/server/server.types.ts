import type { ComponentType } from 'react';
import type { PendingRowProps } from '../body/pending-row.tsx';
import type { GridSort } from '../columns/grid-state.ts';
import type { GridValue } from '../columns/grid-value.ts';
import type { GridLines } from '../row-model/lines.ts';

/** What the server is to do: the grid does none of it itself then. */
export interface GridQuery {
  sort: readonly GridSort[];
  /** What a column's text must hold, by column id. */
  filters: Readonly<Record<string, string>>;
  /** Words that must all occur in a row's texts. */
  filter: string;
}

export interface ServerRequest extends GridQuery {
  /** First row asked for, from 0. */
  start: number;
  /** One behind the last. */
  end: number;
  signal: AbortSignal;
}

export interface ServerPage<R> {
  rows: readonly R[];
  /** Rows that pass the query in all. */
  total: number;
  /** Totals over all of them, by the id of a column with `total`; those of the last page that brought some are shown. */
  totals?: Readonly<Record<string, GridValue>>;
}

export type GetRows<R> = (request: ServerRequest) => Promise<ServerPage<R>>;

/** Rows that a server holds, a page at a time. Made by `useServerRows`. */
export interface GridServer<R> {
  subscribe: (listener: () => void) => () => void;
  /** Goes up with every change. */
  version: () => number;
  lines: () => GridLines<R>;
  setQuery: (query: GridQuery) => void;
  /** Lines about to be drawn. */
  need: (first: number, last: number) => void;
  /**
   * All rows of these lines, those that are not here asked for page by page and not kept; beyond the last line there are none. Rejects
   * if a page fails, or if other rows are sought meanwhile.
   */
  read: (first: number, last: number) => Promise<R[]>;
  /** Draws a line whose row is not here yet. It comes with the rows, so that there is always a cell to stand on. */
  PendingRow: ComponentType<PendingRowProps>;
  /** Asks again for what failed. */
  retry: () => void;
  /** Asks anew for the lines in view, something having changed at the server; those that are here stay until the answer comes. */
  refresh: () => void;
}
