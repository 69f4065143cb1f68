import { expect, it } from 'vitest';
import { type LenderDefault, lenderDefaultList, lenderDefaultProblems, lenderOffer } from './index.ts';

const of = (more: Partial<LenderDefault>): LenderDefault => ({
  ...lenderDefaultList.begin,
  lenderName: 'First Bank',
  ...more,
});
const all = [
  of({ assumption: 'Not allowed', lateDays: 15, lateFeeAs: 'Percentage', lateFeePercent: '5', cushionMonths: 0 }),
  of({ lenderName: 'Old Bank', lateDays: 10, inactive: true }),
];

it.each<[string, Record<string, unknown>, ReturnType<typeof lenderOffer>]>([
  [
    'first bank ',
    { assumption: null, lateFeeAs: '' },
    {
      fills: {
        assumption: 'Not allowed',
        lateDays: 15,
        lateFeeAs: 'Percentage',
        lateFeePercent: '5',
        cushionMonths: 0,
      },
      differs: [],
    },
  ],
  // What is said otherwise stays and is named; zero is said.
  [
    'First Bank',
    { assumption: 'Allowed', lateDays: 0, lateFeeAs: 'Percentage', lateFeePercent: '5', cushionMonths: 2 },
    { fills: {}, differs: ['Assumption', 'More days late than', 'Escrow cushion'] },
  ],
  // A percentage does not come to a fee that is an amount.
  [
    'First Bank',
    { lateFeeAs: 'Amount', lateFeeAmount: 2500, assumption: 'Not allowed', lateDays: 15, cushionMonths: 0 },
    { fills: {}, differs: ['Late fee as'] },
  ],
  ['Old Bank', {}, null],
  ['Another', {}, null],
])('offers of %s beside %o', (lender, statement, offer) => {
  expect(lenderOffer(all, lender, statement)).toEqual(offer);
});

it('says something, zero as well', () => {
  expect(lenderDefaultProblems(of({}))).toEqual({ assumption: 'Something that its statements say' });
  expect(lenderDefaultProblems(of({ cushionMonths: 0 }))).toEqual({});
});
