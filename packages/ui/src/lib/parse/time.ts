import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

export type TimeRefusal = 'not-a-time' | 'no-such-time' | 'half-of-day';

const pad = (value: number) => String(value).padStart(2, '0');

/** Hours 7 to 11 typed alone are in the morning, 12 is noon, 1 to 6 are in the afternoon: a closing desk's day. */
const officeHour = (hour: number): number => (hour >= 1 && hour <= 6 ? hour + 12 : hour);

/**
 * Reads a time of day into `HH:mm`: `9`, `930`, `930a`, `9:30 pm`, `14:30`, `1430`, `noon`, `midnight`. Without a.m. or p.m. the
 * office day decides, except that a leading zero or an hour above 12 is read as a 24-hour clock.
 */
export function parseTime(text: string): Reading<string, TimeRefusal> {
  const plain = plainSpaces(text).toLowerCase();
  if (plain === '') return empty;
  if (plain === 'noon' || plain === 'n') return read('12:00');
  if (plain === 'midnight') return read('00:00');
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::00)?\s*(?:(a|p)\.?(?:m\.?)?)?$/.exec(plain);
  if (!match) return refused('not-a-time');
  const [, hours = '', minutes = '00', half] = match;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return refused('no-such-time');
  if (half) {
    if (hour < 1 || hour > 12) return refused('half-of-day');
    return read(`${pad((hour % 12) + (half === 'p' ? 12 : 0))}:${minutes}`);
  }
  return read(`${pad(hours.length === 2 && hours.startsWith('0') ? hour : officeHour(hour))}:${minutes}`);
}

/** `14:30` as `2:30 PM`. */
export function formatTime(value: string | null): string {
  const match = /^(\d{2}):(\d{2})/.exec(value ?? '');
  if (!match) return value ?? '';
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}
