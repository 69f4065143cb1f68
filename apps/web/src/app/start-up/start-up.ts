import type { CustomNotice, Environment, Session } from '@closewright/contract/session';
import {
  clientID,
  type DeviceSupport,
  type NoticeCode,
  type SessionStatus,
  type StartUpFacts,
  startUpOutcome,
} from '@closewright/domain/session';
import type { Identity } from '../session/identity.ts';

export interface TenantValidity {
  isValid: boolean;
  customNotice: CustomNotice | null;
}

/** Everything the start-up touches; injected, so that the sequence can be tested without a browser. */
export interface StartUpEffects {
  /** Tenant of the address, null when the host names none. */
  tenant: string | null;
  device(anyDevice: boolean): DeviceSupport;
  /** Session storage or the address asks for log-off; asking takes the request away. */
  takeLogOffRequest(): boolean;
  loadEnvironment(): Promise<Environment>;
  checkTenant(name: string): Promise<TenantValidity>;
  startIdentity(environment: Environment, client: string): Promise<Identity>;
  /** Whether the screen of the address needs a signed-in user; asked only when nobody is. */
  requiresSignIn(): boolean;
  /** There is a token: calls carry it from now on, and the reads of the first screen may start. */
  signedIn(identity: Identity, environment: Environment): void;
  loadSession(): Promise<Session>;
  /** The status a refused session call stands for, null when it says nothing about the user. */
  statusOfFailure(error: unknown): SessionStatus | 'loggedOut' | null;
}

/** How the start-up ended. */
export type StartUpResult =
  | { kind: 'notice'; code: NoticeCode; identity?: Identity }
  | { kind: 'customNotice'; notice: CustomNotice }
  /** Nothing is shown: unauthorized, or the page is on its way to somewhere else. */
  | { kind: 'nothing' }
  | { kind: 'logIn'; identity: Identity }
  | { kind: 'logOut'; identity: Identity }
  /** `session` is null on a screen that needs no sign-in. */
  | { kind: 'mount'; environment: Environment; identity: Identity; session: Session | null };

const settled = <T>(work: Promise<T>): Promise<T | 'failed'> => work.catch(() => 'failed' as const);

/**
 * The start-up sequence of core.md §1. Each decision is {@link startUpOutcome} of the domain; this only gathers facts in
 * its order. Environment and tenant are asked at the same time, because neither needs the other.
 */
export async function startUp(effects: StartUpEffects): Promise<StartUpResult> {
  const { tenant } = effects;
  const environmentAnswer = settled(effects.loadEnvironment());
  const tenantAnswer = tenant === null ? { isValid: false, customNotice: null } : settled(effects.checkTenant(tenant));

  let device = effects.device(false);
  // The any-device setting is part of the environment: wait for it only where it can change the answer.
  if (!device.isSupported) {
    const environment = await environmentAnswer;
    if (environment !== 'failed') device = effects.device(environment.settings.anyDevice);
  }

  let facts: StartUpFacts = { device };
  let environment: Environment | undefined;
  let identity: Identity | undefined;
  let session: Session | null = null;
  for (;;) {
    const outcome = startUpOutcome(facts);
    switch (outcome.kind) {
      case 'next':
        break;
      case 'notice':
        return { ...outcome, ...(identity === undefined ? {} : { identity }) };
      case 'customNotice':
      case 'nothing':
        return outcome;
      case 'logIn':
        if (environment && !effects.requiresSignIn()) {
          return { kind: 'mount', environment, identity: identity as Identity, session: null };
        }
        return { kind: 'logIn', identity: identity as Identity };
      case 'logOut':
        return { kind: 'logOut', identity: identity as Identity };
      case 'mount':
        return { kind: 'mount', environment: environment as Environment, identity: identity as Identity, session };
    }

    switch (outcome.step) {
      case 'environment': {
        const answer = await environmentAnswer;
        if (answer !== 'failed') environment = answer;
        facts = { ...facts, environment: answer === 'failed' ? 'failed' : 'loaded' };
        break;
      }
      case 'tenant':
        facts = { ...facts, tenant: await tenantAnswer };
        break;
      case 'signIn': {
        const answer = await settled(effects.startIdentity(environment as Environment, clientID(tenant ?? '')));
        const signIn = answer === 'failed' ? 'failed' : answer.isAuthenticated ? 'signedIn' : 'signedOut';
        if (answer !== 'failed') identity = answer;
        // Taken in any case, so that a stale request cannot throw out the next user.
        const isLogOffRequested = effects.takeLogOffRequest() && signIn === 'signedIn';
        facts = { ...facts, signIn, isLogOffRequested };
        if (signIn === 'signedIn' && !isLogOffRequested)
          effects.signedIn(answer as Identity, environment as Environment);
        break;
      }
      case 'session':
        try {
          session = await effects.loadSession();
          facts = { ...facts, status: session.status };
        } catch (error) {
          const status = effects.statusOfFailure(error);
          if (status === 'loggedOut') return { kind: 'nothing' };
          // A session that did not start leaves no authentication behind (core.md §4).
          if (status === null) identity?.clear();
          facts = { ...facts, status: status ?? 'failed' };
        }
    }
  }
}
