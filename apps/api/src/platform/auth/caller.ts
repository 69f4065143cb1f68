import type { AccessRule } from '@closewright/contract/kit';
import type { SessionStatus } from '@closewright/domain/session';
import type { Actor } from '../tenant/in-tenant.ts';
import type { VerifiedToken } from './token-verifier.ts';
import type { UserSession } from './user-session.ts';

/** Somebody who needs no token. `tenant` is null where the host names none. */
export interface PublicCaller {
  tenant: string | null;
  /** Who it is by a good token that came along all the same; null without one. */
  login(): Promise<string | null>;
}

/** The bearer of a good token, who need not be a user of the product. */
export interface TokenCaller {
  actor: Actor;
  token: VerifiedToken;
  status: SessionStatus;
  session: UserSession | null;
}

/** An authorized user. */
export interface Caller extends TokenCaller {
  session: UserSession;
}

/** What a handler is told about its caller, by the access rule of its endpoint. */
export type CallerOf<A extends AccessRule> = A extends { kind: 'public' }
  ? PublicCaller
  : A extends { kind: 'token' }
    ? TokenCaller
    : Caller;
