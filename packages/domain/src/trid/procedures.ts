import { addToDate, dayCounts, diffDates, yearShares } from '../dates/index.ts';
import { type HolidayCalendar, holidayCalendarNames } from '../holidays/index.ts';
import { Exact } from '../money/index.ts';
import { numberOf, type Procedure, type Term } from '../trace/index.ts';
import { addBusinessDays } from './business-days.ts';

const calendarOf = (name: string): HolidayCalendar =>
  holidayCalendarNames.find((one) => one === name) ?? 'specificBusinessDays';

/** From, to, day count and whether the last day counts, as shares of years. */
function sharesOf([from, to, counted, last]: readonly Term[]) {
  const end = String(last) === '1' ? addToDate(String(to), 1, 'days') : String(to);
  return yearShares(String(from), end, dayCounts.find((one) => one === counted) ?? 'actual/365');
}

/** What traces do with dates: `days(from, to)`, `latest` of some dates, and business days after a date (or before it) by a calendar. */
export const dateProcedures: Readonly<Record<string, Procedure>> = {
  days: (from, to) => new Exact(diffDates(String(from), String(to), 'days')),
  daysAfter: (date, days) => addToDate(String(date), numberOf(days ?? '0').toNumber(), 'days'),
  daysCounted: (...terms) => new Exact(sharesOf(terms).reduce((sum, { days }) => sum + days, 0)),
  yearFraction: (...terms) =>
    sharesOf(terms)
      .reduce((sum, { days, daysInYear }) => sum.plus(new Exact(days).div(daysInYear)), new Exact(0))
      .toDecimalPlaces(10),
  latest: (...dates) => dates.map(String).toSorted().at(-1) ?? '',
  businessDays: (date, days, calendar) =>
    addBusinessDays(calendarOf(String(calendar)), String(date), numberOf(days ?? '0').toNumber()),
};
