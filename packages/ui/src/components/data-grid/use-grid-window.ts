import { type RefObject, useCallback, useState } from 'react';

/** Lists up to this long are drawn whole. */
export const WHOLE = 100;

/** Rows drawn of a long list before its window is known. */
const FIRST = 60;

export interface GridWindowState {
  /** The list is too long to draw whole. */
  windowed: boolean;
  /** Rows to draw, in order, always with the one that holds the tab stop: unmounted, it would drop the focus to the page. */
  indexes: number[];
  setRange: (first: number, last: number) => void;
  /** Brings a row into view, clear of the sticky head. */
  scrollTo: (row: number) => void;
}

/** Which rows are drawn. */
export function useGridWindow(
  count: number,
  active: number,
  height: { row: number; head: number },
  scroller: RefObject<HTMLElement | null>,
): GridWindowState {
  const [range, setBoth] = useState({ first: 0, last: FIRST - 1 });
  const windowed = count > WHOLE;
  const first = windowed ? Math.max(0, Math.min(range.first, count - 1)) : 0;
  const last = Math.min(windowed ? range.last : count - 1, count - 1);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active >= 0 && active < count) {
    if (active < first) indexes.unshift(active);
    else if (active > last) indexes.push(active);
  }
  return {
    windowed,
    indexes,
    setRange: useCallback(
      (from, to) =>
        setBoth((before) => (before.first === from && before.last === to ? before : { first: from, last: to })),
      [],
    ),
    scrollTo: (row) => {
      const element = scroller.current;
      if (!element) return;
      const top = row * height.row;
      const room = element.clientHeight - height.head;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + height.row > element.scrollTop + room) element.scrollTop = top + height.row - room;
    },
  };
}
