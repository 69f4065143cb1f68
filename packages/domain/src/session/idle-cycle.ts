import { idleTiming } from '../constants/index.ts';

/** Where a tab stands in the idle cycle (building-blocks.md §4 Session idle cycle). Times are milliseconds since 1970. */
export type IdleState =
  /** Somebody works here, or did a moment ago. */
  | { readonly kind: 'active'; readonly since: number }
  /** The Session Expiring dialog counts down. */
  | { readonly kind: 'expiring'; readonly since: number; readonly endsAt: number }
  /** Logged out, to come back to the address this tab stands on. */
  | { readonly kind: 'expired' };

export interface IdleSettings {
  /** How long a session lives without activity: the expiry of the token, in milliseconds. */
  readonly timeout: number;
  /** How long before the end the dialog opens, in milliseconds. Default 60000. */
  readonly notice?: number;
}

/** What a tab sees when its clock ticks. */
export interface IdleTick {
  readonly now: number;
  /** The last-active time all tabs of the browser share; null before any tab has written one. */
  readonly sharedLastActive: number | null;
}

/** The state of a tab in which somebody has just done something, or confirmed to be there. */
export function activeAt(now: number): IdleState {
  return { kind: 'active', since: now };
}

/**
 * One tick of the cycle. Idle begins once the timeout minus the notice has passed; then the countdown runs; at its end the
 * tab expires. Newer activity in another tab starts the cycle again, also during the countdown. A tab whose clock stood
 * still (a closed lid) gets no second chance: it expires at the first tick past the end. A last-active time ahead of
 * the clock counts as now, so that a clock set back cannot keep a session alive.
 */
export function idleTick(state: IdleState, { now, sharedLastActive }: IdleTick, settings: IdleSettings): IdleState {
  if (state.kind === 'expired') return state;
  const since = Math.min(Math.max(state.since, sharedLastActive ?? state.since), now);
  const idleFor = now - since;
  if (idleFor >= settings.timeout) return { kind: 'expired' };
  if (idleFor < settings.timeout - (settings.notice ?? idleTiming.notice)) {
    return state.kind === 'active' && state.since === since ? state : { kind: 'active', since };
  }
  if (state.kind === 'expiring' && state.since === since) return state;
  return { kind: 'expiring', since, endsAt: since + settings.timeout };
}
