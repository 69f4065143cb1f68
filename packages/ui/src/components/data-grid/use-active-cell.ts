import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A cell by place: row -1 is the head. */
export interface Cell {
  row: number;
  column: number;
}

export interface ActiveCellOptions {
  rowCount: number;
  columnCount: number;
  /** Rows of a page, for PgUp and PgDn. */
  pageSize: () => number;
  /** Key of the row at a place, and back: the tab stop stays on its row when rows are sorted or filtered. */
  keyAt: (row: number) => string | number | undefined;
  placeOf: (key: string | number) => number;
  scrollTo: (row: number) => void;
  grid: RefObject<HTMLElement | null>;
}

/** The one tab stop of a grid, and the keys that move it (APG grid). */
export function useActiveCell({ rowCount, columnCount, pageSize, keyAt, placeOf, scrollTo, grid }: ActiveCellOptions) {
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const key = useRef<string | number | undefined>(undefined);
  const wanted = useRef(false);

  // Where the tab stop is now: on its row if that is still there, else on the nearest place.
  let { row } = cell;
  if (row >= 0 && key.current !== undefined && keyAt(row) !== key.current) {
    const place = placeOf(key.current);
    if (place >= 0) row = place;
  }
  row = rowCount === 0 ? -1 : Math.min(row, rowCount - 1);
  const column = Math.max(0, Math.min(cell.column, columnCount - 1));
  const active: Cell = { row, column };
  const latest = useRef(active);
  latest.current = active;

  const find = () =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${latest.current.row}"][data-col="${latest.current.column}"]`);
  const had = useRef(false);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      had.current = event.type === 'focusin';
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onFocus);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onFocus);
    };
  }, [grid]);
  useLayoutEffect(() => {
    // The focus follows the tab stop, and is never left on the page when a row goes away under it.
    if (wanted.current || (had.current && document.activeElement === document.body))
      find()?.focus({ preventScroll: true });
    wanted.current = false;
  });

  const move = (to: Cell) => {
    const next = {
      row: Math.max(-1, Math.min(rowCount - 1, to.row)),
      column: Math.max(0, Math.min(columnCount - 1, to.column)),
    };
    key.current = next.row >= 0 ? keyAt(next.row) : undefined;
    wanted.current = true;
    if (next.row >= 0) scrollTo(next.row);
    setCell(next);
  };
  /** True if the key moved the tab stop. */
  const onKey = (event: KeyboardEvent): boolean => {
    const { row: r, column: c } = latest.current;
    const far = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return false;
    const target: Record<string, Cell> = {
      ArrowDown: { row: far ? rowCount - 1 : r + 1, column: c },
      ArrowUp: { row: far ? 0 : r - 1, column: c },
      ArrowRight: { row: r, column: far ? columnCount - 1 : c + 1 },
      ArrowLeft: { row: r, column: far ? 0 : c - 1 },
      Home: { row: far ? 0 : r, column: 0 },
      End: { row: far ? rowCount - 1 : r, column: columnCount - 1 },
      PageDown: { row: Math.max(0, r) + pageSize(), column: c },
      PageUp: { row: Math.max(0, r - pageSize()), column: c },
    };
    const to = target[event.key];
    if (!to || (far && event.key.startsWith('Page'))) return false;
    event.preventDefault();
    event.stopPropagation();
    move(to);
    return true;
  };
  return { active, move, onKey };
}
