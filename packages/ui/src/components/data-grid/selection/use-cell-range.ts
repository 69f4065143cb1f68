import { type RefObject, useEffect, useRef, useState } from 'react';
import { ESCAPE_OWNER } from '../../../lib/escape-ladder.ts';
import type { Cell } from '../body/use-active-cell.ts';
import type { GridInside } from '../grid-inside.ts';
import { type CellRange, rangeOf } from './cell-range.ts';

export interface CellRanges {
  /** The block that is marked; null for the tab stop alone. */
  range: CellRange | null;
  /** The corner that moves. */
  corner: () => Cell | null;
  /** From the tab stop to here. */
  extend: (to: Cell) => void;
  set: (range: CellRange) => void;
  all: () => void;
  /** True if there was one. */
  clear: () => boolean;
  /** Clears it if the key moves the tab stop. */
  clearBy: (key: string) => void;
  onCellDown: (cell: Cell, shift: boolean) => void;
}

const moving = /^(Arrow|Page|Home|End|Tab)/;

const placeUnder = (event: MouseEvent, root: HTMLElement | null): Cell | null => {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const element = under?.closest<HTMLElement>('[data-col]');
  const line = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!element || line === undefined || !root?.contains(element) || Number(line) < 0) return null;
  return { row: Number(line), column: Number(element.dataset.col) };
};

/** A marked block of cells: Shift with the keys of movement, Shift and press, or dragging. */
export function useCellRange<R>(inside: RefObject<GridInside<R>>): CellRanges {
  const [marked, setMarked] = useState<{ anchor: Cell; corner: Cell } | null>(null);
  const latest = useRef(marked);
  latest.current = marked;
  const put = (next: { anchor: Cell; corner: Cell } | null) => {
    latest.current = next;
    setMarked(next);
  };
  const range = marked && rangeOf(marked.anchor, marked.corner);
  // Escape takes the mark away before it closes a dialog around the grid.
  useEffect(() => {
    const root = inside.current.root();
    if (!marked || !root) return;
    root.setAttribute(ESCAPE_OWNER, '');
    return () => root.removeAttribute(ESCAPE_OWNER);
  }, [inside, marked]);
  const clamp = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(inside.current.lines.count - 1, row)),
    column: Math.max(0, Math.min(inside.current.columns.length - 1, column)),
  });
  const extend = (to: Cell) => {
    const corner = clamp(to);
    put({ anchor: latest.current?.anchor ?? inside.current.active, corner });
    inside.current.scrollTo(corner.row);
  };
  const clear = () => {
    const had = latest.current !== null;
    if (had) put(null);
    return had;
  };
  return {
    range,
    corner: () => latest.current?.corner ?? null,
    extend,
    set: ({ top, left, bottom, right }) =>
      put({ anchor: { row: top, column: left }, corner: { row: bottom, column: right } }),
    all: () =>
      put({
        anchor: { row: 0, column: 0 },
        corner: clamp({ row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER }),
      }),
    clear,
    clearBy(key) {
      if (moving.test(key)) clear();
    },
    onCellDown(cell, shift) {
      if (shift) return extend(cell);
      clear();
      const move = (event: MouseEvent) => {
        const to = placeUnder(event, inside.current.root());
        if (!to || (!latest.current && to.row === cell.row && to.column === cell.column)) return;
        // Now it is a block of cells, not a text.
        document.getSelection()?.removeAllRanges();
        event.preventDefault();
        put({ anchor: cell, corner: to });
      };
      const up = () => {
        document.removeEventListener('mousemove', move);
        document.removeEventListener('mouseup', up);
      };
      document.addEventListener('mousemove', move);
      document.addEventListener('mouseup', up);
    },
  };
}
