import type { ApprovalRequest, Disbursement } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { askedOf, type MadeAct, obstacleOf } from './made-acts.ts';

const asked = { kind: 'void', requestedBy: 'Dana Whitfield' } as const;
const posting = { wasApproved: false, postedOn: '2013-04-15', today: '2013-04-15' };
const check = { state: 'outstanding', method: 'check' } as const;

it.each<[MadeAct, Parameters<typeof obstacleOf>[1], Parameters<typeof obstacleOf>[2], string | null]>([
  ['void', check, null, null],
  ['stop', check, null, null],
  ['reissue', check, null, null],
  ['takeBack', check, null, null],
  ['void', check, asked, 'Void is asked for already, by Dana Whitfield'],
  ['reissue', check, { ...asked, kind: 'stop' }, 'Stop payment is asked for already, by Dana Whitfield'],
  ['takeBack', check, asked, null],
  [
    'stop',
    { ...check, method: 'wire out' },
    null,
    'Only a check is stopped: ask the bank to send it back, then void it',
  ],
  [
    'stop',
    { ...check, method: 'ACH out' },
    null,
    'Only a check is stopped: ask the bank to send it back, then void it',
  ],
  ['void', { ...check, method: 'wire out' }, null, null],
  ['void', { ...check, state: 'voided' }, null, 'It is voided already'],
  ['takeBack', { ...check, state: 'paid' }, null, 'The bank has paid it'],
])('%s %#', (act, made, pending, expected) => {
  expect(obstacleOf(act, made, pending, posting)).toBe(expected);
});

it.each([
  ['approved', { ...posting, wasApproved: true }, 'This was approved, so nobody takes it back alone: ask for its void'],
  [
    'posted before today',
    { ...posting, today: '2013-04-16' },
    'This was posted on 04/15/2013, and is taken back on that day alone: ask for its void',
  ],
])('what was %s is not taken back, but voided', (_, posted, words) => {
  expect([obstacleOf('takeBack', check, null, posted), obstacleOf('void', check, null, posted)]).toEqual([words, null]);
});

it('what is asked for is of the payment that it names, in its bank account, while nobody has decided', () => {
  // As much of it as is asked for.
  const made = { transaction: { bankAccountID: 1, stripe: 5, number: 3 } } as Disbursement;
  const request = (more: Partial<ApprovalRequest>) =>
    // As much of it as is asked for.
    ({ bankAccountID: 1, about: { stripe: 5, number: 3 }, state: 'pending', ...more }) as ApprovalRequest;
  const others = [
    request({ state: 'refused' }),
    request({ bankAccountID: 2 }),
    request({ about: { stripe: 5, number: 4 } }),
    request({ about: null }),
  ];
  expect(askedOf(made, others)).toBeNull();
  const own = request({});
  expect(askedOf(made, [...others, own])).toBe(own);
});
