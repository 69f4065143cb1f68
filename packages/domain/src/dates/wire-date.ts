import { InputError } from '../errors/index.ts';

/** A calendar date without time, `YYYY-MM-DD`, as stored and as it travels (house.md, Money, dates, rates). */
export type WireDate = string;

/** A date taken apart; month and day count from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The last day there is: people write it where something has no end. */
export const lastDay: WireDate = '9999-12-31';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days of a month of the Gregorian calendar: February has 29 in leap years. 0 for a month that is none. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Whether the parts name a day that exists, in the years 1 to 9999. */
export function isRealDate({ year, month, day }: DateParts): boolean {
  return (
    [year, month, day].every(Number.isInteger) &&
    year >= 1 &&
    year <= 9999 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** Writes parts as `YYYY-MM-DD`; throws an InputError for a day that does not exist. */
export function wireDate(parts: DateParts): WireDate {
  if (!isRealDate(parts))
    throw new InputError('OUT_OF_RANGE', 'date', `No such date: ${parts.year}-${parts.month}-${parts.day}`);
  const { year, month, day } = parts;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Whether a text is a date as it travels: the exact form and a day that exists (2013-02-29 is none). */
export function isWireDate(text: string): text is WireDate {
  return readParts(text) !== null;
}

/** Takes a wire date apart; throws an InputError when it is none, because wire dates are validated at the edges. */
export function dateParts(date: WireDate, field = 'date'): DateParts {
  const parts = readParts(date);
  if (!parts) throw new InputError('MALFORMED', field, `Not a date as YYYY-MM-DD: ${date}`);
  return parts;
}

function readParts(text: string): DateParts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(parts) ? parts : null;
}
