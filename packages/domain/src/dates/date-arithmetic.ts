// One by one: the whole library takes a server or a command a second to load.
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { InputError } from '../errors/index.ts';
import { dateParts, type WireDate, wireDate } from './wire-date.ts';

/** Units of differences and sums. Weeks are 7 days; months and years follow the calendar. */
export const dateUnits = ['days', 'weeks', 'months', 'years'] as const;

export type DateUnit = (typeof dateUnits)[number];

const daysPerWeek = 7;
const monthsPerYear = 12;

/** -1, 0 or 1 as `a` is before, on or after `b`. Fit for sorting. */
export function compareDates(a: WireDate, b: WireDate): -1 | 0 | 1 {
  const days = diffDates(a, b, 'days');
  return days > 0 ? -1 : days < 0 ? 1 : 0;
}

/**
 * The date `amount` units later, earlier when negative. A day the target month does not have becomes its last day:
 * 2013-01-31 plus one month is 2013-02-28. Throws an InputError for an amount that is no integer or leaves year 1 to 9999.
 */
export function addToDate(date: WireDate, amount: number, unit: DateUnit): WireDate {
  if (!Number.isInteger(amount)) throw new InputError('MALFORMED', unit, `Not a whole number of ${unit}: ${amount}`);
  switch (unit) {
    case 'days':
      return dateOf(addDays(noonOf(date), amount));
    case 'weeks':
      return dateOf(addDays(noonOf(date), amount * daysPerWeek));
    case 'months':
      return dateOf(addMonths(noonOf(date), amount));
    case 'years':
      return dateOf(addMonths(noonOf(date), amount * monthsPerYear));
    default:
      throw missingUnit();
  }
}

/**
 * How many whole units lie from `from` to `to`, negative when `to` is earlier; a unit begun does not count.
 * The unit is required (core.md §5), also at run time for callers that are not type-checked.
 */
export function diffDates(from: WireDate, to: WireDate, unit: DateUnit): number {
  const days = differenceInCalendarDays(noonOf(to), noonOf(from));
  switch (unit) {
    case 'days':
      return days;
    case 'weeks':
      return whole(days / daysPerWeek);
    case 'months':
      return diffMonths(from, to);
    case 'years':
      return whole(diffMonths(from, to) / monthsPerYear);
    default:
      throw missingUnit();
  }
}

function missingUnit(): InputError {
  return new InputError('MISSING', 'unit', 'A date-difference unit is required');
}

/** Toward zero, and never -0. */
function whole(value: number): number {
  return Math.trunc(value) + 0;
}

function diffMonths(from: WireDate, to: WireDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  const months = (b.year - a.year) * monthsPerYear + (b.month - a.month);
  if (months === 0) return 0;
  // The month begun last does not count until its day is reached; a clipped day (Jan 31 to Feb 28) has reached it.
  const reached = compareDates(addToDate(from, months, 'months'), to);
  return months > 0 ? months - (reached > 0 ? 1 : 0) : months + (reached < 0 ? 1 : 0);
}

/** Noon of the day: far from every change of the clock, so that the zone this runs in cannot move the day. */
function noonOf(date: WireDate): Date {
  const { year, month, day } = dateParts(date);
  const noon = new Date(2000, 0, 1, 12);
  // Not the constructor: it reads the years 0 to 99 as 1900 and later.
  noon.setFullYear(year, month - 1, day);
  return noon;
}

function dateOf(noon: Date): WireDate {
  return wireDate({ year: noon.getFullYear(), month: noon.getMonth() + 1, day: noon.getDate() });
}
