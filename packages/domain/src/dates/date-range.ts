import { isWireDate, lastDay, type WireDate } from './wire-date.ts';

/** The first and the last day that a date of some kind can be. */
export interface DateRange {
  readonly first: WireDate;
  readonly last: WireDate;
}

/**
 * Days of closings, loans, tasks and work. No file is older than RESPA by more than a few years, and the last payment of a loan of today comes
 * before 2100: a year outside (0026, 1926, 2206) is a slip of the keyboard.
 */
export const businessDates: DateRange = { first: '1970-01-01', last: '2099-12-31' };

/** Days that a file tells of: births, recorded deeds and land patents are old, and the last day there is stands for what has no end. */
export const recordedDates: DateRange = { first: '1600-01-01', last: lastDay };

/** What is wrong with a date, null when nothing: a day that does not exist, or a year outside of the range. */
export function dateProblem(date: string, { first, last }: DateRange): string | null {
  if (!isWireDate(date)) return 'There is no such date';
  return date < first || date > last ? `Enter a year from ${first.slice(0, 4)} to ${last.slice(0, 4)}` : null;
}
