import { addToDate, type DayCount, dateParts, diffDates, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type Cents, cents, multiplyRate, type Rate, subtractCents } from '../money/index.ts';
import {
  count,
  type Explained,
  explainedMoney,
  given,
  money,
  rate,
  roundedToShow,
  type Trace,
  text,
} from '../trace/index.ts';
import { countedDays, dailyMath, exactDaily, type ProrationPeriod, shareOf, timesAYear } from './period-share.ts';

/** The choices of a proration, which states, lenders and offices make differently. None has a default here. */
export interface ProrationChoices {
  readonly dayCount: DayCount;
  /** Whose the day of closing is. */
  readonly closingDayBelongsTo: 'buyer' | 'seller';
  /** Decimals of a dollar the charge of a day is rounded to before it is multiplied; null leaves it exact. */
  readonly dailyDecimals: 2 | 3 | 4 | null;
}

/** One item to share between seller and buyer: taxes, dues. */
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
  /** Charge of a day in dollars, with the decimals it is rounded to or is shown with. */
  readonly perDay: string;
  /** What makes it more than the bill of the period, by how days are counted or rounded; left out where it is not. */
  readonly aboveBillBy?: 'dayCount' | 'dailyDecimals';
  /** The days the credit is for, first and last; null where there are none. */
  readonly days: { readonly from: WireDate; readonly to: WireDate; readonly count: number } | null;
}

/**
 * Shares an item at closing. The credit is for the days of the one who did not pay: the buyer's days of a paid item, the seller's of an unpaid one. A closing
 * outside the period gives all days to one of them. Throws an InputError for a period that ends before it begins and an amount below zero.
 */
export function prorate(item: ProrationItem, choices: ProrationChoices): Proration {
  if (diffDates(item.from, item.to, 'days') < 0)
    throw new InputError('REVERSED', 'to', `The period of ${item.label} ends before it begins`);
  dateParts(item.closing, 'closing');
  if (cents(item.amount) < 0) throw new InputError('OUT_OF_RANGE', 'amount', `${item.label} is charged, not paid out`);
  const end = addToDate(item.to, 1, 'days');
  const turn = clamp(
    choices.closingDayBelongsTo === 'buyer' ? item.closing : addToDate(item.closing, 1, 'days'),
    item.from,
    end,
  );
  const [from, upTo] = item.isPaid ? [turn, end] : [item.from, turn];
  const days = countedDays(item, from, upTo, choices.dayCount);
  const charge = chargeOf(item);
  const share = shareOf(item, choices.dayCount);
  const whose = item.isPaid ? 'buyer' : 'seller';
  const daily = exactDaily(charge.value, share, days, choices.dailyDecimals);
  const amount = explainedMoney(daily.amount, {
    label: item.label,
    formula: `The charge of a day times the days of the ${whose}`,
    math: `halfUp(${dailyMath(choices.dailyDecimals)} * d)`,
    rounding: 'to the cent, half up',
    inputs: [
      charge.trace,
      given('Charged so often', count(share.yearly), 'period'),
      given('in days', count(share.daysInYear, 'days'), 'dayCount'),
      daysOf(item, choices, whose, from, upTo, days),
      {
        label: 'Charge of a day',
        value: text(daily.shown),
        formula: `${share.yearly === 1 ? 'Amount' : `${share.yearly} times the amount`} over ${share.daysInYear} days`,
        math: `halfUp(a * b / c / 100, ${choices.dailyDecimals ?? 6})`,
        rounding: choices.dailyDecimals === null ? roundedToShow : `to ${choices.dailyDecimals} decimals, half up`,
        inputs: [
          charge.trace,
          given('Charged so often', count(share.yearly), 'period'),
          given('in days', count(share.daysInYear, 'days'), 'dayCount'),
        ],
      },
    ],
  });
  return {
    amount,
    creditTo: item.isPaid ? 'seller' : 'buyer',
    perDay: daily.shown,
    ...(daily.amount > charge.value && {
      aboveBillBy: days * share.yearly > share.daysInYear ? 'dayCount' : 'dailyDecimals',
    }),
    days: from < upTo ? { from, to: addToDate(upTo, -1, 'days'), count: days } : null,
  };
}

const clamp = (date: WireDate, least: WireDate, most: WireDate) => (date < least ? least : date > most ? most : date);

/** Whose days they are and why so many. */
function daysOf(
  item: ProrationItem,
  { dayCount, closingDayBelongsTo }: ProrationChoices,
  whose: string,
  from: WireDate,
  upTo: WireDate,
  days: number,
): Trace {
  return {
    label: `Days of the ${whose}`,
    value: count(days, 'days'),
    formula: from < upTo ? `From ${from} to ${addToDate(upTo, -1, 'days')}, both included` : 'None',
    math: 'prorationDays(all)',
    inputs: [
      given('First day of the period', text(item.from), 'from'),
      given('Last day of the period', text(item.to), 'to'),
      given('Closing', text(item.closing), 'closing'),
      given('Day of closing belongs to', text(closingDayBelongsTo), 'closingDayBelongsTo'),
      given('Counted', text(dayCount), 'dayCount'),
      given('Paid', text(item.isPaid ? 'paid' : 'unpaid'), 'isPaid'),
      ...(item.period === 'oneTime' ? [given('Charged', text(item.period), 'period')] : []),
    ],
  };
}

/** The amount of a period, or what is estimated of it. */
function chargeOf({ amount, estimatePercent }: ProrationItem): Explained<Cents> {
  const stated = given('Amount of the period', money(amount), 'amount');
  if (estimatePercent === undefined) return { value: amount, trace: stated };
  return explainedMoney(multiplyRate(amount, estimatePercent, 'halfUp'), {
    label: 'Estimated amount of the period',
    formula: 'Last known amount times the estimate',
    math: 'halfUp(a * b / 100)',
    rounding: 'to the cent, half up',
    inputs: [stated, given('Estimate', rate(estimatePercent), 'estimatePercent')],
  });
}

/** The period of the calendar that a day lies in: the year, half, quarter or month; what "calculate dates" fills in. */
export function periodAround(
  day: WireDate,
  period: Exclude<ProrationPeriod, 'oneTime'>,
): { from: WireDate; to: WireDate } {
  const months = 12 / timesAYear[period];
  const { month } = dateParts(day);
  const first = Math.floor((month - 1) / months) * months + 1;
  const from = `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  return { from, to: addToDate(addToDate(from, months, 'months'), -1, 'days') };
}

/** What is still owed when the real bill is out, and to whom; zero where the estimate was right. */
export interface Reproration {
  readonly amount: Explained<Cents>;
  readonly owedTo: 'seller' | 'buyer';
}

/** Shares an item again with its real amount and compares it with what was credited at closing. */
export function reprorate(item: ProrationItem, realAmount: Cents, choices: ProrationChoices): Reproration {
  const before = prorate(item, choices);
  const { estimatePercent: _estimate, ...billed } = item;
  const after = prorate({ ...billed, amount: realAmount }, choices);
  const more = subtractCents(after.amount.value, before.amount.value);
  const other = before.creditTo === 'buyer' ? 'seller' : 'buyer';
  return {
    amount: explainedMoney(cents(Math.abs(more)), {
      label: `${item.label}, re-prorated`,
      formula: 'The credit by the real bill and the credit at closing, the less from the more',
      math: 'max(a - b, b - a)',
      inputs: [
        { ...after.amount.trace, label: 'Credit by the real bill' },
        { ...before.amount.trace, label: 'Credit at closing' },
      ],
    }),
    owedTo: more >= 0 ? before.creditTo : other,
  };
}
