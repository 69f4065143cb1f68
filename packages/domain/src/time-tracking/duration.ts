import { type Parsed, parsed, refused } from '../errors/index.ts';
import { timeLimits } from './time-limits.ts';

const minutesPerHour = 60;
/** `1:30`, `0:05`. */
const clock = /^(\d{1,2}):([0-5]\d)$/;
/** `1h 30m`, `2 h`, `45 min`. */
const words = /^(?:(\d{1,2})\s*h(?:ours?|rs?)?)?\s*(?:(\d{1,4})\s*m(?:in(?:utes?)?)?)?$/;
/** `1.5`, `.25`, `1.1h`: hours. A point tells them from minutes. */
const decimalHours = /^(\d{0,2})\.(\d{1,2})\s*(?:h(?:ours?|rs?)?)?$/;

/**
 * Reads a time that was worked, in whole minutes: `45` minutes, `1:30`, `1h 30m`, or decimal hours with a point, `1.5`, which must make
 * whole minutes.
 */
export function parseDuration(text: string): Parsed<number> {
  const minutes = minutesOf(text.trim().toLowerCase());
  if (minutes === null) return refused('Time is written as minutes (45), 1:30, 1h 30m or 1.5');
  if (minutes === 0) return refused('A time entry has at least a minute');
  return minutes > timeLimits.minutes ? refused('A time entry has at most 24 hours') : parsed(minutes);
}

function minutesOf(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const onClock = clock.exec(text);
  if (onClock) return Number(onClock[1]) * minutesPerHour + Number(onClock[2]);
  const hours = decimalHours.exec(text);
  if (hours) {
    // Hundredths of an hour, so that no fraction is reckoned in binary.
    const hundredths = Number(hours[1]) * 100 + Number((hours[2] ?? '').padEnd(2, '0'));
    return (hundredths * minutesPerHour) % 100 === 0 ? (hundredths * minutesPerHour) / 100 : null;
  }
  const inWords = words.exec(text);
  if (!inWords || (inWords[1] ?? inWords[2]) === undefined) return null;
  return Number(inWords[1] ?? 0) * minutesPerHour + Number(inWords[2] ?? 0);
}

/** A time that was worked as `1:30`; totals have as many hours as they have. */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / minutesPerHour)}:${String(minutes % minutesPerHour).padStart(2, '0')}`;
}

/** Minutes as decimal hours with two digits, rounded half up, for a sheet: 50 minutes are `0.83`. */
export function decimalHoursText(minutes: number): string {
  const hundredths = Math.floor((minutes * 100 + minutesPerHour / 2) / minutesPerHour);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
