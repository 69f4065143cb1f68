import { addToDate, type DayCount, type WireDate, yearShare } from '../dates/index.ts';
import { type Cents, Exact, roundExact, timesFraction, toCents } from '../money/index.ts';

/** How often an item is charged. A one-time item is spread over the dates it is for. */
export const prorationPeriods = ['annual', 'semiAnnual', 'quarterly', 'monthly', 'oneTime'] as const;

export type ProrationPeriod = (typeof prorationPeriods)[number];

/** How often in a year. */
export const timesAYear: Readonly<Record<Exclude<ProrationPeriod, 'oneTime'>, number>> = {
  annual: 1,
  semiAnnual: 2,
  quarterly: 4,
  monthly: 12,
};

/** How many times an amount is charged in how many days. */
export interface PeriodShare {
  readonly yearly: number;
  readonly daysInYear: number;
}

/** The days of an item: how often it is charged, and the first and last day it is for. */
export interface ItemDays {
  readonly period: ProrationPeriod;
  readonly from: WireDate;
  readonly to: WireDate;
}

/** Days by a count; those of `actual/actual` are real ones. */
const daysBetween = (from: WireDate, upTo: WireDate, dayCount: DayCount): number =>
  yearShare(from, upTo, dayCount === 'actual/actual' ? 'actual/365' : dayCount).days;

/** The share of a day. Real days and one-time items take the days of their own period; those of a one-time item are one at least. */
export function shareOf({ period, from, to }: ItemDays, dayCount: DayCount): PeriodShare {
  if (period === 'oneTime' || dayCount === 'actual/actual') {
    const own = daysBetween(from, addToDate(to, 1, 'days'), dayCount === '30/360' ? '30/360' : 'actual/365');
    return { yearly: 1, daysInYear: period === 'oneTime' ? Math.max(own, leastDays) : own };
  }
  return { yearly: timesAYear[period], daysInYear: dayCount === '30/360' ? 360 : Number(dayCount.slice(-3)) };
}

/** A day that 30/360 does not count, because the month has its thirty: the 31st. */
const leastDays = 1;

/**
 * The days of a part of an item. A one-time item whose only day 30/360 does not count is charged for one day all the same, and it is the day of who has it:
 * *January 31 alone, unpaid, is all the seller's where the closing is later.* In a longer item such a day stays without weight, so that the days of both sides
 * are those of the item.
 */
export function countedDays(
  { period, from, to }: ItemDays,
  first: WireDate,
  upTo: WireDate,
  dayCount: DayCount,
): number {
  const days = daysBetween(first, upTo, dayCount);
  if (period !== 'oneTime' || days > 0 || first >= upTo) return days;
  return daysBetween(from, addToDate(to, 1, 'days'), dayCount) === 0 ? leastDays : days;
}

/** The charge of so many days as arithmetic of amount, times and days of the year. */
export const dailyMath = (decimals: 2 | 3 | 4 | null): string =>
  decimals === null ? 'a * b / c' : `halfUp(a * b / c, ${decimals - centsDecimals})`;

const centsDecimals = 2;
/** Decimals an exact charge of a day is shown with. */
const shownDecimals = 6;

/** The charge of so many days, and that of one as it is shown in dollars. */
export function exactDaily(
  charge: Cents,
  share: PeriodShare,
  days: number,
  decimals: 2 | 3 | 4 | null,
): { readonly amount: Cents; readonly shown: string } {
  const day = new Exact(charge).times(share.yearly).div(share.daysInYear);
  const kept = decimals === null ? day : roundExact(day, decimals - centsDecimals, 'halfUp');
  return {
    amount:
      decimals === null
        ? timesFraction(charge, { numerator: share.yearly * days, denominator: share.daysInYear }, 'halfUp')
        : toCents(kept.times(days), 'halfUp'),
    shown: kept.div(100).toFixed(decimals ?? shownDecimals),
  };
}

/**
 * The same days of many amounts: rents, dues, assessments of the units of a building. Exact, each rounded half up to the cent, as {@link exactDaily} does
 * without rounding the day.
 */
export function prorateAmounts(amounts: readonly Cents[], share: PeriodShare, days: number): Cents[] {
  const fraction = { numerator: share.yearly * days, denominator: share.daysInYear };
  return amounts.map((amount) => timesFraction(amount, fraction, 'halfUp'));
}
