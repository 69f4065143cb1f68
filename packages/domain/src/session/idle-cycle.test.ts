import { describe, expect, it } from 'vitest';
import { activeAt, type IdleState, idleTick } from './index.ts';

const minute = 60_000;
const settings = { timeout: 30 * minute };
const at = (state: IdleState, minutes: number, shared: number | null = null) =>
  idleTick(state, { now: minutes * minute, sharedLastActive: shared === null ? null : shared * minute }, settings);
const active = activeAt(0);
const expiring: IdleState = { kind: 'expiring', since: 0, endsAt: 30 * minute };

describe('the idle cycle (building-blocks.md §4, §9)', () => {
  // holds blocks 4.7
  it.each([
    ['active just before the timeout minus 60000 ms', active, 28.999, null, active],
    ['idle once the timeout minus 60000 ms has passed', active, 29, null, expiring],
    ['counting down', expiring, 29.999, null, expiring],
    ['logged out when the countdown ends', expiring, 30, null, { kind: 'expired' }],
    [
      'active again after newer activity in another tab',
      expiring,
      29.5,
      29.4,
      { kind: 'active', since: 29.4 * minute },
    ],
    ['active again when that came at the very end', expiring, 31, 29.9, { kind: 'active', since: 29.9 * minute }],
    ['not saved by older activity elsewhere', expiring, 30, -5, { kind: 'expired' }],
    ['kept active by another tab', active, 40, 35, { kind: 'active', since: 35 * minute }],
    [
      'counting from the other tab’s time',
      expiring,
      58.5,
      29,
      { kind: 'expiring', since: 29 * minute, endsAt: 59 * minute },
    ],
    ['logged out at once after the lid was closed for hours', active, 300, null, { kind: 'expired' }],
    ['not kept alive by a time ahead of the clock', active, 10, 99, { kind: 'active', since: 10 * minute }],
    ['expired for good', { kind: 'expired' } as const, 31, 31, { kind: 'expired' }],
  ] as const)('is %s', (_name, before, minutes, shared, after) => {
    expect(at(before, minutes, shared)).toEqual(after);
  });

  it('keeps the same object while nothing changes, so that nothing is drawn', () => {
    expect(at(active, 5)).toBe(active);
    expect(at(expiring, 29.5)).toBe(expiring);
  });

  // holds blocks 4.7
  it('opens the dialog as early as the setting says', () => {
    const tick = { now: 28 * minute, sharedLastActive: null };
    expect(idleTick(active, tick, { ...settings, notice: 2 * minute })).toEqual(expiring);
  });

  it('confirming starts anew', () => {
    expect(at(activeAt(29.5 * minute), 58)).toEqual(activeAt(29.5 * minute));
  });
});
