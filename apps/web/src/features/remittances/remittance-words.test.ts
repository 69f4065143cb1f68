import { cents } from '@closewright/domain/money';
import { faultsOf } from '@closewright/domain/trace';
import { expect, it } from 'vitest';
import { askedRemittances } from './asked-remittances.ts';
import { monthChoices, registerObstacle, stepObstacle, sumTrace, waitingWords } from './remittance-words.ts';

it.each([
  ['Ready', { missing: null, correction: null, isUntied: false, isLate: false }],
  ['Late', { missing: null, correction: null, isUntied: false, isLate: true }],
  ['Re-dated, Late', { missing: null, correction: 'Re-dated', isUntied: false, isLate: true }],
  ['Policy void, No payment came back', { missing: null, correction: 'Policy void', isUntied: true, isLate: false }],
  ['Its date is missing', { missing: 'Its date', correction: null, isUntied: false, isLate: true }],
])('says %s of a policy that waits', (words, policy) => expect(waitingWords(policy)).toBe(words));

it.each([
  [null, 'approve', { state: 'draft', isOwn: false }, null],
  ['Somebody else approves what you made', 'approve', { state: 'draft', isOwn: true }, null],
  [
    'O-1 is as it was remitted',
    'approve',
    { state: 'draft', isOwn: false, problems: ['O-1 is as it was remitted'] },
    null,
  ],
  [null, 'withdraw', { state: 'draft', isOwn: false, problems: ['O-1 is as it was remitted'] }, null],
  ['It is sent', 'approve', { state: 'sent', isOwn: false }, null],
  ['It is approved', 'pay', { state: 'approved', isOwn: true }, null],
  [null, 'withdraw', { state: 'approved', isOwn: true }, null],
  ['No remittance is in hand', 'send', null, null],
  ['Read only', 'send', { state: 'approved', isOwn: true }, 'Read only'],
] as const)('says %s of the step %s', (why, step, remittance, refusal) =>
  expect(stepObstacle(step, remittance, refusal)).toBe(why),
);

it('the months are two years, and the one that the address asks for', () => {
  expect(monthChoices('2026-03-15', '2026-02').slice(0, 3)).toEqual([
    { value: '2026-03', label: 'March 2026' },
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
  ]);
  expect(monthChoices('2026-03-15', '2020-01').at(-1)).toEqual({ value: '2020-01', label: 'January 2020' });
});

it('a total is the sum of its lines, by the trace itself', () => {
  expect(
    faultsOf(
      sumTrace(
        'gross',
        [
          ['O-1', cents(100_00)],
          ['L-1', cents(-25_00)],
        ],
        75_00,
      ),
    ),
  ).toEqual([]);
});

it('a draft has no register, and an address asks for nothing that there is not', () => {
  expect(registerObstacle({ state: 'draft', approved: null })).toContain('approve it first');
  expect(registerObstacle({ state: 'withdrawn', approved: null })).toContain('never approved');
  expect(askedRemittances({ underwriter: 'omega', month: '2026-13', show: 'x', remittance: '7' })).toEqual({
    ...{ underwriter: 'omega', remittance: 7 },
  });
});
