import { describe, expect, it } from 'vitest';
import { addToDate, type DayCount, dayCounts, yearShare } from './index.ts';

describe('shares of a year', () => {
  it.each<[string, string, DayCount, number, number]>([
    // County taxes of the purchase sample: 1/1/13 up to 4/15/13 are 104 of 360 days.
    ['2013-01-01', '2013-04-15', '30/360', 104, 360],
    // A month has 30 days: all of them up to the 31st, which adds none.
    ['2013-01-01', '2013-01-31', '30/360', 30, 360],
    ['2013-01-01', '2013-02-01', '30/360', 30, 360],
    ['2013-01-30', '2013-01-31', '30/360', 1, 360],
    ['2013-01-31', '2013-02-01', '30/360', 0, 360],
    ['2013-01-31', '2013-02-28', '30/360', 27, 360],
    ['2013-02-28', '2013-03-01', '30/360', 3, 360],
    ['2013-01-01', '2013-04-15', 'actual/360', 104, 360],
    ['2012-02-01', '2012-03-01', 'actual/365', 29, 365],
    ['2012-02-01', '2012-03-01', 'actual/366', 29, 366],
    ['2012-02-01', '2012-03-01', 'actual/actual', 29, 366],
    ['2013-01-01', '2014-01-01', 'actual/actual', 365, 365],
    ['2014-01-01', '2013-01-01', 'actual/actual', -365, 365],
  ])('from %s to %s, %s: %d of %d', (from, to, dayCount, days, daysInYear) => {
    expect(yearShare(from, to, dayCount)).toEqual({ days, daysInYear });
  });

  it.each(dayCounts)('%s: no days from a day to itself', (dayCount) => {
    expect(yearShare('2026-11-21', '2026-11-21', dayCount).days).toBe(0);
  });

  it('30/360: the days of two parts are those of the whole, and none is below zero', () => {
    const day = (offset: number) => addToDate('2023-12-01', offset, 'days');
    const days = (from: number, to: number) => yearShare(day(from), day(to), '30/360').days;
    for (let at = 0; at < 800; at++) {
      expect(days(at, at + 1), day(at)).toBeGreaterThanOrEqual(0);
      expect(days(0, at) + days(at, 800), day(at)).toBe(days(0, 800));
    }
  });

  it('has no one fraction over a new year by real days', () => {
    expect(() => yearShare('2013-12-31', '2014-01-02', 'actual/actual')).toThrow(/different years/);
  });
});
