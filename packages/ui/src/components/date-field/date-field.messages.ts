import { type DateRefusal, YEARS } from '../../lib/parse/date.ts';

export const dateFieldMessages: Record<DateRefusal, string> & {
  reads: (date: string) => string;
  openCalendar: string;
  calendar: (label: string) => string;
  before: (date: string) => string;
  closed: (reason: string) => string;
  onHoliday: (date: string, name: string) => string;
  holidaysShown: string;
  after: (date: string) => string;
  confirmOld: string;
} = {
  'not-a-date': 'Enter a date like 04/15/2026.',
  'no-such-day': 'The month has no such day.',
  'no-such-month': 'The month is 1 to 12. Month first, then day.',
  'year-digits': 'Give the year with 2 or 4 digits.',
  'year-range': `Enter a year from ${YEARS.first} to ${YEARS.last}.`,
  'before-1900': `Enter a year from ${YEARS.first} to ${YEARS.last}.`,
  'year-needed': 'Give the year too: February 29 is not in every year.',
  'wrong-weekday': 'The weekday does not fit the date.',
  reads: (date) => `Reads as ${date}`,
  openCalendar: 'Open calendar',
  calendar: (label) => (label ? `${label}, calendar` : 'Calendar'),
  before: (date) => `Before ${date}.`,
  /** A holiday, an own closing day or a weekend where a business day is meant. */
  closed: (reason) => `Closed: ${reason}.`,
  onHoliday: (date, name) => `${date}, ${name}`,
  /** Name of the list below the calendar. */
  holidaysShown: 'Holidays of the month',
  after: (date) => `After ${date}.`,
  confirmOld: 'This is before 1900. Press Enter again if it is meant.',
};

export type DateFieldMessages = typeof dateFieldMessages;
