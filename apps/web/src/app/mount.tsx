import type { Environment, Session } from '@closewright/contract/session';
import { hasRight } from '@closewright/domain/access';
import { readFlag } from '@closewright/domain/constants';
import { LinkProvider } from '@closewright/ui/link';
import { MemoryProvider } from '@closewright/ui/memory';
import { dialogs } from '@closewright/ui/services/dialogs';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { call, forgetIntents, send, setCallContext } from '../lib/api/index.ts';
import { releaseHeldFiles } from '../open-file/held-locks.ts';
import type { ClientLog } from './client-log/client-log.ts';
import { RouterLink } from './frame/router-link.tsx';
import { skipNextSave } from './leave-guard.ts';
import { applyAppearance, readAppearance } from './preferences/appearance.ts';
import { createPreferences } from './preferences/preferences.ts';
import { createQueryClient } from './query-client.ts';
import { connectRealtime } from './realtime/realtime.ts';
import { createAppRouter } from './router.ts';
import { type AppSession, sessionParts } from './session/app-session.ts';
import type { Identity } from './session/identity.ts';
import { createLogOut } from './session/log-out.ts';
import { keepReturnAddress } from './session/return-address.ts';
import { takeSessionKey } from './session/session-key.ts';
import { SessionRoot } from './session/session-root.tsx';
import { startTokenRefresh } from './session/token-refresh.ts';
import { watchActivity } from './session/watch-activity.ts';
import type { EarlyRead } from './start-up/early-reads.ts';

export interface MountInput {
  environment: Environment;
  identity: Identity;
  /** Null on a screen that needs no sign-in. */
  session: Session | null;
  earlyReads: readonly EarlyRead[];
}

/** What the session needs of the app around it. */
interface MountedApp {
  /** Drops everything that was read. */
  forget(): void;
  /** Calls back with the path of every page that is opened. */
  onPage(listener: (pathname: string) => void): () => void;
}

/** Mounts the app: the last step of the start-up. */
export function mount(root: HTMLElement, input: MountInput): void {
  const queryClient = createQueryClient(input.earlyReads);
  const session =
    input.session === null
      ? null
      : openSession(input, input.session, {
          forget: () => queryClient.clear(),
          onPage: (listener) =>
            router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
              if (pathChanged) listener(toLocation.pathname);
            }),
        });
  const router = createAppRouter({ queryClient, session, logIn: input.identity.logIn });
  // Nothing is drawn before the guard of the address has let it pass and its data is there.
  const pages = <RouterProvider router={router} />;
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={RouterLink}>
        {session === null ? (
          pages
        ) : (
          <SessionRoot session={session} router={router}>
            <MemoryProvider memory={session.preferences}>{pages}</MemoryProvider>
          </SessionRoot>
        )}
      </LinkProvider>
    </QueryClientProvider>,
  );
}

/** Everything that lives as long as the session: preferences, realtime, token refresh, and the one way out. */
function openSession({ environment, identity }: MountInput, session: Session, app: MountedApp): AppSession {
  const parts = sessionParts(session);
  const isReadOnly = hasRight(parts.actor, 'IsAppReadOnly');
  // A user who can change nothing keeps preferences for this visit only.
  const preferences = createPreferences(parts.session.userSettings?.values ?? [], async (values, isLeaving) => {
    if (!isReadOnly) await send('saveUserSettings', { body: { values } }, { keepalive: isLeaving });
  });
  // Chosen a moment before the page was reloaded or its tab closed: it is there again all the same.
  const keepPreferences = () => void preferences.flush(true);
  addEventListener('pagehide', keepPreferences);
  applyAppearance(readAppearance(preferences));

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const documentEnd = navigation?.responseEnd ?? 0;
  const realtime = connectRealtime({
    address: async () => (await call('getMessagingUrl')).url,
    token: async (isRefused) => {
      if (isRefused) await identity.update(-1).catch(() => {});
      return identity.token();
    },
    open: (url, protocols) => new WebSocket(url, protocols),
    random: Math.random,
    // It began to read when its document was there: what the page before it left behind came earlier.
    readFor: () => performance.now() - documentEnd,
  });
  addEventListener('online', realtime.wake);

  // Only where the company has asked for it (core.md §7), and then as a chunk of its own.
  let log: ClientLog | undefined;
  if (readFlag(parts.actor.features, 'clientSessionLogging')) {
    const user = `${session.tenant?.name ?? ''}/${parts.user.usersID}`;
    import('./client-log/watch-session.ts').then(
      ({ watchSession }) => {
        log = watchSession({ user, isStored: environment.settings.logStorage, onPage: app.onPage });
      },
      () => {},
    );
  }

  const clearSession = () => {
    // Nothing can be saved any more, so leaving must not try.
    skipNextSave();
    removeEventListener('pagehide', keepPreferences);
    stopRefresh();
    idle.stop();
    realtime.stop();
    log?.stop();
    dialogs.closeAll('logout');
    forgetIntents();
    app.forget();
  };
  const logOut = createLogOut({
    serverLogOff: async () => {
      releaseHeldFiles();
      await log?.flush();
      await preferences.flush();
    },
    clearSession,
    keepAddress: () => keepReturnAddress(location),
    leave: identity.logOut,
  });
  // Also when another tab has ended the session and this one finds out by a refusal, before it is told.
  const leaveRefused = () => logOut({ callServer: false, returnHere: true });
  setCallContext({ token: identity.token, unauthorized: () => void leaveRefused() });

  // Begins anew, which asks for a sign-in, or takes up the session that another tab has by now.
  identity.onEnded(() => {
    clearSession();
    location.reload();
  });

  const { tokenRefreshMilliseconds, tokenMinValiditySeconds } = environment.settings;
  const idle = watchActivity(environment.settings, {
    // Whatever it is still good for: the timer below takes care of a renewal that fails.
    refreshToken: () => void identity.update(-1).catch(() => {}),
    expire: () => void logOut({ returnHere: true }),
  });
  const stopRefresh = startTokenRefresh(
    {
      update: identity.update,
      token: identity.token,
      clearSession,
      logServerEvent: (message) => call('logServerEvent', { body: { level: 'Error', message } }),
      logOut: leaveRefused,
      isForcedLogOutBypassed: () => readFlag(parts.actor.features, 'bypassForcedLogoutOnError'),
      warn: (text) => console.warn(text),
    },
    { refreshMilliseconds: tokenRefreshMilliseconds, minValiditySeconds: tokenMinValiditySeconds },
  );

  return { environment, ...parts, sessionKey: takeSessionKey(), preferences, realtime, idle, logOut };
}
