import { type RefObject, useEffect, useState } from 'react';
import { useHotkey } from '../../lib/use-hotkeys.ts';

export interface ChangeCursor {
  /** Number of the current change; 0 before the first step. */
  at: number;
  next: () => void;
  previous: () => void;
}

/**
 * Walks over the marks of a comparison: F7 and Shift F7 anywhere, past the ends it goes round. The marks are found in the page by
 * their number, so the text itself is never rendered anew.
 * @param scope What the marks stand in.
 * @param mark The attribute that holds the number.
 */
export function useChangeCursor(
  box: RefObject<HTMLElement | null>,
  count: number,
  shown: unknown,
  scope: string,
  mark = 'data-change',
): ChangeCursor {
  const [at, setAt] = useState(0);
  const [of, setOf] = useState(shown);
  if (of !== shown) {
    setOf(shown);
    setAt(0);
  }
  const next = () => count > 0 && setAt((was) => (was % count) + 1);
  const previous = () => count > 0 && setAt((was) => (was <= 1 ? count : was - 1));
  /** A viewer under a dialog is not meant. */
  const reachable = () => {
    const dialogs = document.querySelectorAll('[data-modal]');
    const top = dialogs[dialogs.length - 1];
    return !top || top.contains(box.current);
  };
  const options = { scope: 'diff-viewer', inFields: true, inDialogs: true };
  useHotkey('F7', 'Next change', () => reachable() && next(), options);
  useHotkey('Shift+F7', 'Previous change', () => reachable() && previous(), options);
  useEffect(() => {
    const host = box.current;
    if (!host || shown === null) return;
    const marks = at === 0 ? [] : [...host.querySelectorAll<HTMLElement>(`${scope} [${mark}="${at}"]`)];
    for (const mark of marks) mark.setAttribute('data-current', '');
    marks[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return () => {
      for (const mark of marks) mark.removeAttribute('data-current');
    };
  }, [box, at, shown, scope, mark]);
  return { at, next, previous };
}
