import { type Actor, can } from '@closewright/domain/access';
import { useEffect, useMemo } from 'react';
import { mayPass } from '../app/query-client.ts';
import { useSession } from '../app/session/app-session.ts';
import { call, send } from '../lib/api/index.ts';
import { useStore } from '../lib/store.ts';
import { createFileLock, type FileLock, type FileLockState } from './file-lock.ts';
import { heldLocks } from './held-locks.ts';

/**
 * Opens the file for as long as the component shows it, and frees it when the file or the page goes.
 * @param actor the user with the rights in the region of the file
 */
export function useFileLock(ordersID: number, actor: Actor): { lock: FileLock; state: FileLockState } {
  const { sessionKey } = useSession();
  // The lock depends on the right alone. If it depended on the actor, it would be freed whenever the session is read again or the region is known.
  const mayHold = can(actor, 'saveOrder').allowed;
  const lock = useMemo(() => {
    const input = { params: { ordersID }, body: { sessionKey } };
    return createFileLock({
      open: () => call('openOrder', input),
      hold: () => call('holdOrder', input),
      takeOver: () => call('takeOverOrder', input),
      release: () => send('releaseOrder', input, { keepalive: true }),
      mayHold,
      mayPass,
      now: Date.now,
    });
  }, [ordersID, sessionKey, mayHold]);

  useEffect(() => {
    // A failure to open is said by the read of the file itself, which fails for the same reason.
    const open = () => void lock.open().catch(() => {});
    const leave = () => lock.release();
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) open();
    };
    open();
    heldLocks.add(lock);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      heldLocks.delete(lock);
      lock.release();
    };
  }, [lock]);

  return { lock, state: useStore(lock.state) };
}
