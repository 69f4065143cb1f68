import type { GridColumn, GridState } from './data-grid.types.ts';

export const initialGridState: GridState = { version: 1, sort: null, widths: {}, hidden: [] };

/** Narrowest width of a column, in px. */
export function minimumOf<R>(column: GridColumn<R>, widths: GridState['widths']): number {
  return widths[column.id] ?? column.minWidth ?? column.width ?? 80;
}

/** Columns that are shown: not put away by the user, and as many as the container holds, the least important hidden first. */
export function visibleColumns<R>(columns: readonly GridColumn<R>[], state: GridState, width: number): GridColumn<R>[] {
  const shown = columns.filter((column) => !state.hidden.includes(column.id));
  if (width <= 0) return shown;
  const candidates = shown
    .filter((column) => column.priority !== undefined)
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  let needed = shown.reduce((sum, column) => sum + minimumOf(column, state.widths), 0);
  const dropped = new Set<string>();
  for (const column of candidates) {
    if (needed <= width) break;
    needed -= minimumOf(column, state.widths);
    dropped.add(column.id);
  }
  return shown.filter((column) => !dropped.has(column.id));
}

/** CSS variable that holds the track of a column: changed while resizing, without rendering a row. */
export const trackVariable = (index: number): `--${string}` => `--col-${index}`;

/** The track of one column. */
export function trackOf<R>(column: GridColumn<R>, widths: GridState['widths']): string {
  const set = widths[column.id];
  if (set !== undefined) return `${set}px`;
  if (column.width !== undefined) return `${column.width}px`;
  return `minmax(${column.minWidth ?? 80}px, ${column.grow ?? 1}fr)`;
}

/** Narrowest and widest a user can make a column. */
export const clampWidth = (width: number): number => Math.round(Math.min(1200, Math.max(40, width)));
