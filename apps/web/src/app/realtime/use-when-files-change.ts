import { useEffect, useRef } from 'react';
import { useRealtime } from './use-realtime.ts';

/** Several messages in a row are one change. */
const settleMilliseconds = 250;

/** Reads a list across files again after somebody saved a file, or may have. The newest `refresh` is called. */
export function useWhenFilesChange(refresh: () => unknown): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime((message) => {
    if (message !== null && message.Event !== 'FileChanged') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), settleMilliseconds);
  });
}
