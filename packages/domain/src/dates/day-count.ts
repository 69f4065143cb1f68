import { InputError } from '../errors/index.ts';
import { compareDates, diffDates } from './date-arithmetic.ts';
import { type DateParts, dateParts, daysInMonth, type WireDate, wireDate } from './wire-date.ts';

/**
 * How interest and shares of a year count days:
 * - `30/360`: every month has 30 days, every year 360 (the 31st has no weight, the end of February that of the days it lacks).
 * - `actual/360`, `actual/365`, `actual/366`: real days over a fixed year.
 * - `actual/actual`: real days over the days of the years they lie in, 365 or 366.
 */
export const dayCounts = ['30/360', 'actual/360', 'actual/365', 'actual/366', 'actual/actual'] as const;

export type DayCount = (typeof dayCounts)[number];

/** A share of a year as a fraction of whole numbers: 104/360. */
export interface YearShare {
  readonly days: number;
  readonly daysInYear: number;
}

const daysOfYear = (year: number) => (daysInMonth(year, 2) === 29 ? 366 : 365);

/**
 * Days from `from` up to, and not with, `to`, over the days of a year. Negative when `to` is earlier. For `actual/actual`
 * the two dates must lie in one calendar year (`to` may be its end, January 1st of the next): a longer span has no single
 * fraction and is an InputError; split it at the new year.
 */
export function yearShare(from: WireDate, to: WireDate, dayCount: DayCount): YearShare {
  switch (dayCount) {
    case '30/360':
      return { days: thirtyDays(dateParts(from), dateParts(to)), daysInYear: 360 };
    case 'actual/360':
      return { days: diffDates(from, to, 'days'), daysInYear: 360 };
    case 'actual/365':
      return { days: diffDates(from, to, 'days'), daysInYear: 365 };
    case 'actual/366':
      return { days: diffDates(from, to, 'days'), daysInYear: 366 };
    case 'actual/actual':
      return { days: diffDates(from, to, 'days'), daysInYear: daysOfYear(yearOfBoth(from, to)) };
  }
}

/** The same split at every new year, so that actual/actual counts each year with its own days. Other counts have one share. */
export function yearShares(from: WireDate, to: WireDate, dayCount: DayCount): YearShare[] {
  if (dayCount !== 'actual/actual' || compareDates(from, to) >= 0) return [yearShare(from, to, dayCount)];
  const shares: YearShare[] = [];
  for (let start = from; compareDates(start, to) < 0; ) {
    const newYear = wireDate({ year: dateParts(start).year + 1, month: 1, day: 1 });
    const end = compareDates(newYear, to) < 0 ? newYear : to;
    shares.push(yearShare(start, end, dayCount));
    start = end;
  }
  return shares;
}

function yearOfBoth(from: WireDate, to: WireDate): number {
  const [first, last] = [from, to].toSorted().map((date) => dateParts(date)) as [DateParts, DateParts];
  const isYearEnd = last.year === first.year + 1 && last.month === 1 && last.day === 1;
  if (first.year !== last.year && !isYearEnd)
    throw new InputError(
      'INCONSISTENT',
      'to',
      `${from} and ${to} lie in different years: actual/actual counts one year at a time`,
    );
  return first.year;
}

/**
 * Days of months of 30. The end is not counted, so "up to the 31st" is the 30 days before it: taken as the 30th, as bonds do between two dates that both
 * bear interest, a month would lose its last day. So counted, the days of two parts are those of the whole.
 */
function thirtyDays(from: DateParts, to: DateParts): number {
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + (to.day - from.day);
}
