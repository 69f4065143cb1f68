import { send } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/index.ts';
import { routeOf } from '../route-guard.ts';
import { type ClientLog, startClientLog } from './client-log.ts';
import { memoryShelf, storedShelf } from './log-shelf.ts';

/** What is logged about, and where entries wait. */
export interface SessionLogInput {
  /** Tenant and login: entries of two users of one browser stay apart. */
  user: string;
  /** Log storage: entries survive a reload. Off by default (core.md §9). */
  isStored: boolean;
  /** Calls back with the path of every page that is opened. */
  onPage(listener: (pathname: string) => void): () => void;
}

/**
 * Logs the session of this tab: its start, the screens that are opened, and errors nobody caught. Names of routes only,
 * never what is on a page. Loaded only where the flag clientSessionLogging is on.
 */
export function watchSession({ user, isStored, onPage }: SessionLogInput): ClientLog {
  const log = startClientLog({
    shelf: isStored ? storedShelf(user) : memoryShelf(),
    send: (entries) => {
      const body = { entries: entries.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })) };
      return send('logClientSession', { body }, { keepalive: document.visibilityState === 'hidden' });
    },
    now: Date.now,
  });
  const failed = (what: string, error: unknown) => log.log('Error', `${what}: ${messageOf(error)}`);
  const onError = (event: ErrorEvent) => failed('Unhandled error', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => failed('Unhandled rejection', event.reason);
  const onHide = () => void log.flush();
  log.log('Info', `Session started on ${routeOf(location.pathname).name}`);
  const stopPages = onPage((pathname) => log.log('Info', `Opened ${routeOf(pathname).name}`));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('pagehide', onHide);
  return {
    ...log,
    stop() {
      stopPages();
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('pagehide', onHide);
      log.stop();
    },
  };
}
