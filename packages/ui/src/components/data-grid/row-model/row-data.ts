import type { GridColumn } from '../columns/column.types.ts';
import { type Ranks, rankColumn } from './rank.ts';

/** Words that one of the columns must hold. */
export interface FilterTest<R> {
  /** In lower case. */
  sought: string;
  columns: readonly GridColumn<R>[];
}

/** What was asked once, and the rows that passed. */
export interface FilterAnswer<R> {
  tests: readonly FilterTest<R>[];
  found: Uint32Array;
}

/** What was worked out about one array of rows: per column and only where asked for. It is dropped with the array. */
export interface RowData<R> {
  rows: readonly R[];
  ranks: (column: GridColumn<R>) => Ranks;
  /** The last filters, the latest first. */
  answers: FilterAnswer<R>[];
}

/** A column object made anew with the same readers reads the same. */
export const readsAlike = <R>(a: GridColumn<R>, b: GridColumn<R> | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.id === b.id &&
    a.value === b.value &&
    a.text === b.text &&
    a.compare === b.compare &&
    a.order === b.order &&
    a.kind === b.kind);

export function createRowData<R>(rows: readonly R[]): RowData<R> {
  const known = new Map<string, { column: GridColumn<R>; ranks: Ranks }>();
  return {
    rows,
    ranks(column) {
      const before = known.get(column.id);
      if (before && readsAlike(before.column, column)) return before.ranks;
      const ranks = rankColumn(rows, column);
      known.set(column.id, { column, ranks });
      return ranks;
    },
    answers: [],
  };
}
