import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import {
  type AdjustableRate,
  buydown,
  highestRates,
  type LoanTerms,
  levelPayment,
  lowestRates,
  ratesAtIndexes,
  schedule,
} from './index.ts';

const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
const fixed: LoanTerms = { amount: cents(200_000_00), rate: '6', termMonths: 360, ...rounding };

describe('a schedule', () => {
  it('of a fixed loan is level and ends at zero', () => {
    const rows = schedule(fixed);
    expect(rows).toHaveLength(360);
    expect(rows[0]).toEqual({
      payment: 1,
      rate: '6',
      amount: 1199_10,
      interest: 1000_00,
      principal: 199_10,
      balance: 199_800_90,
    });
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('without interest divides the balance', () => {
    const rows = schedule({ ...fixed, amount: cents(1000_00), rate: '0', termMonths: 3 });
    expect(rows.map(({ amount }) => amount)).toEqual([333_33, 333_33, 333_34]);
  });

  it('pays interest only, then the whole over what is left', () => {
    const rows = schedule({ ...fixed, interestOnlyMonths: 120 });
    expect(rows[119]).toMatchObject({ amount: 1000_00, principal: 0, balance: 200_000_00 });
    expect(rows[120]?.amount).toBe(levelPayment({ amount: cents(200_000_00), rate: '6', months: 240 }, 'halfUp').value);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('ends with a balloon where it is due before it is amortized', () => {
    const rows = schedule({ ...fixed, termMonths: 84, amortizationMonths: 360 });
    expect(rows[82]?.amount).toBe(1199_10);
    expect(rows.at(-1)?.amount).toBeGreaterThan(170_000_00);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('makes the payment anew where the rate changes', () => {
    const rows = schedule({ ...fixed, rateSteps: [{ fromPayment: 61, rate: '8' }] });
    const owed = rows[59]?.balance ?? cents(0);
    expect(rows[60]?.amount).toBe(levelPayment({ amount: owed, rate: '8', months: 300 }, 'halfUp').value);
  });

  it('lets a capped payment fall short of the interest, and makes it anew at the limit of the balance', () => {
    const rows = schedule({
      ...fixed,
      rate: '2',
      rateSteps: [{ fromPayment: 13, rate: '9' }],
      paymentCap: { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60 },
    });
    expect(rows[12]?.amount).toBe(Math.floor((rows[11]?.amount ?? 0) * 1.075));
    expect(rows[12]?.principal).toBeLessThan(0);
    const most = Math.max(...rows.map(({ balance }) => balance));
    expect(most).toBeGreaterThan(200_000_00);
    expect(most).toBeLessThan(200_000_00 * 1.11);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('of interest only to the end pays the principal with the last payment', () => {
    for (const amortizationMonths of [120, 360]) {
      const rows = schedule({ ...fixed, termMonths: 120, amortizationMonths, interestOnlyMonths: 120 });
      expect(rows.slice(0, -1).filter(({ principal }) => principal !== 0)).toEqual([]);
      expect(rows.at(-1)).toMatchObject({ payment: 120, principal: fixed.amount, balance: 0 });
    }
  });

  it.each<[string, Partial<LoanTerms>]>([
    ['nothing lent', { amount: cents(0) }],
    ['no term', { termMonths: 0 }],
    ['a term beyond 50 years', { termMonths: 601 }],
    ['an amortization shorter than the term', { amortizationMonths: 359 }],
    ['interest only beyond the end', { interestOnlyMonths: 361 }],
    ['a change of rate at the first payment', { rateSteps: [{ fromPayment: 1, rate: '7' }] }],
    [
      'changes of rate out of order',
      {
        rateSteps: [
          { fromPayment: 9, rate: '7' },
          { fromPayment: 9, rate: '8' },
        ],
      },
    ],
    ['a rate below zero', { rate: '-1' }],
  ])('refuses %s', (_, wrong) => {
    expect(() => schedule({ ...fixed, ...wrong })).toThrow(RangeError);
  });

  it('repays exactly what was lent, whatever the terms', () => {
    const terms = fc.record({
      amount: fc.integer({ min: 1_000, max: 3_000_000 }).map((dollars) => cents(dollars * 100)),
      rate: fc.integer({ min: 0, max: 18_000 }).map((thousandths) => String(thousandths / 1000)),
      termMonths: fc.integer({ min: 13, max: 480 }),
      interestOnlyMonths: fc.constantFrom(0, 12),
      paymentRounding: fc.constantFrom('halfUp', 'halfEven', 'up'),
      interestRounding: fc.constantFrom('halfUp', 'halfEven', 'up'),
    });
    fc.assert(
      fc.property(terms, (given) => {
        const rows = schedule(given as LoanTerms);
        expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(given.amount);
        expect(rows.every((row) => row.amount === row.interest + row.principal)).toBe(true);
        expect(rows.at(-1)?.balance).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an adjustable rate', () => {
  const terms: AdjustableRate = {
    initialRate: '4',
    margin: '2.25',
    firstAdjustment: 61,
    everyMonths: 12,
    firstCap: '2',
    laterCap: '1',
    lifetimeCap: '5',
    floor: '3',
    rounding: { multiple: '0.125', mode: 'halfUp' },
  };

  it('rises as far as its caps let it', () => {
    expect(highestRates(terms, 360)).toEqual([
      { fromPayment: 61, rate: '6' },
      { fromPayment: 73, rate: '7' },
      { fromPayment: 85, rate: '8' },
      { fromPayment: 97, rate: '9' },
    ]);
  });

  it('comes to a floor above its first rate by its caps', () => {
    const teaser = { ...terms, initialRate: '2', margin: '2.75', floor: '2.75', firstCap: '0.5', laterCap: '0.5' };
    const steps = [
      { fromPayment: 61, rate: '2.5' },
      { fromPayment: 73, rate: '2.75' },
    ];
    expect(lowestRates(teaser, 360)).toEqual(steps);
    expect(ratesAtIndexes(teaser, ['0'], 73)).toEqual(steps);
  });

  it('falls to its floor', () => {
    expect(lowestRates(terms, 360)).toEqual([{ fromPayment: 61, rate: '3' }]);
  });

  // 2.25 and the index; an eighth is 0.125. What is a multiple already stays, and a half goes up.
  it.each<[index: string, multiple: string, mode: 'halfUp' | 'up', rate: string, initialRate?: string]>([
    ['4.06', '0.125', 'halfUp', '6.25'],
    ['4.06', '0.125', 'up', '6.375'],
    ['4.06', '0.25', 'halfUp', '6.25'],
    ['4.06', '0.25', 'up', '6.5'],
    ['4.0625', '0.125', 'halfUp', '6.375'],
    ['4.125', '0.125', 'up', '6.375'],
    ['4.125', '0.25', 'halfUp', '6.5'],
    ['4.25', '0.25', 'up', '6.5'],
    // The caps hold what is rounded: 6 is the most at the first change of a rate of 4.
    ['3.8', '0.125', 'up', '6', '4'],
  ])('of an index of %s is a multiple of %s, %s: %s', (index, multiple, mode, rate, initialRate = '5.5') => {
    const rounding = { multiple, mode };
    expect(ratesAtIndexes({ ...terms, initialRate, rounding }, [index], 61)).toEqual([{ fromPayment: 61, rate }]);
  });

  it('goes to index and margin, rounded to the nearest eighth', () => {
    expect(ratesAtIndexes(terms, ['3.04'], 61)).toEqual([{ fromPayment: 61, rate: '5.25' }]);
    expect(ratesAtIndexes(terms, ['1.75'], 61)).toEqual([{ fromPayment: 61, rate: '4' }]);
  });

  it('makes the payment anew at every adjustment, also where the rate stays: form H-14, the balances of its fifteen years', () => {
    const indexes = '9.78 12.17 7.66 6.36 6.71 8.52 7.86 6.03 4.09 3.30 5.69 5.09 6.00 5.66'.split(' ');
    const steps = ratesAtIndexes(
      {
        initialRate: '17.41',
        margin: '3',
        firstAdjustment: 13,
        everyMonths: 12,
        firstCap: '2',
        laterCap: '2',
        lifetimeCap: '5',
        floor: '12.41',
      },
      indexes,
      360,
    );
    const rows = schedule({ ...fixed, amount: cents(10_000_00), rate: '17.41', rateSteps: steps });
    const atEndOf = (year: number) => rows[year * 12 - 1]?.balance;
    expect([1, 2, 3, 4, 5, 15].map(atEndOf)).toEqual([9989_37, 9969_66, 9945_51, 9903_70, 9848_94, 8700_37]);
  });

  it('adjusts whole months apart, from the second payment on', () => {
    expect(() => highestRates({ ...terms, everyMonths: 0 }, 360)).toThrow(RangeError);
    expect(() => highestRates({ ...terms, firstAdjustment: 1 }, 360)).toThrow(RangeError);
  });
});

it('a 2-1 buydown pays the difference of 24 months', () => {
  const { years, subsidy } = buydown({ amount: cents(200_000_00), rate: '6', months: 360 }, ['2', '1']);
  expect(years).toEqual([
    { year: 1, rate: '4', payment: 954_83, monthlySubsidy: 244_27 },
    { year: 2, rate: '5', payment: 1073_64, monthlySubsidy: 125_46 },
  ]);
  expect(subsidy.value).toBe((244_27 + 125_46) * 12);
  expect(() => buydown({ amount: cents(1), rate: '1', months: 12 }, ['2'])).toThrow(RangeError);
});
