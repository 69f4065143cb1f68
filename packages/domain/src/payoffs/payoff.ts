import { addToDate, diffDates, type WireDate } from '../dates/index.ts';
import { type DailyBasis, dailyInterest } from '../loans/index.ts';
import { addCents, type Cents, Exact, negateCents, type Rate, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate, text } from '../trace/index.ts';

/** What a lender quotes to release a loan, as its letter says it. */
export interface PayoffQuote {
  readonly label: string;
  readonly principal: Cents;
  /** Interest the lender has already figured, up to and with `interestTo`. */
  readonly interest: Cents;
  /** Last day the quoted interest covers. */
  readonly interestTo: WireDate;
  /** Last day the lender takes the quoted terms. */
  readonly goodThrough: WireDate;
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

/** A payoff on a day. */
export interface Payoff {
  readonly total: Explained<Cents>;
  /** Days of interest after the quoted ones; none where the money arrives before. */
  readonly extraDays: number;
  /** The money arrives after the terms end: a new letter is needed, whatever the figure says. */
  readonly isPastGoodThrough: boolean;
}

/**
 * What must reach the lender on a day. Interest runs on to the day the money arrives, that day included; it is never taken back for a day
 * before the quoted ones, because a lender refunds by itself. Throws a RangeError for amounts below zero.
 * @param arrives the day the lender has the money, not the day it is sent
 */
export function payoff(quote: PayoffQuote, arrives: WireDate): Payoff {
  for (const amount of [quote.principal, quote.interest, quote.credits, ...quote.fees.map((fee) => fee.amount)])
    if (amount < 0) throw new RangeError(`${quote.label}: amounts of a payoff are not below zero`);
  const extraDays = Math.max(0, diffDates(quote.interestTo, arrives, 'days'));
  const extra = interestOfDays(quote, extraDays);
  const fees = quote.fees.map(({ label, amount }) => given(label, money(amount)));
  const total = addCents(
    quote.principal,
    quote.interest,
    extra.value,
    ...quote.fees.map(({ amount }) => amount),
    negateCents(quote.credits),
  );
  return {
    total: explainedMoney(total, {
      label: quote.label,
      formula: 'Principal, interest to the day the money arrives and fees, less what the lender holds',
      inputs: [
        given('Principal', money(quote.principal)),
        given(`Interest to ${quote.interestTo}`, money(quote.interest)),
        extra.trace,
        ...fees,
        given('Held by the lender', money(negateCents(quote.credits))),
      ],
    }),
    extraDays,
    isPastGoodThrough: arrives > quote.goodThrough,
  };
}

function interestOfDays({ principal, perDiem, interestTo }: PayoffQuote, days: number): Explained<Cents> {
  const exact = exactPerDiem(principal, perDiem);
  return explainedMoney(toCents(exact.times(days), 'halfUp'), {
    label: days === 0 ? 'Further interest' : `Interest from ${addToDate(interestTo, 1, 'days')}`,
    formula: 'Interest of a day times the days',
    rounding: 'to the cent, half up',
    inputs: [
      given('Interest of a day', text(exact.div(100).toFixed(perDiem.kind === 'rate' && !perDiem.roundsDay ? 6 : 2))),
      ...(perDiem.kind === 'rate'
        ? [given('Rate', rate(perDiem.rate)), given('Days of the year', count(perDiem.daysInYear, 'days'))]
        : []),
      given('Days', count(days, 'days')),
    ],
  });
}

function exactPerDiem(principal: Cents, perDiem: PerDiem): Exact {
  if (perDiem.kind === 'quoted') return new Exact(perDiem.amount);
  return dailyInterest(principal, perDiem.rate, perDiem);
}

/** All loans a file pays off on one day. */
export function totalPayoff(quotes: readonly PayoffQuote[], arrives: WireDate): Explained<Cents> {
  const each = quotes.map((quote) => payoff(quote, arrives).total);
  return explainedMoney(addCents(...each.map(({ value }) => value)), {
    label: 'Payoffs',
    formula: 'All loans paid off',
    inputs: each.map(({ trace }) => trace),
  });
}
