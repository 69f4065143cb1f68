import { useEffect } from 'react';
import { useRealtime } from '../../app/realtime/use-realtime.ts';
import type { SaveEngine } from './save-engine.ts';

/** Tells a page that could not reach the server that the line is back. */
export function useAnswersAgain(engine: SaveEngine): void {
  useRealtime(engine.answersAgain);
  useEffect(() => {
    addEventListener('online', engine.answersAgain);
    return () => removeEventListener('online', engine.answersAgain);
  }, [engine]);
}
