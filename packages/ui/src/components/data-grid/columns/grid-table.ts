import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn } from './column.types.ts';
import { type GridState, mergeOrder } from './grid-state.ts';
import { minimumOf } from './tracks.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});

type Features = typeof features;

/** Table holds the columns; the rows are ours (an object per row costs 200 ms and 50 MB at 100,000), so it is given none. */
const noRows: never[] = [];

/** Columns shown, in their order: those kept at the start first. */
export interface ShownColumns<R> {
  columns: readonly GridColumn<R>[];
  /** How many of them are kept at the start. */
  pinned: number;
}

/** Ids that give way where the container is too narrow: the highest priority number first. */
function droppedByWidth<R>(columns: readonly GridColumn<R>[], widths: GridState['widths'], room: number): Set<string> {
  const dropped = new Set<string>();
  if (room <= 0) return dropped;
  let needed = columns.reduce((sum, column) => sum + minimumOf(column, widths), 0);
  const candidates = columns
    .filter((column) => column.priority !== undefined)
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const column of candidates) {
    if (needed <= room) break;
    needed -= minimumOf(column, widths);
    dropped.add(column.id);
  }
  return dropped;
}

/**
 * The state of TanStack Table that a kept state stands for: columns it does not know take their defaults.
 * @param room Width of the container in px; 0 while unknown.
 */
export function tableStateOf<R>(columns: readonly GridColumn<R>[], state: GridState, room: number) {
  const ids = columns.map((column) => column.id);
  const left = columns.filter((column) => !state.hidden.includes(column.id));
  const dropped = droppedByWidth(left, state.widths, room);
  const columnVisibility: Record<string, boolean> = {};
  for (const id of ids) if (state.hidden.includes(id) || dropped.has(id)) columnVisibility[id] = false;
  return {
    columnVisibility,
    columnOrder: mergeOrder(ids, state.order),
    columnPinning: { start: state.pinned.filter((id) => ids.includes(id)), end: [] },
  };
}

/** TanStack Table over the grid's columns: which are shown, in which order, and which are kept at the start. */
export function useGridTable<R>(columns: readonly GridColumn<R>[], state: GridState, room: number): ShownColumns<R> {
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Features, never> => ({
          id: column.id,
          accessorFn: () => null,
          header: column.header,
        }),
      ),
    [columns],
  );
  const held = useMemo(() => tableStateOf(columns, state, room), [columns, state, room]);
  const options = useMemo(() => ({ features, columns: defs, data: noRows, state: held }), [defs, held]);
  const table = useTable<Features, never>(options);
  // The table is made anew with its options and state.
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const start = table.getPinnedVisibleLeafColumns('start');
    const shown = [...start, ...table.getPinnedVisibleLeafColumns('center')];
    return {
      columns: shown.map(({ id }) => byId.get(id)).filter((column) => column !== undefined),
      pinned: start.length,
    };
  }, [table, columns]);
}
