import { addToDate, type DayCount, type WireDate, yearShare } from '../dates/index.ts';
import { type Cents, cents, Exact, multiplyRate, type Rate, subtractCents, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate, type Trace, text } from '../trace/index.ts';

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

/** The choices of a proration, which states, lenders and offices make differently. None has a default here. */
export interface ProrationChoices {
  readonly dayCount: DayCount;
  /** Whose the day of closing is. */
  readonly closingDayBelongsTo: 'buyer' | 'seller';
  /** Decimals of a dollar the charge of a day is rounded to before it is multiplied; null leaves it exact. */
  readonly dailyDecimals: 2 | 3 | 4 | null;
}

/** One item to share between seller and buyer: taxes, dues, rent. */
export interface ProrationItem {
  readonly label: string;
  /** What is charged for one period. */
  readonly amount: Cents;
  readonly period: ProrationPeriod;
  /** First and last day the amount is for. */
  readonly from: WireDate;
  readonly to: WireDate;
  readonly closing: WireDate;
  /** Whether the seller has paid it; an unpaid item is paid by the buyer later. */
  readonly isPaid: boolean;
  /** What of the last known amount is reckoned with, in percent, where the bill is not out yet: `110`. */
  readonly estimatePercent?: Rate;
}

/** Who gets the amount from whom. */
export interface Proration {
  readonly amount: Explained<Cents>;
  /** The seller has paid for days of the buyer, or the buyer will pay for days of the seller. */
  readonly creditTo: 'seller' | 'buyer';
  /** The days the credit is for, first and last; null where there are none. */
  readonly days: { readonly from: WireDate; readonly to: WireDate; readonly count: number } | null;
}

const centsPerDollarDecimals = 2;

/**
 * Shares an item at closing. The credit is for the days of the one who did not pay: the buyer's days of a paid item, the seller's of an unpaid one. A closing
 * outside the period gives all days to one of them. Throws a RangeError for a period that ends before it begins.
 */
export function prorate(item: ProrationItem, choices: ProrationChoices): Proration {
  if (item.from > item.to) throw new RangeError(`The period of ${item.label} ends before it begins`);
  const end = addToDate(item.to, 1, 'days');
  const turn = clamp(
    choices.closingDayBelongsTo === 'buyer' ? item.closing : addToDate(item.closing, 1, 'days'),
    item.from,
    end,
  );
  const [from, upTo] = item.isPaid ? [turn, end] : [item.from, turn];
  const { days } = yearShare(from, upTo, choices.dayCount);
  const charge = chargeOf(item);
  const daily = dailyCharge(item, charge, choices);
  const whose = item.isPaid ? 'buyer' : 'seller';
  const amount = explainedMoney(toCents(daily.exact.times(days), 'halfUp'), {
    label: item.label,
    formula: `The charge of a day times the days of the ${whose}`,
    rounding: 'to the cent, half up',
    inputs: [
      daily.trace,
      given(`Days of the ${whose}`, count(days, 'days')),
      given('Counted', text(choices.dayCount)),
      given('Day of closing', text(choices.closingDayBelongsTo)),
    ],
  });
  return {
    amount,
    creditTo: item.isPaid ? 'seller' : 'buyer',
    days: from < upTo ? { from, to: addToDate(upTo, -1, 'days'), count: days } : null,
  };
}

const clamp = (date: WireDate, least: WireDate, most: WireDate) => (date < least ? least : date > most ? most : date);

/** The amount of a period, or what is estimated of it. */
function chargeOf({ amount, estimatePercent }: ProrationItem): Explained<Cents> {
  const stated = given('Amount of the period', money(amount));
  if (estimatePercent === undefined) return { value: amount, trace: stated };
  return explainedMoney(multiplyRate(amount, estimatePercent, 'halfUp'), {
    label: 'Estimated amount of the period',
    formula: 'Last known amount times the estimate',
    rounding: 'to the cent, half up',
    inputs: [stated, given('Estimate', rate(estimatePercent))],
  });
}

/** The charge of a day in exact cents. */
function dailyCharge(
  item: ProrationItem,
  charge: Explained<Cents>,
  { dayCount, dailyDecimals }: ProrationChoices,
): { exact: Exact; trace: Trace } {
  const { yearly, daysInYear } = basisOf(item, dayCount);
  const exact = new Exact(charge.value).times(yearly).div(daysInYear);
  const daily = dailyDecimals === null ? exact : exact.toDecimalPlaces(dailyDecimals - centsPerDollarDecimals);
  return {
    exact: daily,
    trace: {
      label: 'Charge of a day',
      value: text(daily.div(100).toFixed(dailyDecimals ?? 6)),
      formula: yearly === 1 ? `Amount over ${daysInYear} days` : `${yearly} times the amount, over ${daysInYear} days`,
      ...(dailyDecimals === null ? {} : { rounding: `to ${dailyDecimals} decimals, half up` }),
      inputs: [charge.trace],
    },
  };
}

/** How many times the amount is charged in how many days. Real days and one-time items take the days of their own period. */
function basisOf({ period, from, to }: ProrationItem, dayCount: DayCount): { yearly: number; daysInYear: number } {
  const ownDays = yearShare(from, addToDate(to, 1, 'days'), dayCount === '30/360' ? '30/360' : 'actual/365').days;
  if (period === 'oneTime' || dayCount === 'actual/actual') return { yearly: 1, daysInYear: ownDays };
  return { yearly: timesAYear[period], daysInYear: dayCount === '30/360' ? 360 : Number(dayCount.slice(-3)) };
}

/** The period of the calendar that a day lies in: the year, half, quarter or month; what "calculate dates" fills in. */
export function periodAround(
  day: WireDate,
  period: Exclude<ProrationPeriod, 'oneTime'>,
): { from: WireDate; to: WireDate } {
  const months = 12 / timesAYear[period];
  const [year = '', month = ''] = day.split('-');
  const first = Math.floor((Number(month) - 1) / months) * months + 1;
  const from = `${year}-${String(first).padStart(2, '0')}-01`;
  return { from, to: addToDate(addToDate(from, months, 'months'), -1, 'days') };
}

/** What is still owed when the real bill is out, and to whom; zero where the estimate was right. */
export interface Reproration {
  readonly amount: Cents;
  readonly owedTo: 'seller' | 'buyer';
}

/** Shares an item again with its real amount and compares it with what was credited at closing. */
export function reprorate(item: ProrationItem, realAmount: Cents, choices: ProrationChoices): Reproration {
  const before = prorate(item, choices);
  const { estimatePercent: _estimate, ...billed } = item;
  const after = prorate({ ...billed, amount: realAmount }, choices);
  const more = subtractCents(after.amount.value, before.amount.value);
  const other = before.creditTo === 'buyer' ? 'seller' : 'buyer';
  return { amount: cents(Math.abs(more)), owedTo: more >= 0 ? before.creditTo : other };
}
