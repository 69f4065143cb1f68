import type { Session } from '@closewright/contract/session';
import { actorOf } from '@closewright/domain/access';
import { isSameValue } from '@closewright/domain/changes';
import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../lib/api/index.ts';
import { type AppSession, AppSessionProvider, sessionParts } from './app-session.ts';

export interface SessionRootProps {
  /** The session the app was started with. */
  session: AppSession;
  router: RegisteredRouter;
  children: ReactNode;
}

/** What decides what the user may see and do, by name; the order of lists, the time of the reading and preferences do not. */
const rights = (session: Session) => ({ actor: actorOf(session), regions: session.userSettings?.regions });

/**
 * Keeps the session as it is stored. When an administrator changes rights, the server lets every connection of the
 * company go (api: access-events); connected again, the session is read anew, and menus, pages and the guard of the open
 * route follow. Somebody who is no valid user any more begins anew, which says so.
 */
export function SessionRoot({ session, router, children }: SessionRootProps) {
  const [current, setCurrent] = useState(session);
  const client = useQueryClient();
  useEffect(() => {
    let stored = session.session;
    const readAnew = async () => {
      // Without an answer nothing is known; the next reconnection asks again.
      const fresh = await call('getSession').catch(() => null);
      if (fresh === null || isSameValue(rights(fresh), rights(stored))) return;
      if (!fresh.isValidUser) {
        location.reload();
        return;
      }
      stored = fresh;
      const next = { ...session, ...sessionParts(fresh) };
      setCurrent(next);
      router.update({ ...router.options, context: { ...router.options.context, session: next } });
      await Promise.all([client.invalidateQueries(), router.invalidate()]);
    };
    return session.realtime.listen((message) => {
      if (message === null) void readAnew();
    });
  }, [session, router, client]);
  return <AppSessionProvider value={current}>{children}</AppSessionProvider>;
}
