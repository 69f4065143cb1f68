import { addToDate, diffDates, type WireDate } from '../dates/index.ts';

/**
 * When a file closes, as a manager sorts a pipeline: by weeks from Sunday to Saturday, counted from the one of today. Relative, so that a saved filter
 * "closing next week" says the same every week. The spec names the filter and not the weeks (domain.md §3 Portfolio Manager).
 */
export const closingWeeks = ['past', 'thisWeek', 'nextWeek', 'in2Weeks', 'in3Weeks', 'later', 'none'] as const;

export type ClosingWeek = (typeof closingWeeks)[number];

/** Days a week of closings holds, both ends included; null is open. A file without a closing date has neither. */
export interface ClosingRange {
  readonly from: WireDate | null;
  readonly until: WireDate | null;
}

/** A Sunday. */
const sunday = '2000-01-02';
const daysPerWeek = 7;
const named = { thisWeek: 0, nextWeek: 1, in2Weeks: 2, in3Weeks: 3 } as const;

/** The Sunday a week begins with. */
function weekStart(today: WireDate): WireDate {
  const days = diffDates(sunday, today, 'days');
  return addToDate(today, -(((days % daysPerWeek) + daysPerWeek) % daysPerWeek), 'days');
}

/**
 * The days of a week of closings.
 * @param today day of the tenant's time zone
 */
export function closingRange(week: Exclude<ClosingWeek, 'none'>, today: WireDate): ClosingRange {
  const start = weekStart(today);
  const day = (weeks: number, days = 0) => addToDate(start, weeks * daysPerWeek + days, 'days');
  if (week === 'past') return { from: null, until: day(0, -1) };
  if (week === 'later') return { from: day(4), until: null };
  const weeks = named[week];
  return { from: day(weeks), until: day(weeks, daysPerWeek - 1) };
}

/** What people read for a week: `Closing before 04/14`, `This week, 04/14 to 04/20`. */
export function closingWeekLabel(week: ClosingWeek, today: WireDate): string {
  if (week === 'none') return 'No closing date';
  const short = (date: WireDate | null) => date?.slice(5).replace('-', '/') ?? '';
  const { from, until } = closingRange(week, today);
  if (week === 'past') return `Before ${short(addToDate(until ?? today, 1, 'days'))}`;
  if (week === 'later') return `From ${short(from)}`;
  const name = { thisWeek: 'This week, ', nextWeek: 'Next week, ', in2Weeks: '', in3Weeks: '' }[week];
  return `${name}${short(from)} to ${short(until)}`;
}
