import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

export interface RowWindowView {
  /** Places of the first and last row in and near the view. */
  first: number;
  last: number;
  /** Height of all rows together. */
  total: number;
  /** Distance of the first row from the top. */
  start: number;
  virtualizer: Virtualizer<HTMLElement, HTMLElement>;
}

export interface RowWindowProps {
  count: number;
  /** Height of a row that was not measured yet, in px. */
  estimate: number;
  /** Key of the row at a place: a measured height stays with its row when rows move. */
  keyAt: (index: number) => string | number;
  scroller: RefObject<HTMLElement | null>;
  onChange: (view: RowWindowView) => void;
}

/** Tells a list which of its rows are in view. Draws nothing; loaded only for lists too long to draw whole. */
export default function RowWindow({ count, estimate, keyAt, scroller, onChange }: RowWindowProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    indexAttribute: 'data-row',
    overscan: 8,
    initialRect: { width: 0, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes kept by the virtualizer are those of the old density
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, estimate]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const start = items[0]?.start ?? 0;
  const total = virtualizer.getTotalSize();
  useLayoutEffect(
    () => onChange({ first, last, start, total, virtualizer }),
    [onChange, first, last, start, total, virtualizer],
  );
  return null;
}
