import { addToDate, compareDates, type WireDate } from '../dates/index.ts';

/** How far an alert can be put off, in days: longer is forgetting. */
export const longestSnooze = 90;

/** Where an alert stands: open ones are counted. */
export const alertStates = ['open', 'snoozed', 'acknowledged'] as const;

export type AlertState = (typeof alertStates)[number];

/** What the state of an alert goes by. */
export interface AlertMarks {
  readonly acknowledgedAt: string | null;
  /** The day it is open again. */
  readonly snoozedUntil: WireDate | null;
}

/** The state of an alert on a day of the tenant's time zone. Acknowledged is acknowledged, whether it was put off before or not. */
export function alertState({ acknowledgedAt, snoozedUntil }: AlertMarks, today: WireDate): AlertState {
  if (acknowledgedAt !== null) return 'acknowledged';
  return snoozedUntil !== null && compareDates(snoozedUntil, today) > 0 ? 'snoozed' : 'open';
}

/** What is wrong with a day to put an alert off to, null when nothing. */
export function snoozeProblem(until: WireDate, today: WireDate): string | null {
  if (compareDates(until, today) <= 0) return 'Choose a day that is still to come';
  return compareDates(until, addToDate(today, longestSnooze, 'days')) > 0
    ? `An alert can be put off for at most ${longestSnooze} days`
    : null;
}
