import type { GridColumn } from './column.types.ts';
import type { GridState } from './grid-state.ts';

/** Narrowest and widest a user can make a column, in px. */
export const clampWidth = (width: number): number => Math.round(Math.min(1200, Math.max(40, width)));

/** Narrowest width of a column, in px. */
export function minimumOf<R>(column: GridColumn<R>, widths: GridState['widths']): number {
  return widths[column.id] ?? column.minWidth ?? column.width ?? 80;
}

/** CSS variable that holds the track of a column: changed while resizing, without rendering a row. */
export const trackVariable = (index: number): `--${string}` => `--col-${index}`;

/** The track of one column. One kept at an end has a width of its own, because its neighbour stands beside it. */
function trackOf<R>(column: GridColumn<R>, widths: GridState['widths'], fixed: boolean): string {
  const set = widths[column.id] ?? column.width;
  if (set !== undefined) return `${set}px`;
  const least = column.minWidth ?? 80;
  return fixed ? `${least}px` : `minmax(${least}px, ${column.grow ?? 1}fr)`;
}

/** Custom properties of the grid: one track per column, and all tracks. */
export function trackStyle<R>(
  columns: readonly GridColumn<R>[],
  { pinned, pinnedEnd }: { pinned: number; pinnedEnd: number },
  widths: GridState['widths'],
): Record<string, string | number> {
  const style: Record<string, string | number> = {
    '--cols': columns.map((_, at) => `var(${trackVariable(at)})`).join(' '),
    minWidth: columns.reduce((sum, column) => sum + minimumOf(column, widths), 0),
  };
  columns.forEach((column, at) => {
    style[trackVariable(at)] = trackOf(column, widths, at < pinned - 1 || at > columns.length - pinnedEnd);
  });
  return style;
}

/** Where a column kept at an end stands: behind the widths of `count` columns from `first` on. */
export const pinnedOffset = (first: number, count: number): string | number =>
  count === 0
    ? 0
    : `calc(${Array.from({ length: count }, (_, at) => `var(${trackVariable(first + at)})`).join(' + ')})`;
