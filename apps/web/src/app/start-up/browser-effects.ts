import type { Session } from '@closewright/contract/session';
import { deviceSupport, noticeOfStatus, type SessionStatus, tenantFromHost } from '@closewright/domain/session';
import { ApiError, call, setCallContext } from '../../lib/api/start.ts';
import { routeOf } from '../route-guard.ts';
import { type Identity, startIdentity } from '../session/identity.ts';
import { keepReturnAddress } from '../session/return-address.ts';
import { type EarlyRead, startEarlyReads } from './early-reads.ts';
import { asksForLogOut, takeLogOffRequest } from './log-off-request.ts';
import type { StartUpEffects } from './start-up.ts';

interface BrowserHints {
  userAgentData?: { mobile?: boolean };
}

/** The real effects of the start-up, and the reads they began. */
export interface BrowserEffects extends StartUpEffects {
  earlyReads: EarlyRead[];
}

export function browserEffects(): BrowserEffects {
  let session: Promise<Session> | undefined;
  const effects: BrowserEffects = {
    earlyReads: [],
    tenant: tenantFromHost(location.host),
    device: (anyDevice) =>
      deviceSupport({
        userAgent: navigator.userAgent,
        isMobileHint: (navigator as BrowserHints).userAgentData?.mobile ?? false,
        maxTouchPoints: navigator.maxTouchPoints,
        width: screen.width,
        height: screen.height,
        anyDevice,
      }),
    takeLogOffRequest: () => {
      // Both are asked, so that both requests are taken away.
      const isStored = takeLogOffRequest(sessionStorage);
      return asksForLogOut(location.search) || isStored;
    },
    loadEnvironment: () => call('getEnvironment'),
    checkTenant: (name) => call('checkTenant', { params: { name } }),
    startIdentity,
    requiresSignIn: () => routeOf(location.pathname).requiresSignIn,
    signedIn: (identity) => {
      setCallContext({ token: identity.token, unauthorized: () => void leaveUnauthorized(identity) });
      session = call('getSession');
      session.catch(() => {});
      effects.earlyReads = startEarlyReads(location.pathname);
    },
    loadSession: () => session ?? call('getSession'),
    statusOfFailure,
  };
  return effects;
}

/** A refused session call may name the state of the user by its code. */
function statusOfFailure(error: unknown): SessionStatus | 'loggedOut' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'loggedOut';
  return error.errorCode in noticeOfStatus ? (error.errorCode as SessionStatus) : null;
}

let isLeaving = false;

/** A 401 before the app is mounted: log out, without a server call, once; whoever signs in again is at the address that was opened. */
async function leaveUnauthorized(identity: Identity): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  keepReturnAddress(location);
  await identity.logOut();
}
