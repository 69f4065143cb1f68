import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDate, type WireDate } from '../dates/index.ts';
import { cents, Exact } from '../money/index.ts';
import {
  annualPercentageRate,
  chooseUnitPeriod,
  exactRate,
  isWithinTolerance,
  monthlyTransaction,
  periodsPerYear,
  regularMonthlyRate,
  schedule,
  timedRate,
  type UnitPeriod,
  unitTime,
} from './index.ts';

const month: UnitPeriod = { unit: 'month', multiple: 1 };

/** Payments of one amount, `days` or whole months apart. */
const level = (first: WireDate, number: number, amount: number, next: (date: WireDate, at: number) => WireDate) =>
  Array.from({ length: number }, (_, at) => ({ date: next(first, at), amount: cents(amount) }));
const monthly = (every: number) => (date: WireDate, at: number) => addToDate(date, at * every, 'months');

describe('the examples of Appendix J (c)(1), single advance and regular payments', () => {
  it.each([
    [
      '(i) monthly, regular first period',
      5000_00,
      '1978-01-10',
      level('1978-02-10', 24, 230_00, monthly(1)),
      month,
      9.69,
    ],
    [
      '(ii) monthly, long first period',
      6000_00,
      '1978-02-10',
      level('1978-04-01', 36, 200_00, monthly(1)),
      month,
      11.82,
    ],
    [
      '(iii) semimonthly, short first period',
      5000_00,
      '1978-02-23',
      level('1978-03-01', 24, 219_17, (date, at) => {
        const first = addToDate(date, Math.floor(at / 2), 'months');
        return at % 2 === 0 ? first : addToDate(first, 15, 'days');
      }),
      { unit: 'semimonth', multiple: 1 },
      10.34,
    ],
    [
      '(iv) quarterly, long first period',
      10_000_00,
      '1978-05-23',
      level('1978-10-01', 40, 385_00, monthly(3)),
      { unit: 'month', multiple: 3 },
      8.97,
    ],
    [
      '(v) weekly, long first period',
      500_00,
      '1978-03-20',
      level('1978-04-21', 30, 17_60, (date, at) => addToDate(date, at * 7, 'days')),
      { unit: 'week', multiple: 1 },
      14.96,
    ],
  ] as const)('%s', (_, advance, date, payments, unitPeriod, expected) => {
    const apr = annualPercentageRate({ advances: [{ date, amount: cents(advance) }], payments, unitPeriod });
    expect(Number(apr.value)).toBeCloseTo(expected, 2);
    expect(apr.trace.rule?.text).toContain('Appendix J');
  });
});

describe('the other examples of Appendix J (c)', () => {
  const paid = (date: WireDate, dollars: number) => ({ date, amount: cents(Math.round(dollars * 100)) });
  const weekly = (every: number) => (date: WireDate, at: number) => addToDate(date, at * every * 7, 'days');
  const four = weekly(4);

  it.each([
    [
      '(2)(i) odd first payment',
      [paid('1978-01-10', 5000)],
      [paid('1978-02-10', 250), ...level('1978-03-10', 23, 230_00, monthly(1))],
      '10.083',
    ],
    [
      '(2)(ii) odd first payment, every four weeks',
      [paid('1978-03-18', 400)],
      [paid('1978-04-20', 39.5), ...level('1978-05-18', 11, 38_31, four)],
      '28.498',
    ],
    [
      '(3)(i) odd final payment',
      [paid('1978-01-10', 5000)],
      [...level('1978-02-10', 23, 230_00, monthly(1)), paid('1980-01-10', 280)],
      '10.500',
    ],
    [
      '(3)(ii) odd final payment, every two weeks',
      [paid('1978-04-03', 200)],
      [...level('1978-04-11', 19, 9_50, weekly(2)), paid('1979-01-02', 30)],
      '12.225',
    ],
    [
      '(4)(i) odd first and final payment',
      [paid('1978-01-10', 5000)],
      [paid('1978-02-10', 250), ...level('1978-03-10', 22, 230_00, monthly(1)), paid('1980-01-10', 280)],
      '10.896',
    ],
    [
      '(4)(ii) odd first and final payment, every two months',
      [paid('1978-01-10', 8000)],
      [paid('1978-03-01', 449.36), ...level('1978-05-01', 18, 465_00, monthly(2)), paid('1981-05-01', 200)],
      '7.302',
    ],
    ['(5) single payment, 255 days', [paid('1978-01-03', 1000)], [paid('1978-09-15', 1080)], '11.451'],
    ['(5) single payment, six months', [paid('1978-07-15', 1000)], [paid('1979-01-15', 1044)], '8.800'],
    ['(5) single payment, a year and a half', [paid('1978-01-17', 1000)], [paid('1979-07-17', 1135.19)], '8.757'],
    ['(5) single payment, two years', [paid('1978-01-17', 1000)], [paid('1980-01-17', 1240)], '11.355'],
    [
      '(6)(i) skipped payments: the second of a month is two weeks late',
      [paid('1978-01-25', 2135)],
      [
        ...level('1978-02-20', 9, 100_00, four),
        ...level('1978-11-13', 6, 100_00, four),
        ...level('1979-05-14', 6, 100_00, four),
        ...level('1979-11-12', 3, 100_00, four),
      ],
      '11.995',
    ],
    [
      '(7)(i) construction loan of three advances',
      ['1979-04-10', '1979-06-12', '1979-09-18'].map((date) => paid(date, 20_000)),
      level('1979-12-10', 240, 612_36, monthly(1)),
      '10.250',
    ],
  ])('%s, the unit-period found by the dates', (_, advances, payments, expected) => {
    const datesOf = (flows: readonly { date: WireDate }[]) => flows.map(({ date }) => date);
    const unitPeriod = chooseUnitPeriod(datesOf(advances), datesOf(payments));
    expect(annualPercentageRate({ advances, payments, unitPeriod }).value).toBe(expected);
  });

  it('advances of a construction loan bear interest from their own day on', () => {
    const once = { date: '2026-01-01', amount: cents(30_000_00) };
    const thrice = ['2026-01-01', '2026-03-01', '2026-05-01'].map((date) => ({ date, amount: cents(10_000_00) }));
    const payments = level('2026-12-01', 1, 31_500_00, monthly(1));
    const atOnce = Number(annualPercentageRate({ advances: [once], payments, unitPeriod: month }).value);
    const inParts = Number(annualPercentageRate({ advances: thrice, payments, unitPeriod: month }).value);
    expect(inParts).toBeGreaterThan(atOnce);
  });
});

describe('properties', () => {
  it('without other charges the rate of the loan comes back, to the rounding of its payments', () => {
    const rates = fc.integer({ min: 1_000, max: 15_000 }).map((thousandths) => String(thousandths / 1000));
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.constantFrom(60, 180, 360),
        (rate, dollars, termMonths) => {
          const amount = cents(dollars * 100);
          const rows = schedule({ amount, rate, termMonths, paymentRounding: 'halfUp', interestRounding: 'halfUp' });
          const apr = regularMonthlyRate(
            amount,
            rows.map((row) => row.amount),
          ).value;
          expect(Math.abs(Number(apr) - Number(rate))).toBeLessThanOrEqual(0.002);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is zero without a charge, and none exists where less is paid than advanced', () => {
    expect(
      regularMonthlyRate(
        cents(1200_00),
        Array.from({ length: 12 }, () => cents(100_00)),
      ).value,
    ).toBe('0.000');
    expect(() => regularMonthlyRate(cents(1200_00), [cents(1000_00)])).toThrow(/Less is paid/);
    expect(() => annualPercentageRate({ advances: [], payments: [], unitPeriod: month })).toThrow(
      /Nothing is advanced/,
    );
  });
});

describe('unit-periods, Appendix J (b)(5)', () => {
  it.each<[string, string, UnitPeriod, number, number, number]>([
    ['1978-02-10', '1978-04-01', month, 1, 19, 30],
    ['2026-01-31', '2026-02-28', month, 0, 28, 30],
    ['2026-01-28', '2026-02-28', month, 1, 0, 30],
    ['1978-02-23', '1978-03-01', { unit: 'semimonth', multiple: 1 }, 0, 6, 15],
    ['1978-05-23', '1978-10-01', { unit: 'month', multiple: 3 }, 1, 39, 90],
    ['1978-03-20', '1978-04-21', { unit: 'week', multiple: 1 }, 4, 4, 7],
    ['2026-01-01', '2026-01-01', { unit: 'day', multiple: 1 }, 0, 0, 1],
    ['2025-07-01', '2026-10-01', { unit: 'year', multiple: 1 }, 1, 3, 12],
    ['2025-07-01', '2026-07-11', { unit: 'year', multiple: 1 }, 1, 10, 365],
  ])('from %s to %s', (from, to, period, periods, rest, per) => {
    expect(unitTime(from, to, period)).toEqual({ periods, rest, per });
  });

  it.each<[UnitPeriod, number]>([
    [month, 12],
    [{ unit: 'month', multiple: 3 }, 4],
    [{ unit: 'semimonth', multiple: 1 }, 24],
    [{ unit: 'week', multiple: 2 }, 26],
    [{ unit: 'day', multiple: 1 }, 365],
    [{ unit: 'year', multiple: 1 }, 1],
  ])('%o: %d a year', (period, expected) => {
    expect(periodsPerYear(period)).toBe(expected);
  });

  it('refuses a time that goes back', () => {
    expect(() => unitTime('2026-02-01', '2026-01-31', month)).toThrow(RangeError);
  });
});

it.each([
  ['4.174', '4.299', 'regular', true],
  ['4.174', '4.300', 'regular', false],
  ['4.174', '4.424', 'irregular', true],
  ['4.425', '4.174', 'irregular', false],
] as const)('%s disclosed beside %s, %s: %s', (disclosed, reckoned, kind, expected) => {
  expect(isWithinTolerance(disclosed, new Exact(reckoned), kind)).toBe(expected);
});

it('a disclosed rate is held against the rate that is not rounded', () => {
  // 10,000.00 repaid after a month by 10,080.21: 0.8021 % a month, 9.6252 % a year, shown as 9.625.
  const lent = monthlyTransaction(cents(10_000_00), [cents(10_080_21)]);
  expect([timedRate(lent).value, exactRate(lent).toDecimalPlaces(8).toString()]).toEqual(['9.625', '9.6252']);
  expect(isWithinTolerance('9.5', exactRate(lent), 'regular')).toBe(false);
  expect(isWithinTolerance('9.5002', exactRate(lent), 'regular')).toBe(true);
});
