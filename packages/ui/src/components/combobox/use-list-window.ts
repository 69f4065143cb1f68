import { type RefObject, useLayoutEffect, useState } from 'react';

/** Lists up to this long are drawn whole. */
export const WHOLE = 100;

/** Rows drawn beyond the edges. */
const BEYOND = 2;

/** Height of a list with many rows, px: taken until it has been laid out. */
const HEIGHT = 310;

/** Which lines of a list of equal ones are drawn: those in view, and the highlighted one, which the input points to. */
export function useListWindow(count: number, active: number, height: number, scroller: RefObject<HTMLElement | null>) {
  const windowed = count > WHOLE;
  const [view, setView] = useState(() => ({ top: 0, lines: Math.ceil(HEIGHT / height) }));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!windowed || !element) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / height);
      // Never more than the window holds, should the list not have its height yet.
      const lines = Math.ceil((Math.min(element.clientHeight, window.innerHeight) || HEIGHT) / height);
      setView((before) => (before.top === top && before.lines === lines ? before : { top, lines }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [windowed, height, scroller]);

  const first = windowed ? Math.max(0, Math.min(view.top, count - view.lines) - BEYOND) : 0;
  const last = Math.min(windowed ? first + view.lines + 2 * BEYOND : count - 1, count - 1);
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (windowed && active >= 0 && (active < first || active > last)) indexes.push(active);

  return {
    windowed,
    indexes,
    scrollTo: (line: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = line * height;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + height > element.scrollTop + element.clientHeight)
        element.scrollTop = top + height - element.clientHeight;
    },
  };
}
