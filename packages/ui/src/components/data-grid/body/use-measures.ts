import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridMeasures } from './use-grid-window.ts';

/**
 * Heights of head and rows in this density, and the size of the box. `rowsAbove` and `rowsBelow` are sticky.
 * @param likely Size of the box before it is measured; without it nothing is drawn until then.
 */
export function useMeasures(
  scroller: RefObject<HTMLElement | null>,
  rowsAbove: number,
  rowsBelow: number,
  density: string | undefined,
  likely: { width: number; height: number } = { width: 0, height: 0 },
): GridMeasures {
  const [box, setBox] = useState({ row: 24, head: 28, ...likely });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density has other heights
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const row = Number.parseFloat(style.getPropertyValue('--grid-row')) || 24;
      const head = Number.parseFloat(style.getPropertyValue('--grid-head')) || 28;
      const { clientWidth: width, clientHeight: height } = element;
      setBox((before) =>
        before.row === row && before.head === head && before.width === width && before.height === height
          ? before
          : { row, head, width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A change of density elsewhere in the page changes the rows but not necessarily this box.
    const page = new MutationObserver(measure);
    page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] });
    return () => {
      observer.disconnect();
      page.disconnect();
    };
  }, [scroller, density]);
  return { ...box, head: box.head + rowsAbove * box.row, foot: rowsBelow * box.row };
}
