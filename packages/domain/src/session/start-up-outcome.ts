import type { DeviceSupport } from './device-support.ts';
import { type NoticeCode, noticeOfStatus } from './notices.ts';
import type { SessionStatus } from './session-status.ts';

/** The texts of a tenant's own notice (core.md §2 code custom). */
export interface CustomNotice {
  readonly icon: string;
  readonly title: string;
  readonly message: string;
}

/** What is known so far at start-up. A part left out has not been asked yet; `failed` means the call did not answer. */
export interface StartUpFacts {
  readonly device: DeviceSupport;
  readonly environment?: 'loaded' | 'failed';
  readonly tenant?: { readonly isValid: boolean; readonly customNotice?: CustomNotice | null } | 'failed';
  /** The browser's session storage asks for log-off (core.md §1). */
  readonly isLogOffRequested?: boolean;
  readonly signIn?: 'signedIn' | 'signedOut' | 'failed';
  /** `denied`: signed in, with an account of another tenant (core.md §8 Tenant Access Denied). */
  readonly status?: SessionStatus | 'denied' | 'failed';
}

/** What the start-up does next, or how it ended. */
export type StartUpOutcome =
  | { readonly kind: 'next'; readonly step: 'environment' | 'tenant' | 'signIn' | 'session' }
  | { readonly kind: 'notice'; readonly code: NoticeCode }
  | { readonly kind: 'customNotice'; readonly notice: CustomNotice }
  | { readonly kind: 'logIn' }
  | { readonly kind: 'logOut' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'mount' };

/**
 * The start-up sequence of core.md §1 as one decision, asked again after each step: device, environment configuration,
 * tenant by name, sign-in, session. A step that does not answer is the notice `unhandled`.
 */
export function startUpOutcome(facts: StartUpFacts): StartUpOutcome {
  const { device, environment, tenant, signIn, status } = facts;
  if (!device.isSupported) return notice('unsupported-device');
  if (environment === undefined) return { kind: 'next', step: 'environment' };
  if (environment === 'failed') return notice('unhandled');
  if (tenant === undefined) return { kind: 'next', step: 'tenant' };
  if (tenant === 'failed') return notice('unhandled');
  if (!tenant.isValid) return notice('invalid-tenant');
  if (tenant.customNotice) return { kind: 'customNotice', notice: tenant.customNotice };
  if (signIn === undefined) return { kind: 'next', step: 'signIn' };
  if (signIn === 'failed') return notice('unhandled');
  if (signIn === 'signedOut') return { kind: 'logIn' };
  // Logging out needs the initialised sign-in, so it is asked only here.
  if (facts.isLogOffRequested) return { kind: 'logOut' };
  if (status === undefined) return { kind: 'next', step: 'session' };
  if (status === 'failed') return notice('unhandled');
  if (status === 'denied') return notice('tenant-access-denied');
  if (status === 'authorized') return { kind: 'mount' };
  const code = noticeOfStatus[status];
  return code ? notice(code) : { kind: 'nothing' };
}

function notice(code: NoticeCode): StartUpOutcome {
  return { kind: 'notice', code };
}
