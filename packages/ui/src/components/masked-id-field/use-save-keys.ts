import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Commits what is typed before a dialog around the field saves by Ctrl Enter: it hears that key before React does. A text that cannot be read makes the
 * input invalid, so that nothing is saved without it.
 */
export function useSaveKeys(box: RefObject<HTMLElement | null>, commit: () => void, refusal: string): void {
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
    box.current?.querySelector('input')?.setCustomValidity(refusal);
  });
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) flushSync(() => latest.current());
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
