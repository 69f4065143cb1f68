import type { ControlChange } from '@closewright/contract/controls';
import type { ControlDecision } from '@closewright/domain/controls';
import { expect, it } from 'vitest';
import { decideObstacle, stateOf } from './change-words.ts';

const change: ControlChange = {
  ...{ controlChangeID: 1, control: 'wireWaitingHours', bankAccountID: null, bankAccount: null },
  ...{ was: '24 hours', becomes: '12 hours', now: '24 hours', state: 'asked', isMoved: false, reason: 'Why' },
  ...{ askedBy: 'Ann', askedAt: '2026-05-01T12:00:00Z', decidedBy: null, decidedAt: null, decisionReason: null },
  ...{ isOwn: false, maySet: true },
};

it.each<[what: string, Partial<ControlChange> | null, ControlDecision, string | null]>([
  ['of somebody else', {}, 'approve', null],
  ['of somebody else', {}, 'withdraw', 'Who asked for it withdraws it; decline it instead'],
  ['of one’s own', { isOwn: true }, 'approve', 'You asked for it: another person decides'],
  ['of one’s own', { isOwn: true }, 'withdraw', null],
  ['that was decided', { state: 'declined' }, 'approve', 'It was decided already'],
  ['of another’s setting', { maySet: false }, 'approve', 'You may not change this setting, and so not decide about it'],
  [
    'whose setting moved',
    { isMoved: true, now: '48 hours' },
    'approve',
    'It was “24 hours” when this was asked for, and is “48 hours” now: it is asked for again',
  ],
  ['whose setting moved', { isMoved: true, now: '48 hours' }, 'decline', null],
  ['that is none', null, 'approve', 'No change is in hand'],
])('a change %s (%j), %s: %j', (_what, own, decision, obstacle) => {
  expect(decideObstacle(own && { ...change, ...own }, decision, null)).toBe(obstacle);
});

it('is decided by nobody who may only read', () => {
  expect(decideObstacle(change, 'approve', 'You may only read')).toBe('You may only read');
});

it('says that its setting moved', () => {
  expect(stateOf(change)).toBe('Waits');
  expect(stateOf({ ...change, isMoved: true })).toBe('Setting moved');
});
