import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, Exact } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  type InterestByDays,
  type LoanTerms,
  levelTotal,
  loanProcedures,
  schedule,
  scheduleTotals,
  unroundedSchedule,
  unroundedTotals,
} from './index.ts';

const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
const loan: LoanTerms = { amount: cents(100_000_00), rate: '6', termMonths: 12, interestOnlyMonths: 11, ...rounding };
const byDays = (basis: InterestByDays['basis'], from = '2026-01-01', firstPayment = '2026-02-01') => ({
  interestByDays: { basis, from, firstPayment },
});

describe('interest by real days', () => {
  it.each([
    // 100,000 x 6 % x 31, 28, 31 and 30 days over the year.
    ['actual/360', [516_67, 466_67, 516_67, 500_00]],
    ['actual/365', [509_59, 460_27, 509_59, 493_15]],
  ] as const)('%s: January to April', (basis, expected) => {
    const rows = schedule({ ...loan, ...byDays(basis) });
    expect(rows.slice(0, 4).map(({ interest }) => interest)).toEqual(expected);
  });

  it('365 days over 360 cost more than a year: 6 % is 6.0833 %', () => {
    const terms = { ...loan, ...byDays('actual/360') };
    const { totalInterest } = scheduleTotals(terms, schedule(terms));
    // Seven months of 31 days, four of 30 and one of 28: 7 x 516.67 + 4 x 500.00 + 466.67.
    expect(totalInterest.value).toBe(6083_36);
    expect(faultsOf(totalInterest.trace, loanProcedures)).toEqual([]);
  });

  it('the first payment covers the days since interest began, those at the end of a month from end to end', () => {
    const rows = schedule({ ...loan, ...byDays('actual/365', '2026-01-15', '2026-01-31') });
    expect(rows.slice(0, 3).map(({ interest }) => interest)).toEqual([263_01, 460_27, 509_59]);
  });

  it.each([
    [{ from: '2026-02-01' }, 'REVERSED', 'interestByDays.firstPayment'],
    [{ from: '2026-02-30' }, 'MALFORMED', 'interestByDays.from'],
  ])('refuses %o', (change, code, field) => {
    const wrong = { ...loan, interestByDays: { ...byDays('actual/360').interestByDays, ...change } };
    expect(() => schedule(wrong)).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('a schedule that rounds nothing', () => {
  const sample: LoanTerms = { amount: cents(162_000_00), rate: '3.875', termMonths: 360, ...rounding };

  it('of form H-25(B) is the total of its samples: the level payment, not rounded, times 360', () => {
    const rows = unroundedSchedule(sample);
    const { totalPaid, totalInterest } = unroundedTotals(sample, rows);
    const { exact } = levelTotal({ ...sample, months: 360 });
    expect(rows[0]?.amount.toFixed(10)).toBe(exact.div(360).toFixed(10));
    expect(rows.at(-1)?.balance.toFixed(20)).toBe('0.00000000000000000000');
    expect([totalPaid.value, totalInterest.value]).toEqual([274_242_27, 112_242_27]);
    for (const { trace } of [totalPaid, totalInterest]) expect(faultsOf(trace, loanProcedures)).toEqual([]);
  });

  it('differs from the rounded one by a cent a payment at most', () => {
    const terms = fc.record({
      amount: fc.integer({ min: 1_000, max: 1_000_000 }).map((dollars) => cents(dollars * 100)),
      rate: fc.integer({ min: 0, max: 12_000 }).map((thousandths) => String(thousandths / 1000)),
      termMonths: fc.integer({ min: 13, max: 120 }),
      interestOnlyMonths: fc.constantFrom(0, 12),
    });
    fc.assert(
      fc.property(terms, (given) => {
        const whole: LoanTerms = { ...given, ...rounding };
        const rows = unroundedSchedule(whole);
        const sum = rows.reduce((all, { principal }) => all.plus(principal), new Exact(0));
        expect(sum.minus(given.amount).abs().lt('1e-20')).toBe(true);
        const interest = schedule(whole).reduce((all, row) => all + row.interest, 0);
        const exact = rows.reduce((all, row) => all.plus(row.interest), new Exact(0));
        expect(
          exact
            .minus(interest)
            .abs()
            .lte(given.termMonths * given.termMonths),
        ).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('has no caps on payments', () => {
    const paymentCap = { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60 };
    expect(() => unroundedSchedule({ ...sample, paymentCap })).toThrow(
      expect.objectContaining({ field: 'paymentCap' }),
    );
  });
});
