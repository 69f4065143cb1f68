import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

export interface GridWindowProps {
  count: number;
  rowHeight: number;
  headHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** First and last row to render. */
  onRange: (first: number, last: number) => void;
}

/** Tells the grid which rows are in view. Draws nothing; loaded only for lists too long to draw whole. */
export default function GridWindow({ count, rowHeight, headHeight, scroller, onRange }: GridWindowProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headHeight,
    initialRect: { width: 0, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes kept by the virtualizer are those of the old row height
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  useLayoutEffect(() => onRange(first, last), [onRange, first, last]);
  return null;
}
