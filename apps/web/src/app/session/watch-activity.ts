import type { Environment } from '@closewright/contract/session';
import { type IdleCycle, type IdleEffects, startIdleCycle } from './idle-cycle.ts';

/** Shared by the tabs of this browser: the last-active time, in milliseconds since 1970 (building-blocks.md §9). */
const key = 'closewright.lastActive';

/** What people do when they are here. */
const signs = ['pointerdown', 'keydown', 'wheel', 'focus', 'blur'] as const;

/** Starts the idle cycle of this tab, fed by what is done in its window. */
export function watchActivity(
  { idleTimeoutMilliseconds, idleNoticeMilliseconds }: Environment['settings'],
  effects: Pick<IdleEffects, 'refreshToken' | 'expire'>,
): IdleCycle {
  const cycle = startIdleCycle(
    {
      now: Date.now,
      sharedLastActive: () => {
        const at = Number(localStorage.getItem(key) ?? Number.NaN);
        return Number.isFinite(at) ? at : null;
      },
      share: (at) => localStorage.setItem(key, String(at)),
      ...effects,
    },
    { timeout: idleTimeoutMilliseconds, notice: idleNoticeMilliseconds },
  );
  for (const sign of signs) window.addEventListener(sign, cycle.activity, { capture: true, passive: true });
  return {
    ...cycle,
    stop: () => {
      cycle.stop();
      for (const sign of signs) window.removeEventListener(sign, cycle.activity, { capture: true });
    },
  };
}
