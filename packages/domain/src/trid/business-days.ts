import { addToDate, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type ClosingDay, closedReason, type HolidayCalendar } from '../holidays/index.ts';

/** Longest way a search for a business day goes; no calendar is closed for two weeks. */
const mostClosedDays = 14;

/** Whether a day counts in a calendar. */
export function isBusinessDay(
  calendar: HolidayCalendar,
  date: WireDate,
  closingDays: readonly ClosingDay[] = [],
): boolean {
  return closedReason(calendar, date, closingDays) === null;
}

/**
 * The day so many business days after a day, or before it where `days` is negative. The day itself does not count. 0 is the day
 * itself or, where it is closed, the next business day. Throws an InputError for an amount that is no integer.
 */
export function addBusinessDays(
  calendar: HolidayCalendar,
  date: WireDate,
  days: number,
  closingDays: readonly ClosingDay[] = [],
): WireDate {
  if (!Number.isInteger(days))
    throw new InputError('MALFORMED', 'days', `Not a whole number of business days: ${days}`);
  const step = days < 0 ? -1 : 1;
  let at =
    days === 0 && !isBusinessDay(calendar, date, closingDays) ? nextOpen(calendar, date, step, closingDays) : date;
  for (let left = Math.abs(days); left > 0; left -= 1) at = nextOpen(calendar, at, step, closingDays);
  return at;
}

function nextOpen(
  calendar: HolidayCalendar,
  from: WireDate,
  step: 1 | -1,
  closingDays: readonly ClosingDay[],
): WireDate {
  for (let away = 1; away <= mostClosedDays + closingDays.length; away += 1) {
    const day = addToDate(from, away * step, 'days');
    if (isBusinessDay(calendar, day, closingDays)) return day;
  }
  throw new InputError('OUT_OF_RANGE', 'date', `No business day near ${from}`);
}
