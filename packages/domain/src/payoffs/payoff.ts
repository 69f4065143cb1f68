import { addToDate, dateParts, diffDates, type WireDate } from '../dates/index.ts';
import { InputError, within } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import { type DailyBasis, dailyInterest, dailyMath } from '../loans/index.ts';
import { addCents, type Cents, cents, Exact, negateCents, type Rate, toCents } from '../money/index.ts';
import {
  count,
  type Explained,
  explainedMoney,
  given,
  money,
  partOf,
  rate,
  roundedToShow,
  type Trace,
  text,
} from '../trace/index.ts';

/** What a lender quotes to release a loan, as its letter says it. */
export interface PayoffQuote {
  readonly label: string;
  readonly principal: Cents;
  /** Where the principal comes from, if it was calculated. */
  readonly principalTrace?: Trace;
  /** Interest the lender has already figured, up to and with `interestTo`. */
  readonly interest: Cents;
  /** Last day the quoted interest covers. */
  readonly interestTo?: WireDate;
  /** Last day the lender takes the quoted terms. */
  readonly goodThrough?: WireDate;
  /** Interest of a day: as quoted, or from the rate. */
  readonly perDiem: PerDiem;
  readonly fees: readonly { readonly label: string; readonly amount: Cents }[];
  /** What the lender holds and takes off: escrow or unapplied funds. */
  readonly credits: Cents;
}

/** Interest of a day. A quoted one is taken as it is; a reckoned one names its year and whether the day is rounded first. */
export type PerDiem =
  | { readonly kind: 'quoted'; readonly amount: Cents }
  | ({ readonly kind: 'rate'; readonly rate: Rate } & DailyBasis);

/** An amount that a payoff is the sum of. */
export interface PayoffStep extends Explained<Cents> {
  /** What a statement calls it: `Interest to 04/15/2013`. */
  readonly words: string;
}

/** A payoff on a day. */
export interface Payoff {
  readonly total: Explained<Cents>;
  /** Principal, interest, fees, and below zero what the lender holds. */
  readonly steps: readonly PayoffStep[];
  /** Interest of a day, exact cents. */
  readonly perDiem: Exact;
  /** The same in dollars, with the decimals it is reckoned with or shown with in the trace. */
  readonly perDay: string;
  /** Days of interest after the quoted ones; none where the money arrives before. */
  readonly extraDays: number;
  /** The money arrives after the terms end: a new letter is needed, whatever the figure says. */
  readonly isPastGoodThrough: boolean;
}

/**
 * What must reach the lender on a day. Interest runs on to the day the money arrives, that day included; it is never taken back for a day
 * before the quoted ones, because a lender refunds by itself. Throws an InputError for amounts below zero.
 * @param arrives the day the lender has the money, not the day it is sent, with its trace where it was reckoned; or the days of further
 *   interest, as a number
 */
export function payoff(quote: PayoffQuote, arrives: WireDate | Explained<WireDate> | number): Payoff {
  checkAmounts(quote);
  const days = furtherDays(quote, arrives);
  const day = typeof arrives === 'object' ? arrives.value : arrives;
  const extra = interestOfDays(quote, days);
  checkTerms(quote);
  const { interestTo, credits } = quote;
  const step = (words: string, value: Cents, field: string, label = words): PayoffStep => ({
    words,
    value,
    trace: given(label, money(value), field),
  });
  const steps: readonly PayoffStep[] = [
    { words: 'Principal', value: quote.principal, trace: principalOf(quote) },
    interestTo === undefined
      ? step('Interest', quote.interest, 'interest')
      : step(`Interest to ${formatDate(interestTo)}`, quote.interest, 'interest', `Interest to ${interestTo}`),
    { words: extra.words, value: extra.value, trace: extra.trace },
    ...quote.fees.map(({ label, amount }, at) => step(label, amount, `fees.${at}.amount`)),
    step('Held by the lender', negateCents(credits), 'credits'),
  ];
  return {
    total: explainedMoney(addCents(...steps.map(({ value }) => value)), {
      label: quote.label,
      formula: 'Principal, interest to the day the money arrives and fees, less what the lender holds',
      math: 'sum(all)',
      inputs: steps.map(({ trace }) => trace),
    }),
    steps,
    perDiem: extra.perDiem,
    perDay: extra.perDay,
    extraDays: days.value,
    isPastGoodThrough: typeof day === 'string' && quote.goodThrough !== undefined && day > quote.goodThrough,
  };
}

const principalOf = ({ principal, principalTrace }: PayoffQuote): Trace =>
  principalTrace ?? given('Principal', money(principal), 'principal');

function checkAmounts({ label, principal, interest, credits, perDiem, fees }: PayoffQuote): void {
  const amounts: [string, Cents][] = [
    ['principal', principal],
    ['interest', interest],
    ['credits', credits],
    ...(perDiem.kind === 'quoted' ? [['perDiem.amount', perDiem.amount] satisfies [string, Cents]] : []),
    ...fees.map(({ amount }, at): [string, Cents] => [`fees.${at}.amount`, amount]),
  ];
  for (const [field, amount] of amounts)
    if (cents(amount, field) < 0)
      throw new InputError('OUT_OF_RANGE', field, `${label}: amounts of a payoff are not below zero`);
}

/** The terms of a letter end on a day of the calendar, and not before the one its interest is figured to. */
function checkTerms({ interestTo, goodThrough }: PayoffQuote): void {
  if (goodThrough === undefined) return;
  dateParts(goodThrough, 'goodThrough');
  if (interestTo !== undefined && goodThrough < interestTo)
    throw new InputError('REVERSED', 'goodThrough', reversedTerms(interestTo));
}

/** What is said of terms that end before the interest is figured to. */
export const reversedTerms = (interestTo: WireDate): string =>
  `The interest is figured to ${formatDate(interestTo)}: the terms cannot end before`;

/** The days after those the quoted interest covers. */
function furtherDays(
  { label, interestTo }: PayoffQuote,
  arrives: WireDate | Explained<WireDate> | number,
): Explained<number> {
  if (typeof arrives === 'number') {
    if (!Number.isInteger(arrives) || arrives < 0)
      throw new InputError('OUT_OF_RANGE', 'days', `${label}: further interest is for days from 0 on`);
    return { value: arrives, trace: given('Days', count(arrives, 'days'), 'days') };
  }
  if (interestTo === undefined) throw new InputError('MISSING', 'interestTo', `${label}: to when is interest figured?`);
  const { value: day, trace } =
    typeof arrives === 'object'
      ? arrives
      : { value: arrives, trace: given('The money arrives', text(arrives), 'arrives') };
  dateParts(interestTo, 'interestTo');
  dateParts(day, 'arrives');
  const value = Math.max(0, diffDates(interestTo, day, 'days'));
  return {
    value,
    trace: {
      label: 'Days',
      value: count(value, 'days'),
      formula: 'Days after those the quoted interest covers, up to and with the one the money arrives',
      math: 'max(0, days(a, b))',
      inputs: [given('Interest is quoted to', text(interestTo), 'interestTo'), trace],
    },
  };
}

/** Further interest, day by day. */
function interestOfDays(quote: PayoffQuote, days: Explained<number>): PayoffStep & Pick<Payoff, 'perDiem' | 'perDay'> {
  const perDiem = perDiemOf(quote);
  const from = quote.interestTo !== undefined && days.value > 0 ? addToDate(quote.interestTo, 1, 'days') : undefined;
  const interest = explainedMoney(toCents(perDiem.exact.times(days.value), 'halfUp'), {
    label: from === undefined ? 'Further interest' : `Interest from ${from}`,
    formula: 'Interest of a day times the days',
    math: perDiem.math,
    rounding: 'to the cent, half up',
    inputs: [...perDiem.inputs, days.trace, ...(perDiem.day ? [perDiem.day] : [])],
  });
  const words = from === undefined ? 'Further interest' : `Interest from ${formatDate(from)}`;
  return { ...interest, words, perDiem: perDiem.exact, perDay: perDiem.shown };
}

/** Decimals an exact per diem is shown with. */
const shownDecimals = 6;

interface ExplainedPerDiem {
  readonly exact: Exact;
  readonly shown: string;
  /** The interest of the days from `inputs`, the days after them. */
  readonly math: string;
  readonly inputs: readonly Trace[];
  readonly day?: Trace;
}

function perDiemOf(quote: PayoffQuote): ExplainedPerDiem {
  const { perDiem, principal } = quote;
  if (perDiem.kind === 'quoted')
    return {
      exact: new Exact(perDiem.amount),
      shown: new Exact(perDiem.amount).div(100).toFixed(2),
      math: 'halfUp(a * b)',
      inputs: [given('Interest of a day', money(perDiem.amount), 'perDiem')],
    };
  const exact = within('perDiem', () => dailyInterest(principal, perDiem.rate, perDiem));
  const decimals = perDiem.roundsDay ? 2 : shownDecimals;
  const shown = exact.div(100).toFixed(decimals);
  const inputs = [
    principalOf(quote),
    given('Rate', rate(perDiem.rate), 'perDiem.rate'),
    given('Days of the year', count(perDiem.daysInYear, 'days'), 'perDiem.daysInYear'),
  ];
  return {
    exact,
    shown,
    math: `halfUp(${dailyMath(perDiem)} * d)`,
    inputs,
    day: {
      label: 'Interest of a day',
      value: text(shown),
      formula: 'The rate on the principal, over the days of the year',
      math: `halfUp(a * b / 100 / c / 100, ${decimals})`,
      rounding: perDiem.roundsDay ? 'to the cent, half up' : roundedToShow,
      inputs,
    },
  };
}

/** What several payoffs come to. Its trace names their fields by their place in the list they are of: `loans.0.principal`. */
export function sumOfPayoffs(totals: readonly Explained<Cents>[], list: string): Explained<Cents> {
  return explainedMoney(addCents(...totals.map(({ value }) => value)), {
    label: 'Payoffs',
    formula: 'All loans paid off',
    math: 'sum(all)',
    inputs: totals.map(({ trace }, at) => partOf(`${list}.${at}`, trace)),
  });
}
