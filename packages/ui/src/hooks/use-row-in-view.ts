import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long after a jump its target is kept in view, ms. */
const SETTLE = 300;

/**
 * Brings rows into view. A long list finds out how high its rows are only when they come into view, so the target of a jump is kept in
 * view until that has settled; a wheel or a press ends it at once.
 */
export function useRowInView(
  find: (index: number) => HTMLElement | null | undefined,
  scroller: { current: HTMLElement | null },
): (index: number) => void {
  const target = useRef(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    if (target.current >= 0) find(target.current)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const element = scroller.current;
    const end = () => {
      target.current = -1;
    };
    element?.addEventListener('wheel', end, { passive: true });
    element?.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('wheel', end);
      element?.removeEventListener('pointerdown', end);
    };
  }, [scroller]);
  return (index) => {
    find(index)?.scrollIntoView({ block: 'nearest' });
    target.current = index;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      target.current = -1;
    }, SETTLE);
  };
}
