import { expect, it } from 'vitest';
import { isApproved } from './approvals.ts';

it('what was posted by a request is approved, in its bank account', () => {
  const made = { bankAccountID: 1, stripe: 5, number: 3 };
  const request = { bankAccountID: 1, posted: { stripe: 5, number: 3 } };
  const others = [
    { ...request, posted: null },
    { ...request, bankAccountID: 2 },
  ];
  expect([isApproved(made, [...others, request]), isApproved(made, others)]).toEqual([true, false]);
});
