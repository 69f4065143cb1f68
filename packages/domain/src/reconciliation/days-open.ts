import { addToDate, dateParts, type WireDate } from '../dates/index.ts';
import { type ClosingDay, holidaysOf, weekdayOf } from '../holidays/index.ts';

const friday = 5;

/** How many business days of banks lie between two days, both included; days on which the office is closed are none. */
export function businessDaysIn(from: WireDate, to: WireDate, closingDays: readonly ClosingDay[]): number {
  if (from > to) return 0;
  const { year: first } = dateParts(from);
  const { year: last } = dateParts(to);
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const closed = new Set([
    ...years.flatMap((year) => holidaysOf('federalReserve', year).map(({ date }) => date)),
    ...closingDays.map(({ date }) => date),
  ]);
  let days = 0;
  for (let day = from; day <= to; day = addToDate(day, 1, 'days'))
    if (weekdayOf(day) <= friday && !closed.has(day)) days += 1;
  return days;
}
