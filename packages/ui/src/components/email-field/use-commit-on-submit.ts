import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Commits what is typed when the form around is submitted while the focus is still in the box (a shortcut, `requestSubmit`): the form
 * and its handlers see it in the list.
 */
export function useCommitOnSubmit(box: RefObject<HTMLElement | null>, commit: () => void): void {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const form = box.current?.querySelector('input')?.form;
    // In the capture phase: before the handlers of the page.
    const onSubmit = () => flushSync(() => latest.current());
    form?.addEventListener('submit', onSubmit, true);
    return () => form?.removeEventListener('submit', onSubmit, true);
  }, [box]);
}
