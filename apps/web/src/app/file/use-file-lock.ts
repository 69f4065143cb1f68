import { can } from '@closewright/domain/access';
import { useEffect, useMemo } from 'react';
import { call, send } from '../../lib/api/index.ts';
import { useStore } from '../../lib/store.ts';
import { mayPass } from '../query-client.ts';
import { useSession } from '../session/app-session.ts';
import { createFileLock, type FileLock, type FileLockState } from './file-lock.ts';
import { heldLocks } from './held-locks.ts';

/** Opens the file for as long as the component shows it, and frees it when the file or the page goes. */
export function useFileLock(ordersID: number): { lock: FileLock; state: FileLockState } {
  const { actor, sessionKey } = useSession();
  const lock = useMemo(() => {
    const input = { params: { ordersID }, body: { sessionKey } };
    return createFileLock({
      open: () => call('openOrder', input),
      hold: () => call('holdOrder', input),
      takeOver: () => call('takeOverOrder', input),
      release: () => send('releaseOrder', input, { keepalive: true }),
      mayHold: can(actor, 'saveOrder').allowed,
      mayPass,
      now: Date.now,
    });
  }, [ordersID, sessionKey, actor]);

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
