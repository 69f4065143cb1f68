import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a revealed number stays on screen. */
export const REVEAL_MILLISECONDS = 10_000;

/**
 * A text that is fetched on request and forgotten after ten seconds, on `conceal` and on unmount. A reply that comes late, after the
 * request was given up, is dropped unseen.
 */
export function useReveal(fetch: (() => Promise<string>) | undefined) {
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<'concealed' | 'loading' | 'revealed' | 'failed'>('concealed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const round = useRef(0);
  const conceal = useCallback(() => {
    round.current += 1;
    clearTimeout(timer.current);
    setText(null);
    setState('concealed');
  }, []);
  useEffect(
    () => () => {
      round.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );
  const reveal = useCallback(async () => {
    if (!fetch) return;
    round.current += 1;
    const mine = round.current;
    setState('loading');
    try {
      const answer = await fetch();
      if (mine !== round.current) return;
      setText(answer);
      setState('revealed');
      timer.current = setTimeout(conceal, REVEAL_MILLISECONDS);
    } catch {
      if (mine === round.current) setState('failed');
    }
  }, [fetch, conceal]);
  return { text, state, reveal, conceal };
}
