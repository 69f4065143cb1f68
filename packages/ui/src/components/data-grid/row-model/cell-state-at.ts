import type { Cell } from '../body/use-active-cell.ts';
import type { GridCell } from '../data-grid.types.ts';
import type { GridInside } from '../grid-inside.ts';
import type { GridCellState } from './row-state.types.ts';

/** The cell at a place as the page knows it, and what is said about it; null outside rows and lines of the page's own. */
export function cellStateAt<R>(inside: GridInside<R>, place: Cell): (GridCell & { state: GridCellState }) | null {
  const { lines, foot, columns, keyAt, stateOf } = inside;
  const row = lines.rowAt(place.row);
  const own = lines.groupAt(place.row)?.section ?? foot[place.row - lines.count];
  const rowKey = keyAt(place.row);
  const columnId = columns[place.column]?.column.id;
  if (rowKey === undefined || columnId === undefined) return null;
  const states = row === undefined ? own?.states : stateOf(row)?.cells;
  return { rowKey, columnId, state: states?.[columnId] ?? {} };
}

/** Whether a cell can say where its value comes from. */
export const isExplained = ({ origin }: GridCellState): boolean => origin === 'calculated' || origin === 'overridden';
