import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate, diffDates } from '../dates/index.ts';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { cents } from '../money/index.ts';
import { faultsOf, stepsOf } from '../trace/index.ts';
import * as loans from './index.ts';

const fields = { from: 'closingDate', firstPayment: 'loan.firstPaymentDate' };
const wordsOf = (from: string, firstPayment: string, payments: number) => {
  const { value, trace } = loans.firstPeriod({ from, firstPayment, fields }, payments);
  expect(faultsOf(trace, loans.loanProcedures)).toEqual([]);
  const words = trace.value.kind === 'text' ? trace.value.text : '';
  expect(loans.readFirstPeriod(words)).toEqual(value);
  return words;
};

describe('the first period', () => {
  it.each([
    // A month from the first payment back.
    ['2026-04-01', '2026-05-01', 6, '1 unit-period'],
    ['2026-03-31', '2026-04-30', 6, '1 unit-period'],
    // Under a year: 6 days shorter, 13 longer.
    ['2026-04-07', '2026-05-01', 6, '1 unit-period: 24 days are a minor irregularity'],
    ['2026-04-08', '2026-05-01', 6, '0 unit-periods and 23 odd days: 23 days'],
    ['2026-04-18', '2026-06-01', 6, '1 unit-period: 43 days are a minor irregularity'],
    ['2026-04-17', '2026-06-01', 6, '1 unit-period and 14 odd days: 44 days'],
    // Up to ten years: 11 shorter, 21 longer.
    ['2026-04-12', '2026-05-01', 84, '1 unit-period: 19 days are a minor irregularity'],
    ['2026-04-13', '2026-05-01', 84, '0 unit-periods and 18 odd days: 18 days'],
    ['2026-04-10', '2026-06-01', 84, '1 unit-period: 51 days are a minor irregularity'],
    ['2026-04-09', '2026-06-01', 84, '1 unit-period and 22 odd days: 52 days'],
    // From ten years on: any shorter, 32 longer.
    ['2026-04-21', '2026-05-01', 360, '1 unit-period: 10 days are a minor irregularity'],
    ['2026-04-30', '2026-05-01', 360, '1 unit-period: 1 day is a minor irregularity'],
    ['2026-05-01', '2026-05-01', 121, '1 unit-period: 0 days are a minor irregularity'],
    ['2026-03-30', '2026-06-01', 360, '1 unit-period: 62 days are a minor irregularity'],
    ['2026-03-29', '2026-06-01', 360, '2 unit-periods and 3 odd days: 63 days'],
    // The term runs from the day interest begins: twelve payments within eleven months and a half are less than a year.
    ['2026-04-08', '2026-05-01', 12, '0 unit-periods and 23 odd days: 23 days'],
    ['2026-04-15', '2026-06-01', 12, '1 unit-period: 46 days are a minor irregularity'],
    ['2026-04-15', '2026-06-01', 1, '1 unit-period and 16 odd days: 46 days'],
    ['2026-04-05', '2026-05-01', 1, '0 unit-periods and 26 odd days: 26 days'],
    ['2026-04-30', '2026-07-01', 6, '2 unit-periods and 1 odd day: 61 days'],
    ['2026-04-01', '2026-06-01', 6, '2 unit-periods and 0 odd days: 60 days'],
  ])('%s to %s, %i payments: %s', (from, firstPayment, payments, words) => {
    expect(wordsOf(from, firstPayment, payments)).toBe(words);
  });

  it('is a regular one where no dates are known, and says so', () => {
    const { value, trace } = loans.firstPeriod(undefined, 360);
    expect(value).toEqual({ periods: 1, rest: 0, per: 1 });
    expect(trace.value).toEqual({ kind: 'text', text: '1 unit-period, as no dates are known' });
    expect(faultsOf(trace)).toEqual([]);
    expect(loans.readFirstPeriod('1 unit-period, as no dates are known')).toEqual(value);
  });

  it('does not end before it begins', () => {
    const refused = refusalOf(() => loans.firstPeriod({ from: '2026-05-02', firstPayment: '2026-05-01', fields }, 6));
    expect(refused).toMatchObject({ code: 'REVERSED', field: 'loan.firstPaymentDate' });
  });
});

/** The rate of payments after a first period of so many months, halved until it stands: nothing of the solver. */
function halvedRate(financed: number, payments: readonly number[], whole: number, odd: number): number {
  const worth = (i: number) => {
    const due = payments.reduceRight((sum, payment) => sum / (1 + i) + payment, 0);
    return due / (1 + i) ** whole / (1 + (i * odd) / 30);
  };
  let [low, high] = [0, 1];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > financed) low = middle;
    else high = middle;
  }
  return low * 1200;
}

it('makes the rate that bisection finds, whatever the days', () => {
  const months = fc.constantFrom(2, 6, 11, 12, 84, 120, 360);
  fc.assert(
    fc.property(
      months,
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 89 }),
      fc.integer({ min: 0, max: 3_000_00 }),
      fc.constantFrom('3.875', '6', '12'),
      (termMonths, at, days, charge, rate) => {
        const firstPayment = addToDate('2026-03-01', at, 'days');
        const from = addToDate(firstPayment, -days, 'days');
        const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
        const terms: loans.LoanTerms = { amount: cents(200_000_00), rate, termMonths, ...rounding };
        const { annualPercentageRate: apr } = loans.loanDisclosure({
          terms,
          loanCosts: cents(0),
          prepaidInterest: cents(0),
          prepaidFinanceCharge: cents(charge),
          firstPeriod: { from, firstPayment, fields },
          totalBy: 'schedule',
          tipDecimals: 3,
        });
        expect(faultsOf(apr.trace, loans.loanProcedures)).toEqual([]);
        // Months back from the first payment, counted by hand, and days before them.
        let whole = 0;
        while (addToDate(firstPayment, -whole - 1, 'months') >= from) whole += 1;
        const odd = diffDates(from, addToDate(firstPayment, -whole, 'months'), 'days');
        const [shorter, longer] = [
          [6, 13],
          [11, 21],
          [30, 32],
        ][[360, 3600].filter((least) => whole * 30 + odd + (termMonths - 1) * 30 >= least).length] as [number, number];
        const off = whole * 30 + odd - 30;
        const isMinor = off >= -shorter && off <= longer;
        const payments = loans.schedule(terms).map(({ amount }) => amount);
        const reckoned = halvedRate(200_000_00 - charge, payments, isMinor ? 1 : whole, isMinor ? 0 : odd);
        expect(Math.abs(Number(apr.value) - reckoned)).toBeLessThan(0.000501);
        const said = [...stepsOf(apr.trace)].find(({ label }) => label === 'First period');
        expect(said?.rule?.text).toContain('1026.17(c)(4)');
      },
    ),
    { numRuns: 60 },
  );
});
