import { type Parsed, parsed, refused } from '../errors/index.ts';

/** A time of day as stored and as it travels: `HH:mm`, 24 hours. */
export type WireTime = string;

const noon = 12;

/** A time for display, `hh:mm a` (core.md §9): `10:30 AM`, `12:05 AM`. `null` shows as nothing. */
export function formatTime(time: WireTime | null): string {
  if (time === null) return '';
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Not a time as HH:mm: ${time}`);
  const hours = Number(match[1]);
  return `${String(hours % noon || noon).padStart(2, '0')}:${match[2]} ${hours < noon ? 'AM' : 'PM'}`;
}

/** Reads `hh:mm a` (`10:30 AM`, `9:05 pm`) or `HH:mm`; anything else is refused. */
export function parseTime(text: string): Parsed<WireTime> {
  const match = /^(\d{1,2}):([0-5]\d)(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim());
  const half = match?.[3]?.toLowerCase();
  const hours = Number(match?.[1] ?? Number.NaN);
  const isRead = half ? hours >= 1 && hours <= noon : hours < 24;
  if (!match || !isRead) return refused('A time is written hh:mm AM or hh:mm PM');
  const day = half ? (hours % noon) + (half === 'p' ? noon : 0) : hours;
  return parsed(`${String(day).padStart(2, '0')}:${match[2]}`);
}
