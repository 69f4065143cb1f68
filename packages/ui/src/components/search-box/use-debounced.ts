import { useEffect, useRef } from 'react';

/** Milliseconds between the last key and the search. */
export const SEARCH_DEBOUNCE = 250;

/** Calls `work` a while after the last `later`, or at once by `now`; never twice in a row with the same text, and not after unmount. */
export function useDebounced(work: (text: string) => void, milliseconds: number, initial: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(initial);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === last.current) return;
    last.current = text.trim();
    latest.current(text);
  };
  return {
    now,
    later: (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => now(text), milliseconds);
    },
  };
}
