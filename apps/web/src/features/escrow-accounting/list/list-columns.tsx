import { columnText, type ListColumn } from '@closewright/domain/escrow-accounting';
import type { GridColumn } from '@closewright/ui/data-grid';

/** How a column is drawn: its width and place. Those without a look are on paper and in the CSV alone. */
export type ColumnLooks<R> = Readonly<Record<string, Partial<Omit<GridColumn<R>, 'id' | 'header' | 'value'>>>>;

/** The columns of a list for the grid, ordered by a press where the list can be. */
export const gridColumns = <R,>(
  columns: readonly ListColumn<R>[],
  looks: ColumnLooks<R>,
  sorts: readonly string[],
): readonly GridColumn<R>[] =>
  columns.flatMap((column) => {
    const look = looks[column.id];
    if (look === undefined) return [];
    const { id, header, kind, value } = column;
    return [
      {
        ...{ id, header, kind, value },
        // Amounts are lined up by the grid itself.
        ...(kind === 'date' && { text: (row: R) => columnText(column, row) }),
        ...{ sortable: sorts.includes(id), filterable: false },
        ...look,
      },
    ];
  });
