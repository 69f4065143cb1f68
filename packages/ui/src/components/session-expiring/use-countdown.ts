import { useEffect, useRef, useState } from 'react';
import { type CountdownClock, SESSION_NOTICE, startCountdown, systemClock } from './countdown.ts';

export interface CountdownOptions {
  /** Counts while true; each start begins anew. */
  running: boolean;
  /** From how many milliseconds. Default 60,000. */
  milliseconds?: number;
  /** Once, when the time is up. */
  onEnd: () => void;
  clock?: CountdownClock;
}

/** The milliseconds that are left, for callers without a session timer of their own. */
export function useCountdown({
  running,
  milliseconds = SESSION_NOTICE,
  onEnd,
  clock = systemClock,
}: CountdownOptions): number {
  const [left, setLeft] = useState<number | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running) return;
    const stop = startCountdown(milliseconds, setLeft, () => end.current(), clock);
    return () => {
      stop();
      setLeft(null);
    };
  }, [running, milliseconds, clock]);
  return left ?? milliseconds;
}
