import { expect, it } from 'vitest';
import { decisionProblem, type SignatureDecision, type SignatureState, signaturesOn } from './index.ts';

const ann = { usersID: 1, name: 'Ann', most: 1_000_00 };
const bob = { usersID: 2, name: 'Bob', most: null };

it.each<[number, number, (typeof ann | typeof bob)[], number[]]>([
  [500_00, 1, [], []],
  [1_000_00, 1, [ann], [1]],
  [1_000_01, 1, [ann], []],
  [1_000_01, 1, [ann, bob], [2]],
  [500_00, 1, [ann, bob], [1]],
  [500_00, 2, [ann, bob], [1, 2]],
  // Two or none: one alone is not half of what is needed.
  [500_00, 2, [bob], []],
  [5_000_00, 2, [ann, bob], []],
])('on a check of %d with %d lines, of %j stand %j', (amount, lines, chosen, signers) => {
  expect(signaturesOn(amount, lines, chosen).map(({ usersID }) => usersID)).toEqual(signers);
});

it.each<[SignatureState, SignatureDecision, boolean, string | null]>([
  ['asked', 'approve', false, null],
  ['asked', 'approve', true, 'You asked for it: another person decides'],
  ['asked', 'refuse', true, 'You asked for it: another person decides'],
  ['asked', 'refuse', false, null],
  ['asked', 'withdraw', true, null],
  ['asked', 'withdraw', false, 'Who asked for it withdraws it; refuse it instead'],
  ['asked', 'end', false, 'Only what is approved is ended'],
  ['approved', 'end', true, null],
  ['approved', 'approve', false, 'It was decided already'],
  ['refused', 'approve', false, 'It was decided already'],
  ['ended', 'end', false, 'Only what is approved is ended'],
])('what is %s: %s, own %s: %j', (state, decision, isOwn, problem) => {
  expect(decisionProblem(state, decision, isOwn)).toBe(problem);
});
