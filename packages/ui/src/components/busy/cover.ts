import { type RefObject, useEffect, useRef } from 'react';
import { focusPath, returnFocus } from '../../lib/return-focus.ts';

/**
 * Makes elements unreachable while they are covered. A focus in them goes to `stand`, never to the page, and back to where it was (or
 * its nearest survivor) when the cover goes, unless the person went elsewhere meanwhile.
 */
export function useCover(
  covered: boolean,
  stand: RefObject<HTMLElement | null>,
  elements: () => readonly HTMLElement[],
): void {
  const find = useRef(elements);
  useEffect(() => {
    find.current = elements;
  });
  useEffect(() => {
    const holder = stand.current;
    if (!covered || !holder) return;
    const inside = find.current().filter((element) => !element.inert);
    const before = inside.some((element) => element.contains(document.activeElement)) ? focusPath() : null;
    // In this order: the focus trap of a dialog below would take the focus back from the stand while it still can.
    for (const element of inside) element.inert = true;
    if (before) holder.focus({ preventScroll: true });
    return () => {
      for (const element of inside) element.inert = false;
      const now = document.activeElement;
      const free = now === null || now === document.body || now === holder || holder.contains(now);
      if (before && free) returnFocus(before);
    };
  }, [covered, stand]);
}
