import { dateParts, type WireDate } from '../dates/index.ts';

const daysOfWeek = 7;
const openDays = 5;
/** 1970-01-01 was a Thursday. */
const mondayBefore = 3;
const millisecondsOfDay = 86_400_000;

/** A day as a number, one more for each day. */
export function dayNumber(date: WireDate): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day) / millisecondsOfDay;
}

/**
 * A day as a number, one more for each weekday: a Saturday and a Sunday count as the Monday after them. Holidays are weekdays here: a window is a day
 * shorter over one, and what is a day late is offered by another rule or found on the next day.
 */
export function bankingDay(date: WireDate): number {
  const days = dayNumber(date) + mondayBefore;
  const weeks = Math.floor(days / daysOfWeek);
  return weeks * openDays + Math.min(days - weeks * daysOfWeek, openDays);
}

/** At most two of what lies between two days, the earliest first, of what is in the order of its days: enough to know whether one is the only one. */
export function near<T extends { readonly day: number }>(sorted: readonly T[], from: number, to: number): readonly T[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.day ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(low, low + 2).filter(({ day }) => day <= to);
}
