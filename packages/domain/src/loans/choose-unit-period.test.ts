import { describe, expect, it } from 'vitest';
import type { WireDate } from '../dates/index.ts';
import { cents } from '../money/index.ts';
import {
  addPeriods,
  annualPercentageRate,
  chooseUnitPeriod,
  scheduledDay,
  type UnitPeriod,
  unitTime,
} from './index.ts';

const every = (unitPeriod: UnitPeriod, count: number, from: WireDate = '2026-02-01') =>
  Array.from({ length: count }, (_, at) => addPeriods(from, at, unitPeriod));
const months = (multiple: number): UnitPeriod => ({ unit: 'month', multiple });
const days = (multiple: number): UnitPeriod => ({ unit: 'day', multiple });
const weeks = (multiple: number): UnitPeriod => ({ unit: 'week', multiple });
const semimonth: UnitPeriod = { unit: 'semimonth', multiple: 1 };
const year: UnitPeriod = { unit: 'year', multiple: 1 };

describe('the unit-period of a transaction, Appendix J (b)(4)', () => {
  it.each<[string, UnitPeriod, number]>([
    ['months', months(1), 6],
    ['quarters', months(3), 4],
    ['eleven months', months(11), 4],
    ['weeks', weeks(1), 5],
    ['fortnights', weeks(2), 5],
    ['semimonths', semimonth, 6],
    ['years', year, 3],
    ['ten days', days(10), 4],
    ['thirteen days', days(13), 4],
    ['sixteen days', days(16), 4],
  ])('is the common one: %s', (_, unitPeriod, count) => {
    expect(chooseUnitPeriod(['2026-01-01'], every(unitPeriod, count))).toEqual(unitPeriod);
  });

  it.each<[string, string, UnitPeriod]>([
    ['1978-01-03', '1978-09-15', days(255)],
    ['2026-01-01', '2026-07-01', months(6)],
    ['2026-01-01', '2026-01-29', days(28)],
    ['2026-01-01', '2026-12-31', days(364)],
    ['2026-01-01', '2027-01-01', year],
    ['2026-01-01', '2027-01-02', year],
    ['2026-01-01', '2028-01-01', year],
    ['2026-01-01', '2026-01-01', days(1)],
  ])('is the term of one advance on %s and one payment on %s', (from, to, expected) => {
    expect(chooseUnitPeriod([from], [to])).toEqual(expected);
  });

  it('never is more than a year, and 18 months are more', () => {
    expect(chooseUnitPeriod(['2026-01-01'], ['2027-07-01', '2029-01-01', '2030-07-01'])).toEqual(year);
    expect(chooseUnitPeriod(['2026-01-01'], ['2027-02-05', '2028-03-11', '2029-04-15'])).toEqual(year);
  });

  it('is the shorter of two that are as common, and the more common one of any length', () => {
    const twice = ['2026-02-20', '2026-03-20', '2026-04-20', '2026-04-27', '2026-05-04'];
    expect(chooseUnitPeriod(['2026-01-01'], twice)).toEqual(weeks(1));
    expect(chooseUnitPeriod(['2026-01-01'], [...twice, '2026-06-04'])).toEqual(months(1));
  });

  it('counts the period before the first payment: two payments a quarter apart after a quarter are two quarters', () => {
    expect(chooseUnitPeriod(['2026-01-01'], ['2026-04-01', '2026-07-01'])).toEqual(months(3));
  });

  it('counts the periods between advances', () => {
    const advances = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
    expect(chooseUnitPeriod(advances, ['2026-12-09'])).toEqual(months(1));
    expect(chooseUnitPeriod(advances.toReversed(), ['2026-12-09'])).toEqual(months(1));
  });

  it.each<[string, WireDate[], UnitPeriod]>([
    ['19 and 44 days: 31.5, nearest to a month', ['2026-01-20', '2026-03-05'], months(1)],
    ['1 and 2 days: 1.5', ['2026-01-02', '2026-01-04'], days(1)],
    ['3 and 5 days: 4, as near to a day as to a week', ['2026-01-04', '2026-01-09'], days(1)],
    ['4 and 5 days: 4.5', ['2026-01-05', '2026-01-10'], weeks(1)],
    ['15 and 14 days: 14.5 and less', ['2026-01-16', '2026-01-30'], weeks(2)],
    ['14 and 16 days: 15', ['2026-01-15', '2026-01-31'], semimonth],
    ['13 and 16 days: 14.5, as near to a fortnight', ['2026-01-14', '2026-01-30'], weeks(2)],
    ['40 and 81 days: 60.5, nearest to two months', ['2026-02-10', '2026-05-02'], months(2)],
    ['40 and 83 days: 61.5', ['2026-02-10', '2026-05-04'], months(2)],
    ['43 and 83 days: 63', ['2026-02-13', '2026-05-07'], weeks(9)],
    ['365 and 730 days', ['2027-01-01', '2029-01-03'], year],
    ['330 and 334 days: 332, nearest to 11 months of 334.6', ['2026-11-27', '2027-10-27'], months(11)],
    ['359 and 364 days: 361.5', ['2026-12-26', '2027-12-25'], weeks(52)],
  ])('is the nearest to the average where no period occurs twice: %s', (_, payments, expected) => {
    expect(chooseUnitPeriod(['2026-01-01'], payments)).toEqual(expected);
  });

  it.each<[string, WireDate[]]>([
    ['the 15th and the last day', ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28', '2026-03-15', '2026-03-31']],
    ['the 1st and the 15th', ['2026-01-15', '2026-02-01', '2026-02-15', '2026-03-01', '2026-03-15', '2026-04-01']],
    ['the 1st and the 14th', ['2026-07-14', '2026-08-01', '2026-08-14', '2026-09-01', '2026-09-14', '2026-10-01']],
    [
      'the 1st and the 15th, the last of them late',
      ['2026-03-01', '2026-03-15', '2026-04-01', '2026-04-15', '2026-05-01', '2026-05-17'],
    ],
    ['a half from the 1st to the 1st', ['2026-02-01', '2026-02-16', '2026-03-01']],
  ])('is a semimonth for %s', (_, halves) => {
    expect(chooseUnitPeriod(['2025-12-10'], halves)).toEqual(semimonth);
  });

  it('is no semimonth for 11 and 20 days by turns, nor for fortnights that happen to make a February', () => {
    const uneven = ['2026-01-12', '2026-02-01', '2026-02-12', '2026-03-01', '2026-03-12', '2026-04-01', '2026-04-12'];
    expect(chooseUnitPeriod(['2026-01-01'], uneven)).toEqual(days(11));
    expect(chooseUnitPeriod(['2026-01-01'], every(weeks(2), 5))).toEqual(weeks(2));
    expect(chooseUnitPeriod(['2026-01-01'], ['2026-01-17', '2026-02-17', '2026-03-17'])).toEqual(months(1));
  });

  it('is a month where nothing is lent or paid, and where all is paid before', () => {
    expect(chooseUnitPeriod([], [])).toEqual(months(1));
    expect(chooseUnitPeriod(['2026-01-01'], [])).toEqual(months(1));
    expect(chooseUnitPeriod([], ['2026-01-01', '2026-01-08', '2026-01-15'])).toEqual(months(1));
    expect(chooseUnitPeriod(['2026-01-01'], ['2025-01-01', '2025-01-08', '2025-01-15'])).toEqual(months(1));
  });
});

describe('a series on a day that not every month has, Appendix J (b)(3)(iv)', () => {
  it.each<[number | undefined, WireDate[]]>([
    [31, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    [30, ['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30']],
    [29, ['2026-01-29', '2026-02-28', '2026-03-29']],
    [29, ['2028-01-29', '2028-02-29', '2028-03-29']],
    [undefined, ['2026-01-28', '2026-02-28', '2026-03-28']],
    [undefined, ['2026-01-31', '2026-02-28', '2026-03-30']],
    [undefined, ['2026-02-28']],
    [undefined, []],
  ])('%s: %s', (day, dates) => {
    expect(scheduledDay(dates)).toBe(day);
  });

  it('has whole months between its days', () => {
    const last = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'];
    expect(chooseUnitPeriod(['2026-01-31'], last)).toEqual(months(1));
    expect(chooseUnitPeriod(['2026-01-31'], last.slice(0, 2))).toEqual(months(1));
    expect(last.map((date) => unitTime('2026-01-31', date, months(1), 'to', 31).periods)).toEqual([1, 2, 3, 4, 5]);
    expect(unitTime('2026-01-30', '2026-04-30', months(1), 'to', 31)).toEqual({ periods: 3, rest: 1, per: 30 });
    expect(unitTime('2026-01-30', '2026-02-28', months(1), 'to', 30)).toEqual({ periods: 1, rest: 0, per: 30 });
    expect(unitTime('2026-01-30', '2026-02-28', months(1))).toEqual({ periods: 0, rest: 29, per: 30 });
  });

  it('a loan of the last day of January, paid at the end of each month, costs what one from the first to the first does', () => {
    const rateOf = (date: WireDate, dates: readonly WireDate[]) =>
      annualPercentageRate({
        advances: [{ date, amount: cents(1000_00) }],
        payments: dates.map((due) => ({ date: due, amount: cents(260_00) })),
        unitPeriod: months(1),
      }).value;
    expect(rateOf('2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])).toBe(
      rateOf('2026-01-01', ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']),
    );
  });
});
