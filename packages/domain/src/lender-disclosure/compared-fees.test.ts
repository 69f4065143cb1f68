import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { differencesOfFees } from './compared-fees.ts';
import type { DisclosedFee } from './index.ts';

/** A charge of which others pay so much, and the lender so much of that. */
const paidBy = (others: number, byLender: number): DisclosedFee => ({
  section: 'B',
  label: 'Appraisal fee',
  kind: 'appraisal',
  payee: null,
  columns: { others: cents(others) },
  ...(byLender !== 0 && { byLender: cents(byLender) }),
});

it.each([
  ['the lender and another', paidBy(400, 400), paidBy(400, 0), [['Paid by', 'Lender', 'Another']]],
  ['the lender alone', paidBy(400, 300), paidBy(400, 400), [['Paid by', 'Lender and another', 'Lender']]],
  ['what the lender pays of it', paidBy(400, 300), paidBy(400, 200), [['Paid by the lender', 300, 200]]],
  ['its amount, all of the lender', paidBy(500, 500), paidBy(400, 400), [['Others', 500, 400]]],
  ['nothing', paidBy(400, 300), paidBy(400, 300), []],
])('who pays what others pay is told where it differs: %s', (_, theirs, ours, expected) => {
  const told = differencesOfFees([theirs], [ours]);
  expect(told.map((each) => [each.column, each.theirs, each.ours])).toEqual(expected);
});
