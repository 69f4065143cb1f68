import { SessionExpiring, useCountdown } from '@closewright/ui/session-expiring';
import { useState } from 'react';

interface SessionCountdownProps {
  /** When somebody was last here and when the session ends, in milliseconds since 1970. */
  since: number;
  endsAt: number;
  onKeepWorking: () => void;
  onLogOut: () => void;
}

const minute = 60_000;

/** Counts down to the end that the idle cycle has set; the cycle itself logs out when it is reached. */
export default function SessionCountdown({ since, endsAt, ...answers }: SessionCountdownProps) {
  const [start] = useState(() => ({ milliseconds: Math.max(0, endsAt - Date.now()), isHere: document.hasFocus() }));
  const remaining = useCountdown({ running: true, milliseconds: start.milliseconds, onEnd: () => {} });
  return (
    <SessionExpiring
      open
      remaining={remaining}
      {...(start.isHere && { idleMinutes: Math.floor((endsAt - start.milliseconds - since) / minute) })}
      {...answers}
    />
  );
}
