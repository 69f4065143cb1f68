import type { CheckPrint } from '@closewright/domain/check-printing';
import type { Disbursement } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';
import { paperSteps } from './paper-steps.ts';

const print = (printID: number, more: Partial<CheckPrint> = {}): CheckPrint => ({
  ...{ bankAccountID: 1, stripe: 5, number: 3, printID, reason: null, signers: [], spoiled: null },
  ...{ printedAt: `at ${printID}`, printedBy: 'Dana Whitfield' },
  ...more,
});
const madeBy = (method: Disbursement['method'], madeOn?: string) =>
  // As much of it as is looked at.
  ({ method, facts: { madeOn }, transaction: { bankAccountID: 1, stripe: 5, number: 3 } }) as Disbursement;

it('a check has the paper of its own number, in its bank account', () => {
  const others = [print(1, { number: 4 }), print(2, { bankAccountID: 2 }), print(3, { stripe: 6 })];
  expect(paperOf(madeBy('check'), others)).toEqual({ state: 'not printed', prints: [] });
  expect(paperOf(madeBy('check'), [...others, print(4)])).toEqual({ state: 'printed', prints: [print(4)] });
  expect(paperOf(madeBy('check', '2025-09-01'), [])).toEqual({ state: 'printed', prints: [] });
  expect(paperOf(madeBy('wire out'), [print(4)])).toBeNull();
});

it('says when and by whom it was printed, spoiled and printed again', () => {
  const spoiled = { reason: 'Torn', by: 'Sam Ortiz', at: 'at 2' };
  const signers = [{ usersID: 1, name: 'Ann Lee' }];
  const prints = [print(1, { spoiled }), print(3, { signers }), print(4, { reason: 'Lost in the mail' })];
  const steps = paperSteps({ state: 'printed', prints }, (instant) => `<${instant}>`);
  expect(steps.map(({ what, words }) => [what, words])).toEqual([
    ['Printed', '<at 1> by Dana Whitfield'],
    ['Spoiled', '<at 2> by Sam Ortiz: Torn'],
    ['Printed again', '<at 3> by Dana Whitfield, with the signature of Ann Lee'],
    ['Printed again', '<at 4> by Dana Whitfield: Lost in the mail'],
  ]);
  expect(paperSteps(null, String)).toEqual([]);
});
