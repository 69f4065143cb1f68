import { addToDate, compareDates, dateParts, daysInMonth, diffDates, type WireDate, wireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';

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

/** Of how many days a unit-period is counted to consist (Appendix J (b)(5)). */
export function daysOfPeriod({ unit, multiple }: UnitPeriod): number {
  return { day: 1, week: 7, semimonth: daysOfSemimonth, month: daysOfMonth, year: 365 }[unit] * multiple;
}

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
 * The day of the month that a series of payments or advances is scheduled for, where it is one that not every month has: 31 for the last day of each
 * month, 29 or 30 where February has its last day instead (Appendix J (b)(3)(iv)).
 */
export function scheduledDay(dates: readonly WireDate[]): number | undefined {
  if (dates.length < 2) return undefined;
  const parts = dates.map((date) => dateParts(date));
  return [31, 30, 29].find((day) =>
    parts.every((date) => date.day === Math.min(day, daysInMonth(date.year, date.month))),
  );
}

/**
 * The time from one date to a later one in unit-periods (12 CFR 1026, Appendix J (b)(5)). Full months are measured back from the later date, and the days
 * that are left count as thirtieths of a month, whatever the month. Throws an InputError for a time that goes back, under the name of `field`.
 * @param day what {@link scheduledDay} tells of the series the later date belongs to
 */
export function unitTime(from: WireDate, to: WireDate, period: UnitPeriod, field = 'to', day?: number): UnitTime {
  if (compareDates(from, to) > 0) throw new InputError('REVERSED', field, `${to} is before ${from}`);
  const { unit, multiple } = period;
  if (unit === 'day' || unit === 'week') {
    return split(diffDates(from, to, 'days'), unit === 'week' ? 7 * multiple : multiple);
  }
  const { months, days } = monthsBack(from, to, day);
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
export function monthsBack(from: WireDate, to: WireDate, day?: number): { months: number; days: number } {
  const [begin, end] = [dateParts(from), dateParts(to)];
  const apart = (end.year - begin.year) * 12 + end.month - begin.month;
  const months = monthsEarlier(to, apart, day) < from ? apart - 1 : apart;
  return { months, days: diffDates(from, monthsEarlier(to, months, day), 'days') };
}

/** The date so many months earlier, on the day its series is scheduled for. */
function monthsEarlier(date: WireDate, months: number, day = 0): WireDate {
  const earlier = addToDate(date, -months, 'months');
  const parts = dateParts(earlier);
  return wireDate({ ...parts, day: Math.max(parts.day, Math.min(day, daysInMonth(parts.year, parts.month))) });
}
