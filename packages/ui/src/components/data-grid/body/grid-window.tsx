import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

export interface GridWindowProps {
  count: number;
  rowHeight: number;
  headHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** First and last row to render, and whether the list is being scrolled. */
  onRange: (first: number, last: number, scrolling: boolean) => void;
}

/** Tells the grid which rows are in view. Draws nothing; loaded only for lists too long to draw whole. */
export default function GridWindow({ count, rowHeight, headHeight, scroller, onRange }: GridWindowProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: headHeight,
    initialRect: { width: 0, height: scroller.current?.clientHeight ?? 800 },
    initialOffset: () => scroller.current?.scrollTop ?? 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes kept by the virtualizer are those of the old row height
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const scrolling = virtualizer.isScrolling;
  useLayoutEffect(() => onRange(first, last, scrolling), [onRange, first, last, scrolling]);
  return null;
}
