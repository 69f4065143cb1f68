import { onDemand } from '@closewright/ui/lib/on-demand';
import { useStore } from '../../lib/store.ts';
import { useSession } from './app-session.ts';

const SessionCountdown = onDemand(() => import('./session-countdown.tsx'));

/** The Session Expiring dialog while the countdown of the idle cycle runs; nothing before and after. */
export function SessionNotice() {
  const { idle, logOut } = useSession();
  const state = useStore(idle.state);
  if (state.kind !== 'expiring') return null;
  return (
    <SessionCountdown
      key={state.endsAt}
      since={state.since}
      endsAt={state.endsAt}
      onKeepWorking={idle.confirm}
      onLogOut={() => void logOut({ returnHere: true })}
    />
  );
}
