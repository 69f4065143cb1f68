import { Exact, type Rate } from '../money/index.ts';
import type { RateStep } from './schedule.ts';

/** How the rate of an adjustable loan may move. Rates and caps in percent. */
export interface AdjustableRate {
  readonly initialRate: Rate;
  readonly margin: Rate;
  /** Number of the first payment at an adjusted rate. */
  readonly firstAdjustment: number;
  /** Months between adjustments after the first. */
  readonly everyMonths: number;
  /** Most the first adjustment may move it, up or down. */
  readonly firstCap: Rate;
  /** Most every later adjustment may move it. */
  readonly laterCap: Rate;
  /** Most it may be above the initial rate, ever. */
  readonly lifetimeCap: Rate;
  /** Least it may be, ever. */
  readonly floor: Rate;
  /** To what the sum of index and margin is rounded, in percent: `0.125`. */
  readonly roundedTo?: Rate;
}

/**
 * The rates a loan bears when the index stands at `index` from the first adjustment on. For the fully indexed rate give the index of
 * today; for the highest and lowest payments that must be disclosed (12 CFR 1026.37(b)(6), Appendix H) use {@link highestRates} and {@link lowestRates}.
 * An adjustment that changes nothing is no step.
 */
export function ratesAtIndex(terms: AdjustableRate, index: Rate, termMonths: number): RateStep[] {
  return stepsToward(terms, rounded(new Exact(index).plus(terms.margin), terms.roundedTo), termMonths);
}

/** The rates when every adjustment rises as far as the caps let it. */
export function highestRates(terms: AdjustableRate, termMonths: number): RateStep[] {
  return stepsToward(terms, new Exact(terms.initialRate).plus(terms.lifetimeCap), termMonths);
}

/** The rates when every adjustment falls as far as the caps and the floor let it. */
export function lowestRates(terms: AdjustableRate, termMonths: number): RateStep[] {
  return stepsToward(terms, new Exact(terms.floor), termMonths);
}

function stepsToward(terms: AdjustableRate, target: Exact, termMonths: number): RateStep[] {
  if (!Number.isInteger(terms.everyMonths) || terms.everyMonths < 1 || terms.firstAdjustment < 2)
    throw new RangeError('A rate adjusts from the second payment on, a whole number of months apart');
  const ceiling = new Exact(terms.initialRate).plus(terms.lifetimeCap);
  const steps: RateStep[] = [];
  let rate: Exact = new Exact(terms.initialRate);
  for (let payment = terms.firstAdjustment; payment <= termMonths; payment += terms.everyMonths) {
    const cap = payment === terms.firstAdjustment ? terms.firstCap : terms.laterCap;
    const next = Exact.max(
      terms.floor,
      Exact.min(ceiling, Exact.max(rate.minus(cap), Exact.min(rate.plus(cap), target))),
    );
    if (!next.eq(rate)) steps.push({ fromPayment: payment, rate: next.toString() });
    rate = next;
  }
  return steps;
}

function rounded(rate: Exact, roundedTo: Rate | undefined): Exact {
  return roundedTo === undefined ? rate : rate.div(roundedTo).toDecimalPlaces(0).times(roundedTo);
}
