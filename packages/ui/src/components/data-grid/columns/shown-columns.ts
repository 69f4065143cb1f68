import type { GridColumn } from './column.types.ts';
import type { GridState } from './grid-state.ts';
import { minimumOf } from './tracks.ts';

/** Columns shown, in their order: those kept at the start first, those kept at the end last. */
export interface ShownColumns<R> {
  columns: readonly GridColumn<R>[];
  /** How many of them are kept at the start. */
  pinned: number;
  /** How many at the end. */
  pinnedEnd: number;
}

/** Whether the user put columns in another place, at the start or away: then TanStack Table says how they stand. */
export const isArranged = (state: GridState): boolean =>
  state.order.length > 0 || state.pinned.length > 0 || state.pinnedEnd.length > 0 || state.hidden.length > 0;

/**
 * Ids that give way where the container is too narrow: the highest priority number first.
 * @param room Width of the container in px; 0 while unknown.
 */
export function droppedByWidth<R>(
  columns: readonly GridColumn<R>[],
  widths: GridState['widths'],
  room: number,
): ReadonlySet<string> {
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
 * Columns that nobody arranged, as they are given.
 * @param dropped Ids of those that give way.
 * @param kept How many of the first columns are kept at the start.
 */
export function columnsAsGiven<R>(
  columns: readonly GridColumn<R>[],
  dropped: ReadonlySet<string>,
  kept: number,
): ShownColumns<R> {
  const isShown = ({ id }: GridColumn<R>) => !dropped.has(id);
  return { columns: columns.filter(isShown), pinned: columns.slice(0, kept).filter(isShown).length, pinnedEnd: 0 };
}
