import { addToDate, compareDates, diffDates, type WireDate } from '../dates/index.ts';

/**
 * The interval the annual percentage rate is reckoned in: the one that is most common between advances and payments
 * (12 CFR 1026, Appendix J (b)(4)). A multiple of a month is 1 to 11 months.
 */
export type UnitPeriod =
  | { readonly unit: 'day' | 'week' | 'month'; readonly multiple: number }
  | { readonly unit: 'semimonth' | 'year'; readonly multiple: 1 };

/** A time as whole unit-periods and the rest of one, a fraction of whole numbers. */
export interface UnitTime {
  readonly periods: number;
  readonly rest: number;
  /** Of how many such parts a unit-period consists. */
  readonly per: number;
}

const daysOfMonth = 30;
const daysOfSemimonth = 15;

/** How many unit-periods a year has: 12 for months, 52 over the multiple for weeks (Appendix J (b)(5)). */
export function periodsPerYear({ unit, multiple }: UnitPeriod): number {
  switch (unit) {
    case 'day':
      return 365 / multiple;
    case 'week':
      return 52 / multiple;
    case 'semimonth':
      return 24;
    case 'month':
      return 12 / multiple;
    case 'year':
      return 1;
  }
}

/**
 * The time from one date to a later one in unit-periods (12 CFR 1026, Appendix J (b)(5)). Full months are measured back from the later date, and the days
 * that are left count as thirtieths of a month, whatever the month.
 */
export function unitTime(from: WireDate, to: WireDate, period: UnitPeriod): UnitTime {
  if (compareDates(from, to) > 0) throw new RangeError(`${to} is before ${from}`);
  const { unit, multiple } = period;
  if (unit === 'day' || unit === 'week') {
    return split(diffDates(from, to, 'days'), unit === 'week' ? 7 * multiple : multiple);
  }
  const { months, days } = monthsBack(from, to);
  if (unit === 'year') {
    const years = Math.floor(months / 12);
    if (days === 0) return { periods: years, rest: months % 12, per: 12 };
    return { periods: years, rest: diffDates(from, addToDate(to, -years, 'years'), 'days'), per: 365 };
  }
  return split(months * daysOfMonth + days, unit === 'semimonth' ? daysOfSemimonth : daysOfMonth * multiple);
}

const split = (length: number, per: number): UnitTime => ({
  periods: Math.floor(length / per),
  rest: length % per,
  per,
});

/** Full months back from the later date, and the days before them. */
function monthsBack(from: WireDate, to: WireDate): { months: number; days: number } {
  let months = Math.max(0, diffDates(from, to, 'months'));
  // A month-end may make the way back longer than the way there: 31 January to 28 February.
  while (compareDates(addToDate(to, -months - 1, 'months'), from) >= 0) months += 1;
  while (compareDates(addToDate(to, -months, 'months'), from) < 0) months -= 1;
  return { months, days: diffDates(from, addToDate(to, -months, 'months'), 'days') };
}
