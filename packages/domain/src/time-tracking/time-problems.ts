import { compareDates, type WireDate } from '../dates/index.ts';
import { formatDuration } from './duration.ts';
import { timeLimits } from './time-limits.ts';

/** What an entry is judged by. */
export interface TimeFacts {
  readonly workDate: WireDate;
  readonly minutes: number;
  /** Minutes the same person has on that day besides, on any file. */
  readonly otherMinutes: number;
}

/** What is wrong with a time entry, by field; empty when nothing. Nobody works tomorrow's hours, nor more than 24 on one day. */
export function timeProblems(
  { workDate, minutes, otherMinutes }: TimeFacts,
  today: WireDate,
): Readonly<{ workDate?: string; minutes?: string }> {
  if (compareDates(workDate, today) > 0) return { workDate: 'This day is still to come' };
  if (minutes + otherMinutes <= timeLimits.minutes) return {};
  const others = otherMinutes === 0 ? '' : ` with the ${formatDuration(otherMinutes)} entered on this day already`;
  return { minutes: `A day has 24 hours: this is more${others}` };
}
