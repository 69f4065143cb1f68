import { type Parsed, parsed, refused } from '../errors/index.ts';
import { type DateParts, isRealDate, type WireDate, wireDate } from './wire-date.ts';

/** The error of a text that none of the formats fits (core.md §5), exactly. */
export const dateParseError = 'dateString cannot be parsed using commonly used formats';

type Part = keyof DateParts;

interface DateFormat {
  readonly name: string;
  readonly pattern: RegExp;
  readonly parts: readonly [Part, Part, Part];
}

const monthFirst = ['month', 'day', 'year'] as const;
const yearFirst = ['year', 'month', 'day'] as const;

/**
 * The formats in the order of core.md §5; the first that fits *and* names a day that exists wins. So `04/05/2013` is
 * April 5, and `31/12/2013` falls through to dd/MM/yyyy. ISO means the calendar date of ISO 8601, extended or basic,
 * with or without time; its date is taken as written, because a date has no zone to move it.
 */
export const dateFormats: readonly DateFormat[] = [
  {
    name: 'ISO',
    pattern:
      /^(\d{4})(?:-(\d{2})-(\d{2})|(\d{2})(\d{2}))(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/,
    parts: yearFirst,
  },
  { name: 'yyyy-MM-dd', pattern: /^(\d{4})-(\d{2})-(\d{2})$/, parts: yearFirst },
  { name: 'MM/dd/yyyy', pattern: /^(\d{2})\/(\d{2})\/(\d{4})$/, parts: monthFirst },
  { name: 'M/dd/yyyy', pattern: /^(\d{1,2})\/(\d{2})\/(\d{4})$/, parts: monthFirst },
  { name: 'M/d/yyyy', pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, parts: monthFirst },
  { name: 'dd/MM/yyyy', pattern: /^(\d{2})\/(\d{2})\/(\d{4})$/, parts: ['day', 'month', 'year'] },
  { name: 'yyyy/MM/dd', pattern: /^(\d{4})\/(\d{2})\/(\d{2})$/, parts: yearFirst },
  { name: "yyyy-MM-dd'T'HH:mm:ss", pattern: /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}:\d{2}$/, parts: yearFirst },
  { name: 'MM/dd/yyyy HH:mm:ss', pattern: /^(\d{2})\/(\d{2})\/(\d{4}) \d{2}:\d{2}:\d{2}$/, parts: monthFirst },
  { name: 'MM-dd-yyyy', pattern: /^(\d{2})-(\d{2})-(\d{4})$/, parts: monthFirst },
];

/** Reads a date string in the formats of the spec; blanks around it do not count. A time in it must exist too. */
export function parseDate(dateString: string): Parsed<WireDate> {
  const text = dateString.trim();
  if (!hasRealTime(text)) return refused(dateParseError);
  for (const { pattern, parts } of dateFormats) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbers = match
      .slice(1)
      .filter((group) => group !== undefined)
      .map(Number);
    const date = Object.fromEntries(parts.map((part, at) => [part, numbers[at]])) as unknown as DateParts;
    if (isRealDate(date)) return parsed(wireDate(date));
  }
  return refused(dateParseError);
}

/** Whether a clock time in the text is one (25:00:00 is not); a text without a time passes. */
function hasRealTime(text: string): boolean {
  const time = /[T ](\d{2})(?::?(\d{2})(?::?(\d{2}))?)?/.exec(text);
  if (!time) return true;
  return Number(time[1]) < 24 && Number(time[2] ?? 0) < 60 && Number(time[3] ?? 0) < 60;
}
