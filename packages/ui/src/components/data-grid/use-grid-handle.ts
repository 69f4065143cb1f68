import { useImperativeHandle } from 'react';
import type { useActiveCell } from './body/use-active-cell.ts';
import type { GridColumn } from './columns/column.types.ts';
import type { DataGridProps, GridHandle } from './data-grid.types.ts';
import type { GridLines } from './row-model/lines.ts';

export interface GridHandleOptions<R> extends Pick<GridHandle, 'reset' | 'toggleFilters' | 'actOnRows'> {
  place: ReturnType<typeof useActiveCell>;
  lines: GridLines<R>;
  openGroups: (paths: readonly string[]) => void;
  shown: readonly GridColumn<R>[];
}

/** What a page can do to its grid. */
export function useGridHandle<R>({ handle, rows, rowKey, server }: DataGridProps<R>, options: GridHandleOptions<R>) {
  const { place, lines, openGroups, shown, reset, toggleFilters, actOnRows } = options;
  useImperativeHandle(handle, () => ({
    focus: place.focus,
    goTo(key, column) {
      openGroups(lines.pathsOf?.(rows.findIndex((row) => rowKey(row) === key)) ?? []);
      return place.goTo(key, column, true);
    },
    csv: async () =>
      (await import('./export/csv.ts')).gridCsv(
        shown,
        (await server?.read(0, Number.POSITIVE_INFINITY)) ?? lines.rows(),
      ),
    reset,
    toggleFilters,
    actOnRows,
  }));
}
