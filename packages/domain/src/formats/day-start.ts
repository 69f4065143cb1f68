import { dateParts, type WireDate } from '../dates/index.ts';
import { localInstant } from './format-instant.ts';

/**
 * The instant at which a calendar day begins in a time zone, as ISO text in UTC. Where the clock skips midnight, the day
 * begins at the first moment it has. Throws a RangeError for a date that is none.
 * @param timeZone IANA name, as for `localInstant`
 */
export function dayStart(date: WireDate, timeZone: string): string {
  const { year, month, day } = dateParts(date);
  const midnight = Date.UTC(year, month - 1, day);
  const offset = (moment: number) => localAsUTC(moment, timeZone) - moment;
  // The offset of the guess may be that of the other side of a clock change; that of the second guess is not.
  const guess = midnight - offset(midnight);
  const start = midnight - offset(guess);
  const isBefore = localInstant(new Date(start).toISOString(), timeZone).date < date;
  return new Date(isBefore ? guess : start).toISOString();
}

/** What the clock of a zone shows at a moment, read as if it were UTC; to the minute. */
function localAsUTC(moment: number, timeZone: string): number {
  const { date, time } = localInstant(new Date(moment).toISOString(), timeZone);
  return Date.parse(`${date}T${time}Z`);
}
