import { diffDates } from './date-arithmetic.ts';
import type { WireDate } from './wire-date.ts';

/** How far away a date is, in words: 'today', 'tomorrow', 'in 3 days', 'yesterday', '3 days ago'. */
export function relativeDay(date: WireDate, today: WireDate): string {
  const days = diffDates(today, date, 'days');
  const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[days] ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}
