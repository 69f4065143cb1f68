import { timeLimits } from './time-limits.ts';

interface TimeRoundingRule {
  readonly label: string;
  /** Minutes of a step. */
  readonly step: number;
  readonly way: 'up' | 'nearest';
}

/** How the time of a timer becomes minutes. Typed minutes are never rounded. */
export const timeRoundings = {
  upToMinute: { label: 'Up to the next minute', step: 1, way: 'up' },
  upToTenth: { label: 'Up to the next tenth of an hour', step: 6, way: 'up' },
  nearestTenth: { label: 'To the nearest tenth of an hour', step: 6, way: 'nearest' },
  upToQuarter: { label: 'Up to the next quarter of an hour', step: 15, way: 'up' },
  nearestQuarter: { label: 'To the nearest quarter of an hour', step: 15, way: 'nearest' },
} as const satisfies Record<string, TimeRoundingRule>;

export type TimeRounding = keyof typeof timeRoundings;

const secondMilliseconds = 1000;
const secondsPerMinute = 60;

/**
 * The minutes of a timer that ran from one instant to another. Seconds that were begun count as whole; half a step is rounded up; it is
 * one step at least, because work was done, and a day at most.
 * @param from ISO instant
 * @param until ISO instant; one before `from` (the clock was set back) counts as `from`
 */
export function timerMinutes(from: string, until: string, rounding: TimeRounding): number {
  const { step, way } = timeRoundings[rounding];
  const seconds = elapsedSeconds(from, until);
  const stepSeconds = step * secondsPerMinute;
  const steps = way === 'up' ? Math.ceil(seconds / stepSeconds) : Math.floor(seconds / stepSeconds + 1 / 2);
  return Math.min(Math.max(steps, 1) * step, timeLimits.minutes);
}

/** Seconds from one instant to another, those that were begun included. */
export function elapsedSeconds(from: string, until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(from)) / secondMilliseconds));
}
