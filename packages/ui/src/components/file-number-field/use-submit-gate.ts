import { type RefObject, useEffect, useRef } from 'react';

/**
 * Holds the native form around an element back until a check is done, then sends it as it was sent. A check that fails gets the focus.
 */
export function useSubmitGate(
  element: RefObject<HTMLElement | null>,
  { isFine, check }: { isFine: () => boolean; check: () => Promise<boolean> },
): void {
  const latest = useRef({ isFine, check });
  latest.current = { isFine, check };
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return;
    const onSubmit = async (event: SubmitEvent) => {
      if (latest.current.isFine()) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      if (await latest.current.check()) form.requestSubmit(submitter);
      else element.current?.focus();
    };
    const listener = (event: SubmitEvent) => void onSubmit(event);
    form.addEventListener('submit', listener, true);
    return () => form.removeEventListener('submit', listener, true);
  }, [element]);
}
