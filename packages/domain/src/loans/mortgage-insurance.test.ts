import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  explainedInsuredMonths,
  type LoanTerms,
  loanDisclosure,
  loanProcedures,
  schedule,
  terminationPercent,
} from './index.ts';

const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
/** 190,000 on a value of 200,000, the first ten years interest alone: the balance is 156,000 only after payment 195. */
const slow: LoanTerms = {
  amount: cents(190_000_00),
  rate: '7',
  termMonths: 360,
  interestOnlyMonths: 120,
  ...rounding,
};
const usual: LoanTerms = { amount: cents(162_000_00), rate: '3.875', termMonths: 360, ...rounding };
const monthsOf = (terms: LoanTerms, value: number, endsAtMidpoint?: boolean) =>
  explainedInsuredMonths(terms, schedule(terms), cents(value * 100), terminationPercent, endsAtMidpoint);

describe('private mortgage insurance ends at the midpoint of the amortization at the latest (12 USC 4902(c))', () => {
  it.each<[string, LoanTerms, number, number, string]>([
    ['360 / 2, before the balance is 78 %', slow, 200_000, 180, '12 USC 4902(c)'],
    // Form H-25(B): 140,400 is reached with payment 80, before 180.
    ['78 % comes first', usual, 180_000, 80, '12 USC 4902(b)'],
    // Nothing is repaid in the seven years; half of 360 comes after them.
    [
      'a balloon is amortized beyond its term',
      { ...slow, termMonths: 84, amortizationMonths: 360, interestOnlyMonths: 83 },
      200_000,
      84,
      '12 USC 4902(b)',
    ],
    // 361 / 2 is 180.5: at most half.
    ['an odd number of months', { ...slow, termMonths: 361 }, 200_000, 180, '12 USC 4902(c)'],
  ])('%s', (_, terms, value, expected, rule) => {
    const { value: months, trace } = monthsOf(terms, value);
    expect([months, trace.rule?.text]).toEqual([expected, rule]);
    expect(faultsOf(trace, loanProcedures)).toEqual([]);
  });

  it.each([
    [undefined, /^Taken to be private insurance, which ends /],
    [false, /^Payments up to and with /],
  ])('its reason says that it is taken to be private, where it is not said: %s', (endsAtMidpoint, words) => {
    expect(monthsOf(usual, 180_000, endsAtMidpoint).trace.formula).toMatch(words);
  });

  it('other insurance does not, by a setting', () => {
    expect([monthsOf(slow, 200_000, false).value, monthsOf(slow, 200_000, true).value]).toEqual([195, 180]);
  });

  it('page 5 counts the premiums up to it', () => {
    const page = (endsAtMidpoint?: boolean) =>
      loanDisclosure({
        terms: slow,
        insurance: {
          monthly: cents(100_00),
          originalValue: cents(200_000_00),
          endsAtPercent: terminationPercent,
          endsAtMidpoint,
        },
        loanCosts: cents(0),
        prepaidInterest: cents(0),
        prepaidFinanceCharge: cents(0),
        totalBy: 'schedule',
        tipDecimals: 3,
      });
    expect([page().mortgageInsurance.value, page(false).mortgageInsurance.value]).toEqual([18_000_00, 19_500_00]);
    for (const { trace } of [page().mortgageInsurance, page().annualPercentageRate])
      expect(faultsOf(trace, loanProcedures)).toEqual([]);
  });
});
