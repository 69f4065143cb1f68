import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import { type DisclosedLoan, isLevel, type LoanTerms, loanDisclosure, loanProcedures } from './index.ts';

/** 1,200 without interest: 100.00 a month. */
const level: LoanTerms = {
  amount: cents(1200_00),
  rate: '0',
  termMonths: 12,
  paymentRounding: 'halfUp',
  interestRounding: 'halfUp',
};
const page = (terms: LoanTerms, totalBy: DisclosedLoan['totalBy']) =>
  loanDisclosure({
    terms,
    loanCosts: cents(0),
    prepaidInterest: cents(0),
    prepaidFinanceCharge: cents(0),
    totalBy,
    tipDecimals: 3,
  });

describe('a loan that is not level is totalled by its schedule, whatever was chosen', () => {
  it.each<[string, Partial<LoanTerms>, number, number]>([
    // Six months of 1 % on 1,200, 12.00 each, then 1,200 x .01 / (1 - 1.01^-6) = 207.0580 and 207.06 a month: 5 x 207.06, and 207.05 with the last. By hand:
    // 1,200.00 - 195.06 = 1,004.94 - 197.01 = 807.93 - 198.98 = 608.95 - 200.97 = 407.98 - 202.98 = 205.00, + 2.05 = 207.05.
    ['interest only', { rate: '12', interestOnlyMonths: 6 }, 6 * 12_00 + 5 * 207_06 + 207_05, 114_35],
    // A first payment at nothing, 100.00, then 1 % on 1,100.00 over eleven months: 1,100 x .01 / (1 - 1.01^-11) = 106.0994, 106.10 each, the last one too:
    // 11.00, 10.05, 9.09, 8.12, 7.14, 6.15, 5.15, 4.14, 3.12, 2.09 and 1.05 of it are interest.
    ['a later rate', { rateSteps: [{ fromPayment: 2, rate: '12' }] }, 100_00 + 11 * 106_10, 67_10],
    // 1,200 x .01 / (1 - 1.01^-24) = 56.4882: eleven of 56.49, then the 685.39 that is left and its 6.85.
    ['a balloon', { rate: '12', amortizationMonths: 24 }, 11 * 56_49 + 692_24, 113_63],
  ])('%s', (_, changes, total, charge) => {
    const terms = { ...level, ...changes };
    const shown = page(terms, 'levelPayment');
    expect([isLevel(terms), shown.totalOfPayments.value, shown.financeCharge.value]).toEqual([false, total, charge]);
    expect(shown).toEqual(page(terms, 'schedule'));
    expect(faultsOf(shown.totalOfPayments.trace, loanProcedures)).toEqual([]);
  });

  it('a level one goes by the choice', () => {
    // 1,000 / 3 is 333.3333: three of 333.33 and the rest is 1,000.00, three unrounded too; at 12 % 340.02211 x 3 = 1,020.07 and 2 x 340.02 + 340.03.
    const terms = { ...level, amount: cents(1000_00), rate: '12', termMonths: 3 };
    expect(isLevel(terms)).toBe(true);
    expect(page(terms, 'levelPayment').totalOfPayments.trace).not.toEqual(
      page(terms, 'schedule').totalOfPayments.trace,
    );
    expect(page(terms, 'levelPayment').totalOfPayments.value).toBe(1020_07);
  });

  it('is level only without anything that changes a payment', () => {
    const cap = { paymentCap: { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60 } };
    expect(
      [{}, { rateSteps: [] }, { interestOnlyMonths: 0 }, { amortizationMonths: 12 }, cap].map((more) =>
        isLevel({ ...level, ...more }),
      ),
    ).toEqual([true, true, true, true, false]);
  });
});
