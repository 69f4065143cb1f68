import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToCell } from './use-grid-window.ts';

/** A cell by place: row -1 is the head. */
export interface Cell {
  row: number;
  column: number;
}

export interface ActiveCellOptions {
  rowCount: number;
  columnCount: number;
  /** Where the tab stop is until it is moved: the first column that can be typed into. */
  firstColumn: number;
  /** Rows of a page, for PgUp and PgDn. */
  pageSize: () => number;
  /** Key of the row at a place, and back: the tab stop stays on its row when rows are sorted or filtered. */
  keyAt: (row: number) => string | number | undefined;
  placeOf: (key: string | number) => number;
  /** Place of a column by its id, -1 where it is not shown. */
  columnOf: (id: string) => number;
  scrollTo: (row: number) => void;
  grid: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** Where the page wants the tab stop: as soon as the row is there. */
interface Goal {
  key: string | number;
  /** Null keeps the column. */
  column: string | null;
  /** What had the focus when the grid was to take it; undefined where it is not to take it. */
  from: Element | null | undefined;
}

const isCell = (element: Element | null): boolean => element?.matches('[data-col]') ?? false;

/**
 * The element of the grid that has the focus, or had it when it was taken out of the page. Such an element says that it is left like
 * any other, so it is asked once the work at hand is done: one that is still there was left by the person.
 */
function useFocusHolder(grid: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const holder = useRef<Element | null>(null);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const onFocusIn = (event: FocusEvent) => {
      holder.current = event.target as Element;
    };
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const left = target === holder.current && target !== document.activeElement;
        if (left && (target as Element).isConnected) holder.current = null;
      });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [grid]);
  return holder;
}

/** The one tab stop of a grid, and the keys that move it (APG grid). */
export function useActiveCell(options: ActiveCellOptions) {
  const { rowCount, columnCount, firstColumn, pageSize, keyAt, placeOf, columnOf, scrollTo, grid, scroller } = options;
  // The columns may be on their way.
  const [cell, setCell] = useState<Omit<Cell, 'column'> & { column: number | null }>({ row: 0, column: null });
  const key = useRef<string | number | undefined>(undefined);
  /** The focus is to go to the tab stop: at once, or when its row, which is on its way, is there. */
  const wanted = useRef<'now' | 'late' | null>(null);
  const lastPlace = useRef(0);
  const goal = useRef<Goal | null>(null);

  // Where the tab stop is now: on its row if that is still there, else where that row was last.
  let { row } = cell;
  if (row >= 0 && key.current !== undefined) {
    const place = keyAt(row) === key.current ? row : placeOf(key.current);
    if (place >= 0) lastPlace.current = place;
    row = lastPlace.current;
  }
  row = rowCount === 0 ? -1 : Math.min(row, rowCount - 1);
  const column = Math.max(0, Math.min(cell.column ?? firstColumn, columnCount - 1));
  const active: Cell = { row, column };
  const latest = useRef(active);
  latest.current = active;

  /** The element of the tab stop: a head of a group spans columns, so there it is the nearest one before. */
  const find = (): HTMLElement | null => {
    const { row: r, column: c } = latest.current;
    const line = grid.current?.querySelector(`[data-row="${r}"]`);
    let found: HTMLElement | null = null;
    for (const element of line?.querySelectorAll<HTMLElement>('[data-col]') ?? [])
      if (Number(element.dataset.col) <= c) found = element;
    return found;
  };
  const focus = () => {
    const element = find();
    wanted.current = element ? null : 'late';
    element?.focus({ preventScroll: true });
    if (element && scroller.current) scrollToCell(scroller.current, element);
  };
  const holder = useFocusHolder(grid);
  const follow = () => {
    const now = document.activeElement;
    // The focus follows the tab stop, and is never left on the page when a row goes away under it.
    const lost = holder.current?.isConnected === false && (now === document.body || now === null);
    const astray = isCell(now) && grid.current?.contains(now) && (now as HTMLElement).tabIndex < 0;
    // Whoever went elsewhere meanwhile stays there.
    const free = now === document.body || now === null || grid.current?.contains(now);
    if (wanted.current === 'late' && !free) wanted.current = null;
    if (wanted.current || lost || astray) focus();
  };

  const settle = (to: Cell) => {
    goal.current = null;
    key.current = to.row >= 0 ? keyAt(to.row) : undefined;
    lastPlace.current = Math.max(0, to.row);
    latest.current = to;
    setCell(to);
  };
  const move = (to: Cell) => {
    const next = {
      row: Math.max(-1, Math.min(rowCount - 1, to.row)),
      column: Math.max(0, Math.min(columnCount - 1, to.column)),
    };
    wanted.current = 'now';
    settle(next);
    if (next.row >= 0) scrollTo(next.row);
  };
  /** Goes where the page wants it, if the row is there by now. */
  const reach = (): boolean => {
    const to = goal.current;
    const place = to ? placeOf(to.key) : -1;
    if (!to || place < 0) return false;
    const next = { row: place, column: to.column === null ? latest.current.column : Math.max(0, columnOf(to.column)) };
    const now = document.activeElement;
    // Whoever went elsewhere while the row was on its way stays there.
    const isFree = now === to.from || now === document.body || now === null;
    if (to.from !== undefined && (isFree || grid.current?.contains(now))) move(next);
    else {
      settle(next);
      scrollTo(place);
    }
    return true;
  };
  useLayoutEffect(() => {
    reach();
    follow();
  });
  /** True if the row is there. Otherwise the tab stop goes to it once it is, unless it is moved before. */
  const goTo = (to: string | number, id: string | null, takesFocus: boolean): boolean => {
    goal.current = { key: to, column: id, from: takesFocus ? document.activeElement : undefined };
    return reach();
  };
  /**
   * The focus went to a cell by itself (a press, a screen reader): the tab stop goes along. A cell that stands for several columns
   * (a row on its way, a head of a group) keeps the column that was come from.
   */
  const adopt = ({ row: r, column: c }: Cell, element: HTMLElement) => {
    const before = latest.current;
    const to = { row: r, column: element === find() ? before.column : c };
    if (r === before.row && to.column === before.column && (r < 0 || key.current === keyAt(r))) return;
    settle(to);
  };
  /** Where a key leads from a cell; null if it is no key of movement. */
  const target = (event: KeyboardEvent, from: Cell): Cell | null => {
    const { row: r, column: c } = from;
    const far = event.ctrlKey || event.metaKey;
    if (event.altKey || (far && event.key.startsWith('Page'))) return null;
    const rtl = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';
    const side = (ahead: boolean): Cell => ({
      row: r,
      column: far ? (ahead ? columnCount - 1 : 0) : c + (ahead ? 1 : -1),
    });
    switch (event.key) {
      case 'ArrowDown':
        return { row: far ? rowCount - 1 : r + 1, column: c };
      case 'ArrowUp':
        return { row: far ? 0 : r - 1, column: c };
      case 'ArrowRight':
        return side(!rtl);
      case 'ArrowLeft':
        return side(rtl);
      case 'Home':
        return { row: far ? 0 : r, column: 0 };
      case 'End':
        return { row: far ? rowCount - 1 : r, column: columnCount - 1 };
      case 'PageDown':
        return { row: Math.max(0, r) + pageSize(), column: c };
      case 'PageUp':
        return { row: Math.max(0, r - pageSize()), column: c };
      default:
        return null;
    }
  };
  /** True if the key moved the tab stop. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.shiftKey) return false;
    const to = target(event, latest.current);
    if (!to) return false;
    event.preventDefault();
    event.stopPropagation();
    move(to);
    return true;
  };
  return { active, latest, move, goTo, adopt, target, onKey, focus, follow };
}
