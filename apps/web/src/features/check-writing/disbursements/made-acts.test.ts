import type { ApprovalRequest, Disbursement } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { askedOf, isApproved, type MadeAct, obstacleOf } from './made-acts.ts';

const asked = { kind: 'void', requestedBy: 'Dana Whitfield' } as const;
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
  expect(obstacleOf(act, made, pending, false)).toBe(expected);
});

it('what two people did, one does not take back', () => {
  const approved = 'It was approved, so nobody takes it back alone: ask for its void';
  expect([obstacleOf('takeBack', check, null, true), obstacleOf('void', check, null, true)]).toEqual([approved, null]);
  // As much of it as is asked for.
  const made = { transaction: { bankAccountID: 1, stripe: 5, number: 3 } } as Disbursement;
  // As much of it as is asked for.
  const request = { bankAccountID: 1, about: null, posted: { stripe: 5, number: 3 } } as ApprovalRequest;
  expect(isApproved(made, [request])).toBe(true);
  expect(
    isApproved(made, [
      { ...request, posted: null },
      { ...request, bankAccountID: 2 },
    ]),
  ).toBe(false);
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
