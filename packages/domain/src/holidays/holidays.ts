import { addToDate, type DateRange, dateParts, type WireDate, wireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';

/** The calendars of domain.md §4.5, told apart by what a holiday on a weekend does. */
export const holidayCalendars = {
  federalReserve: {
    label: 'Federal Reserve',
    rule: 'Banks and wires. A holiday on a Sunday is kept on Monday; on a Saturday banks are open the day before.',
  },
  federalOffices: {
    label: 'Federal offices',
    rule: 'Government and recording offices. A holiday on a Sunday is kept on Monday, on a Saturday on Friday.',
  },
  specificBusinessDays: {
    label: 'TRID specific business days',
    rule: 'All days but Sundays and the own dates of the legal holidays (12 CFR 1026.2(a)(6)). Nothing moves.',
  },
} as const;

export type HolidayCalendar = keyof typeof holidayCalendars;
export const holidayCalendarNames = Object.keys(holidayCalendars) as readonly HolidayCalendar[];

/** One legal holiday of a year. */
export interface Holiday {
  readonly name: string;
  /** The date the law names. */
  readonly legalDate: WireDate;
  /** The day a calendar is closed for it. */
  readonly date: WireDate;
}

interface HolidayRule {
  readonly name: string;
  /** The first year it was a legal holiday; years before have none. */
  readonly since?: number;
  readonly dateOf: (year: number) => WireDate;
}

const onDay = (month: number, day: number) => (year: number) => wireDate({ year, month, day });

/** The nth weekday of a month (1 Monday to 7 Sunday). */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = wireDate({ year, month, day: 1 });
  return addToDate(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7, 'days');
};

/** The last Monday of May. */
const lastMondayOfMay = (year: number) => {
  const last = wireDate({ year, month: 5, day: 31 });
  return addToDate(last, -((weekdayOf(last) + 6) % 7), 'days');
};

/** A day that was another one in the years before: Mondays since 1971 (Pub. L. 90-363), Veterans Day its own date again since 1978 (Pub. L. 94-97). */
const sinceYear =
  (year: number, dateOf: (year: number) => WireDate, before: (year: number) => WireDate) => (of: number) =>
    of < year ? before(of) : dateOf(of);

/** The eleven legal public holidays of 5 U.S.C. 6103(a), as they are named there. */
const rules: readonly HolidayRule[] = [
  { name: "New Year's Day", dateOf: onDay(1, 1) },
  { name: 'Birthday of Martin Luther King, Jr.', since: 1986, dateOf: nth(3, 1, 1) },
  { name: "Washington's Birthday", dateOf: sinceYear(1971, nth(3, 1, 2), onDay(2, 22)) },
  { name: 'Memorial Day', dateOf: sinceYear(1971, lastMondayOfMay, onDay(5, 30)) },
  { name: 'Juneteenth National Independence Day', since: 2021, dateOf: onDay(6, 19) },
  { name: 'Independence Day', dateOf: onDay(7, 4) },
  { name: 'Labor Day', dateOf: nth(1, 1, 9) },
  { name: 'Columbus Day', since: 1971, dateOf: nth(2, 1, 10) },
  { name: 'Veterans Day', dateOf: sinceYear(1978, onDay(11, 11), sinceYear(1971, nth(4, 1, 10), onDay(11, 11))) },
  { name: 'Thanksgiving Day', dateOf: nth(4, 4, 11) },
  { name: 'Christmas Day', dateOf: onDay(12, 25) },
];

/** The years the rules are good for: some more than the days of closings, so that a wait that is counted back from the first of them has its holidays. */
export const holidayYears = { first: 1960, last: 2199 } as const;

/** The days of these years. */
export const holidayDates: DateRange = {
  first: `${holidayYears.first}-01-01`,
  last: `${holidayYears.last}-12-31`,
};

/** Day of the week, 1 Monday to 7 Sunday. */
export function weekdayOf(date: WireDate): number {
  const { year, month, day } = dateParts(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

const saturday = 6;
const sunday = 7;

function keptOn(calendar: HolidayCalendar, legalDate: WireDate): WireDate {
  const weekday = weekdayOf(legalDate);
  if (calendar === 'specificBusinessDays') return legalDate;
  if (weekday === sunday) return addToDate(legalDate, 1, 'days');
  if (weekday === saturday && calendar === 'federalOffices') return addToDate(legalDate, -1, 'days');
  return legalDate;
}

/**
 * The holidays a calendar keeps in a year, by the day it is closed. Federal offices close on December 31 when New Year's
 * Day of the next year is a Saturday, and that day is listed in the year it falls in.
 * Throws an InputError for a year outside {@link holidayYears}.
 */
export function holidaysOf(calendar: HolidayCalendar, year: number): Holiday[] {
  if (!Number.isInteger(year) || year < holidayYears.first || year > holidayYears.last) {
    throw new InputError('OUT_OF_RANGE', 'year', `No holidays are known for the year ${year}`);
  }
  return [year, year + 1]
    .flatMap((of) => rules.filter(({ since = 0 }) => of >= since).map((rule) => ({ rule, legalDate: rule.dateOf(of) })))
    .map(({ rule, legalDate }) => ({ name: rule.name, legalDate, date: keptOn(calendar, legalDate) }))
    .filter(({ date }) => dateParts(date).year === year)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A day of the company's own, besides the holidays. */
export interface ClosingDay {
  readonly date: WireDate;
  readonly name: string;
}

/**
 * The name of the holiday a calendar keeps on a day, or of the company's own closing day, weekday or not; null on other days. TRID
 * counts no closing days of a company. Throws an InputError for a year outside {@link holidayYears}.
 */
export function holidayName(
  calendar: HolidayCalendar,
  date: WireDate,
  closingDays: readonly ClosingDay[] = [],
): string | null {
  const holiday = holidaysOf(calendar, dateParts(date).year).find((day) => day.date === date);
  const own = calendar === 'specificBusinessDays' ? undefined : closingDays.find((day) => day.date === date);
  return holiday?.name ?? own?.name ?? null;
}

/**
 * Why a day is no business day of a calendar, null when it is one. Saturdays count as business days for TRID only
 * (12 CFR 1026.2(a)(6)); the company's own closing days do not change what the law counts, so they hold elsewhere.
 */
export function closedReason(
  calendar: HolidayCalendar,
  date: WireDate,
  closingDays: readonly ClosingDay[] = [],
): string | null {
  const weekday = weekdayOf(date);
  if (weekday === sunday) return 'Sunday';
  if (weekday === saturday && calendar !== 'specificBusinessDays') return 'Saturday';
  return holidayName(calendar, date, closingDays);
}
