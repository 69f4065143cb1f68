import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from './on-demand.ts';
import type { RowWindowView } from './row-window.tsx';

// The windowing comes with the first list too long to draw whole.
const RowWindow = onDemand(() => import('./row-window.tsx'));

/** Rows drawn of a long list before its window is known. */
const FIRST = 40;

export interface RowWindowOptions {
  count: number;
  keyAt: (index: number) => string | number;
  /** Height of a row that was not measured yet, in px. */
  estimate: number;
  scroller: RefObject<HTMLElement | null>;
  /** Places of rows that are drawn wherever the view is: unmounted, they would drop the focus to the page. */
  keep: readonly number[];
  /** Lists up to this long are drawn whole. Default 100. */
  whole?: number;
}

export interface RowWindowRows {
  windowed: boolean;
  /** The rows to draw, in order, each with the empty height before it. They stay in the flow, so each is as high as it needs. */
  rows: readonly { index: number; before: number }[];
  /** Empty height after the last of them. */
  after: number;
  /** Ref for every row (which carries `data-row`), where rows differ in height. */
  measure: (row: HTMLElement | null) => void;
  /** Render it anywhere in the list. */
  window: ReactNode;
}

/** Which rows of a list are drawn: all of a short one, those in view of a long one. */
export function useRowWindow({ count, keyAt, estimate, scroller, keep, whole = 100 }: RowWindowOptions): RowWindowRows {
  const [view, setView] = useState<RowWindowView | null>(null);
  const onChange = useCallback((next: RowWindowView) => setView(next), []);
  const virtualizer = view?.virtualizer;
  const measure = useCallback((row: HTMLElement | null) => virtualizer?.measureElement(row), [virtualizer]);
  const [printing, setPrinting] = useState(false);
  const long = count > whole;
  useLayoutEffect(() => {
    if (!long) return;
    // Paper shows all rows, and they must be there before the printer looks.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [long]);
  if (!long || printing)
    return {
      windowed: false,
      rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })),
      after: 0,
      measure,
      window: null,
    };

  const first = Math.min(view?.first ?? 0, count - 1);
  const last = Math.min(view?.last ?? FIRST - 1, count - 1);
  const shown = new Set(keep.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= last; index++) shown.add(index);
  const placeOf = (index: number) => {
    const known = virtualizer?.measurementsCache[index];
    return known ?? { start: index * estimate, end: (index + 1) * estimate };
  };
  let end = 0;
  const rows = [...shown]
    .sort((a, b) => a - b)
    .map((index) => {
      const place = placeOf(index);
      const before = Math.max(0, place.start - end);
      end = place.end;
      return { index, before };
    });
  return {
    windowed: true,
    rows,
    after: Math.max(0, placeOf(count - 1).end - end),
    measure,
    window: <RowWindow count={count} estimate={estimate} keyAt={keyAt} scroller={scroller} onChange={onChange} />,
  };
}
