import type { GridColumn } from '../columns/column.types.ts';
import { type Haystack, haystackOf } from './haystack.ts';
import { type Ranks, rankColumn } from './rank.ts';

interface ColumnData<R> {
  column: GridColumn<R>;
  ranks?: Ranks;
  haystack?: Haystack;
}

/** What was worked out about one array of rows: per column and only where asked for. It is dropped with the array. */
export interface RowData<R> {
  rows: readonly R[];
  ranks: (column: GridColumn<R>) => Ranks;
  haystack: (column: GridColumn<R>) => Haystack;
}

export function createRowData<R>(rows: readonly R[]): RowData<R> {
  const known = new Map<string, ColumnData<R>>();
  const of = (column: GridColumn<R>): ColumnData<R> => {
    const before = known.get(column.id);
    // A column object made anew with the same readers reads the same.
    if (
      before &&
      before.column.value === column.value &&
      before.column.text === column.text &&
      before.column.compare === column.compare &&
      before.column.order === column.order &&
      before.column.kind === column.kind
    )
      return before;
    const fresh: ColumnData<R> = { column };
    known.set(column.id, fresh);
    return fresh;
  };
  return {
    rows,
    ranks(column) {
      const data = of(column);
      data.ranks ??= rankColumn(rows, column);
      return data.ranks;
    },
    haystack(column) {
      const data = of(column);
      data.haystack ??= haystackOf(rows, column);
      return data.haystack;
    },
  };
}
