import type { RealtimeMessage } from '@closewright/contract/realtime';
import { useEffect, useRef } from 'react';
import { useOptionalSession } from '../session/app-session.ts';

/** Hears realtime messages while mounted; null means that some may have been missed. The newest handler is called. */
export function useRealtime(handler: (message: RealtimeMessage | null) => void): void {
  const realtime = useOptionalSession()?.realtime;
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => realtime?.listen((message) => latest.current(message)), [realtime]);
}
