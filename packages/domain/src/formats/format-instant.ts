import type { WireDate } from '../dates/index.ts';
import { wireDate } from '../dates/index.ts';
import { formatDate } from './format-date.ts';
import { formatTime, type WireTime } from './format-time.ts';

/** The calendar date and clock time an instant has in a zone. */
export interface LocalInstant {
  readonly date: WireDate;
  readonly time: WireTime;
}

/**
 * Where an instant falls in a time zone, daylight saving included. Throws a RangeError for a text that is no instant
 * or a name that is no zone.
 * @param instant ISO with an offset, as stored: `2013-04-15T14:30:00Z`
 * @param timeZone IANA name; `ianaTimeZone` of constants/ makes one of a tenant's setting
 */
export function localInstant(instant: string, timeZone: string): LocalInstant {
  const moment = Date.parse(instant);
  if (Number.isNaN(moment) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(instant))
    throw new RangeError(`Not an instant: ${instant}`);
  const part = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = wireDate({ year: Number(part.year), month: Number(part.month), day: Number(part.day) });
  return { date, time: `${part.hour}:${part.minute}` };
}

/** An instant for display in a zone: `04/15/2013 10:30 AM`. */
export function formatInstant(instant: string, timeZone: string): string {
  const { date, time } = localInstant(instant, timeZone);
  return `${formatDate(date)} ${formatTime(time)}`;
}

/** The time of day in a sentence, where the hour has no leading zero: `9:41 AM`. */
export const timeInWords = (time: WireTime): string => formatTime(time).replace(/^0/, '');

/** An instant in a sentence, in a zone: `04/15/2013 9:41 AM`. */
export function momentInWords(instant: string, timeZone: string): string {
  const { date, time } = localInstant(instant, timeZone);
  return `${formatDate(date)} ${timeInWords(time)}`;
}

/** Making a formatter costs a hundred times what using it does; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}
