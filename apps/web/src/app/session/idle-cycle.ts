import { idleTiming } from '@closewright/domain/constants';
import { activeAt, type IdleSettings, type IdleState, idleTick } from '@closewright/domain/session';
import { createStore, type Store } from '../../lib/store.ts';

/** What the idle cycle needs of the browser; injected, so that tests own the clock. */
export interface IdleEffects {
  now(): number;
  /** The last-active time the tabs of this browser share, in milliseconds since 1970; null when there is none. */
  sharedLastActive(): number | null;
  share(at: number): void;
  /** Asks for a fresh token: somebody has just said that they are here. */
  refreshToken(): void;
  /** Logs out; whoever signs in again comes back to the address of this tab. */
  expire(): void;
}

export interface IdleCycle {
  readonly state: Store<IdleState>;
  /** Somebody did something in this tab. While the countdown runs it does not count: that wants an answer. */
  readonly activity: () => void;
  /** The answer to the countdown: starts the cycle again and renews the token. */
  readonly confirm: () => void;
  readonly stop: () => void;
}

/** Runs the idle cycle of one tab until it is stopped or has expired (building-blocks.md §4, §9). */
export function startIdleCycle(effects: IdleEffects, settings: IdleSettings): IdleCycle {
  const state = createStore<IdleState>(activeAt(effects.now()));
  let isStopped = false;
  const enter = (next: IdleState) => {
    if (next !== state.get()) state.set(next);
    if (next.kind !== 'expired') return;
    stop();
    effects.expire();
  };
  const tick = () =>
    enter(idleTick(state.get(), { now: effects.now(), sharedLastActive: effects.sharedLastActive() }, settings));
  const start = () => {
    const now = effects.now();
    effects.share(now);
    enter(activeAt(now));
  };
  const timer = setInterval(tick, idleTiming.tick);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  effects.share(effects.now());
  return {
    state,
    activity: () => {
      if (isStopped) return;
      // A clock that stood still is asked first: what comes too late does not bring a session back.
      tick();
      const now = state.get();
      if (now.kind === 'active' && effects.now() - now.since >= idleTiming.tick) start();
    },
    confirm: () => {
      if (isStopped) return;
      tick();
      if (isStopped) return;
      start();
      effects.refreshToken();
    },
    stop,
  };
}
