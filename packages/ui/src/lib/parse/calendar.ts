import { differenceInCalendarDays, addDays as shiftDays, addMonths as shiftMonths } from 'date-fns';

/** Calendar arithmetic on days without time (`YYYY-MM-DD`); no time zone can move a day. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

export const toIso = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The parts of a stored date, or null if it is not one. */
export function fromIso(iso: string | null | undefined): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

/** Noon of the day: far from every change of the clock, so that the zone this runs in cannot move the day. */
function noonOf({ year, month, day }: Day): Date {
  const noon = new Date(2000, 0, 1, 12);
  // Not the constructor: it reads the years 0 to 99 as 1900 and later.
  noon.setFullYear(year, month - 1, day);
  return noon;
}

const dayOf = (noon: Date): Day => ({ year: noon.getFullYear(), month: noon.getMonth() + 1, day: noon.getDate() });

/** Days from one day to a later one; negative to an earlier one. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(noonOf(to), noonOf(from));

export const addDays = (date: Day, days: number): Day => dayOf(shiftDays(noonOf(date), days));

/** Adds months; a day the month does not have becomes its last one (31 March minus one month is 28 February). */
export const addMonths = (date: Day, months: number): Day => dayOf(shiftMonths(noonOf(date), months));

/** 0 is Sunday. */
export const weekday = (date: Day): number => noonOf(date).getDay();

export const isWeekend = (date: Day): boolean => weekday(date) % 6 === 0;

export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The name of the holiday, or of the own closing day, that a day (`YYYY-MM-DD`) is; undefined on other days. */
export type Holidays = (day: string) => string | undefined;

/** Adds days that are neither a weekend nor a holiday. Zero stays where it is. */
export function addBusinessDays(date: Day, days: number, holidays: Holidays = () => undefined): Day {
  const step = Math.sign(days);
  let at = date;
  for (let left = Math.abs(days); left > 0; ) {
    at = addDays(at, step);
    if (!isWeekend(at) && holidays(toIso(at)) === undefined) left -= 1;
  }
  return at;
}

/** Today on this computer's clock, as a stored date. The only place of the kit that asks. */
export function todayIso(now: Date = new Date()): string {
  return toIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
