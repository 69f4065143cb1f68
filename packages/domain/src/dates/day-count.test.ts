import { describe, expect, it } from 'vitest';
import { type DayCount, dayCounts, yearShare } from './index.ts';

describe('shares of a year', () => {
  it.each<[string, string, DayCount, number, number]>([
    // County taxes of the purchase sample: 1/1/13 up to 4/15/13 are 104 of 360 days.
    ['2013-01-01', '2013-04-15', '30/360', 104, 360],
    ['2013-01-31', '2013-02-28', '30/360', 28, 360],
    ['2013-01-30', '2013-01-31', '30/360', 0, 360],
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

  it('has no one fraction over a new year by real days', () => {
    expect(() => yearShare('2013-12-31', '2014-01-02', 'actual/actual')).toThrow(/different years/);
  });
});
