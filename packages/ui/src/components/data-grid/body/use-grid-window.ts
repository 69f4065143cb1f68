import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react';

/** Lists up to this long are drawn whole. */
export const WHOLE = 100;

/** Printed whole up to this long; of a longer list what is in view. */
const PRINTED = 2000;

/** Rows drawn above and below those in view before the list's window is known. */
const SPARE = 4;

export interface GridWindowState {
  /** The list is too long to draw whole. */
  windowed: boolean;
  /** Rows are passing by: their elements are reused in the order they stand in the page. */
  scrolling: boolean;
  /** Rows to draw, in order, always with the one that holds the tab stop: unmounted, it would drop the focus to the page. */
  indexes: number[];
  setRange: (first: number, last: number, scrolling: boolean) => void;
}

/** Sizes in px that the window is worked out from. */
export interface GridMeasures {
  row: number;
  /** The sticky parts above and below the rows. */
  head: number;
  foot: number;
  width: number;
  height: number;
}

const onPrint = (listener: () => void) => {
  const media = window.matchMedia('print');
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const isPrinting = () => window.matchMedia('print').matches;

/** Which rows are drawn. The first time those that fit; later those the window names. */
export function useGridWindow(count: number, active: number, measures: GridMeasures): GridWindowState {
  const [range, setBoth] = useState({ first: 0, last: -1, scrolling: false });
  const printing = useSyncExternalStore(onPrint, isPrinting, () => false);
  const windowed = count > (printing ? PRINTED : WHOLE);
  // Before the box is measured nothing is drawn: the measure comes before the first paint, and says which columns there are.
  const fits = measures.height > 0 ? Math.ceil(measures.height / measures.row) + SPARE - 1 : -1;
  const whole = measures.width > 0 ? count - 1 : -1;
  const first = windowed ? Math.max(0, Math.min(range.first, count - 1)) : 0;
  const last = Math.min(windowed ? (range.last < 0 ? fits : range.last) : whole, count - 1);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active >= 0 && active < count && measures.height > 0) {
    if (active < first) indexes.unshift(active);
    else if (active > last) indexes.push(active);
  }
  return {
    windowed,
    scrolling: range.scrolling,
    indexes,
    setRange: useCallback(
      (from, to, scrolling) =>
        setBoth((before) =>
          before.first === from && before.last === to && before.scrolling === scrolling
            ? before
            : { first: from, last: to, scrolling },
        ),
      [],
    ),
  };
}

/** Brings a line into view, clear of the sticky head and totals. */
export function scrollToLine(scroller: RefObject<HTMLElement | null>, line: number, measures: GridMeasures): void {
  const element = scroller.current;
  if (!element) return;
  const top = line * measures.row;
  const room = element.clientHeight - measures.head - measures.foot;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + measures.row > element.scrollTop + room) element.scrollTop = top + measures.row - room;
}

/** Brings a cell into view sideways, clear of the columns kept at the ends. */
export function scrollToCell(scroller: HTMLElement, cell: HTMLElement): void {
  if (getComputedStyle(cell).position === 'sticky') return;
  const outer = scroller.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const rtl = getComputedStyle(scroller).direction === 'rtl';
  let left = outer.left;
  let right = outer.left + scroller.clientWidth;
  for (const other of cell.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-col]') ?? []) {
    if (getComputedStyle(other).position !== 'sticky') continue;
    const rect = other.getBoundingClientRect();
    const atEnd = other.style.insetInlineEnd !== '';
    if (atEnd === rtl) left = Math.max(left, rect.right);
    else right = Math.min(right, rect.left);
  }
  if (box.left < left) scroller.scrollLeft -= left - box.left;
  else if (box.right > right) scroller.scrollLeft += Math.min(box.right - right, box.left - left);
}
