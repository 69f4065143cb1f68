import type { GridColumn } from '../columns/column.types.ts';
import type { FilterAnswer } from './filter.ts';
import { type Ranks, rankColumn } from './rank.ts';

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
