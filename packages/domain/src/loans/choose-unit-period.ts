import { addToDate, diffDates, type WireDate } from '../dates/index.ts';
import { monthsBack, scheduledDay, type UnitPeriod } from './unit-period.ts';

const daysOfYear = 365;
const monthsOfYear = 12;
const year: UnitPeriod = { unit: 'year', multiple: 1 };

/** The time between two dates that follow each other, and what unit-period it would make. */
interface Period {
  readonly days: number;
  readonly unitPeriod: UnitPeriod;
}

/**
 * The unit-period of a transaction by its dates (12 CFR 1026, Appendix J (b)(3), (4)): the period between advances or between payments, that before the first
 * payment included, that is most common, the shorter of two that are as common; the average as the nearest standard interval where none occurs twice; the
 * term itself of one advance and one payment. A year at the most.
 */
export function chooseUnitPeriod(advances: readonly WireDate[], payments: readonly WireDate[]): UnitPeriod {
  const lent = inOrder(advances);
  const [first] = lent;
  const paid = inOrder(payments).filter((date) => first !== undefined && date >= first);
  const [due] = paid;
  if (first === undefined || due === undefined) return { unit: 'month', multiple: 1 };
  if (lent.length === 1 && paid.length === 1) return termOf(first, due);
  const periods = [
    ...periodsOf(lent, scheduledDay(lent)),
    ...periodsOf(inOrder([first, due]), scheduledDay(paid)),
    ...periodsOf(paid, scheduledDay(paid)),
  ];
  return mostCommon(periods) ?? average(periods);
}

const inOrder = (dates: readonly WireDate[]) => [...new Set(dates)].toSorted();

/** The term of one advance and one payment: whole months, or days. */
function termOf(from: WireDate, to: WireDate): UnitPeriod {
  const { months, days } = monthsBack(from, to);
  if (months >= monthsOfYear) return year;
  if (months > 0 && days === 0) return { unit: 'month', multiple: months };
  return { unit: 'day', multiple: Math.max(1, diffDates(from, to, 'days')) };
}

function periodsOf(dates: readonly WireDate[], day: number | undefined): Period[] {
  const isHalved = isSemimonthly(dates);
  return dates.slice(1).map((to, at) => {
    const from = dates[at] ?? to;
    const days = diffDates(from, to, 'days');
    const isHalf = isHalved && days >= 13 && days <= 18;
    return { days, unitPeriod: isHalf ? { unit: 'semimonth', multiple: 1 } : between(from, to, day) };
  });
}

/** Whether, but for a few odd ones, every second date is a month later: two fortnights are a month in February alone. */
function isSemimonthly(dates: readonly WireDate[]): boolean {
  const next = dates.slice(2).map((to, at) => isMonth(dates[at] ?? to, to));
  return next.length > 0 && next.filter(Boolean).length >= next.length * 0.75;
}

/** Whether two dates are a month apart, there or back: the last day of April and that of May are. */
const isMonth = (from: WireDate, to: WireDate): boolean =>
  addToDate(from, 1, 'months') === to || addToDate(to, -1, 'months') === from;

function between(from: WireDate, to: WireDate, day: number | undefined): UnitPeriod {
  const { months, days } = monthsBack(from, to, day);
  const all = diffDates(from, to, 'days');
  if (months >= monthsOfYear) return year;
  if (days === 0) return { unit: 'month', multiple: months };
  return all % 7 === 0 ? { unit: 'week', multiple: all / 7 } : { unit: 'day', multiple: all };
}

const lengthOf = ({ unit, multiple }: UnitPeriod): number =>
  ({ day: 1, week: 7, semimonth: 15, month: daysOfYear / monthsOfYear, year: daysOfYear })[unit] * multiple;

/** The period that occurs most often, and more than once. */
function mostCommon(periods: readonly Period[]): UnitPeriod | undefined {
  const counted = new Map<string, { period: UnitPeriod; times: number }>();
  for (const { unitPeriod: period } of periods) {
    const key = `${period.unit}${period.multiple}`;
    counted.set(key, { period, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()]
    .filter(({ times }) => times > 1)
    .toSorted((a, b) => b.times - a.times || lengthOf(a.period) - lengthOf(b.period))[0]?.period;
}

/** Days, weeks, semimonths, months and their multiples up to a year, the shorter ones first. */
const standardIntervals: readonly UnitPeriod[] = [
  { unit: 'day', multiple: 1 } as const,
  ...Array.from({ length: 52 }, (_, at): UnitPeriod => ({ unit: 'week', multiple: at + 1 })),
  { unit: 'semimonth', multiple: 1 } as const,
  ...Array.from({ length: 11 }, (_, at): UnitPeriod => ({ unit: 'month', multiple: at + 1 })),
  year,
].toSorted((a, b) => lengthOf(a) - lengthOf(b));

/** The standard interval that is nearest to the average of all periods; of two that are as near the shorter. */
function average(periods: readonly Period[]): UnitPeriod {
  const days = periods.reduce((all, period) => all + period.days, 0) / periods.length;
  const away = (period: UnitPeriod) => Math.abs(lengthOf(period) - days);
  return standardIntervals.reduce((best, next) => (away(next) < away(best) ? next : best));
}

/** The date so many unit-periods after another; the odd one of two semimonths is 15 days after the month. */
export function addPeriods(date: WireDate, periods: number, { unit, multiple }: UnitPeriod): WireDate {
  switch (unit) {
    case 'day':
      return addToDate(date, periods * multiple, 'days');
    case 'week':
      return addToDate(date, periods * multiple, 'weeks');
    case 'month':
      return addToDate(date, periods * multiple, 'months');
    case 'year':
      return addToDate(date, periods, 'years');
    case 'semimonth': {
      const month = addToDate(date, Math.floor(periods / 2), 'months');
      return periods % 2 === 0 ? month : addToDate(month, 15, 'days');
    }
  }
}
