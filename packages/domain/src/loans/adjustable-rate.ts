import { InputError } from '../errors/index.ts';
import { Exact, type Rate, roundExact } from '../money/index.ts';
import { checkMonths, checkRate } from './check-terms.ts';
import type { RateRounding, RateStep } from './loan-terms.ts';

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
  /** Least it may be once it has come to it from a first rate below. */
  readonly floor: Rate;
  /** How the sum of index and margin is rounded, before the caps hold it. */
  readonly rounding?: RateRounding;
}

/**
 * The rates a loan bears when the index stands at `indexes`, one for each adjustment, the last of them ever after. For the fully indexed rate give the index
 * of today alone; for the highest and lowest payments that must be disclosed (12 CFR 1026.37(b)(6), Appendix H) use {@link highestRates} and
 * {@link lowestRates}. An adjustment that leaves the rate as it is is a step too: the payment is made anew from what is owed (form H-14, year 15).
 */
export function ratesAtIndexes(terms: AdjustableRate, indexes: readonly Rate[], termMonths: number): RateStep[] {
  const targets = indexes.map((index, at) =>
    rounded(new Exact(checkRate(index, `indexes.${at}`)).plus(terms.margin), terms.rounding),
  );
  return stepsToward(terms, (adjustment) => targets[Math.min(adjustment, targets.length - 1)], termMonths);
}

/**
 * The rates when every adjustment rises as far as the caps let it.
 * @param isCapped payments are: an adjustment at the same rate still lifts one towards what the rate asks
 */
export function highestRates(terms: AdjustableRate, termMonths: number, isCapped = false): RateStep[] {
  const ceiling = new Exact(terms.initialRate).plus(terms.lifetimeCap);
  const steps = stepsToward(terms, () => ceiling, termMonths);
  return isCapped ? steps : changesOf(terms, steps);
}

/** The rates when every adjustment falls as far as the caps and the floor let it. `isCapped` as of {@link highestRates}. */
export function lowestRates(terms: AdjustableRate, termMonths: number, isCapped = false): RateStep[] {
  const floor = new Exact(terms.floor);
  const steps = stepsToward(terms, () => floor, termMonths);
  return isCapped ? steps : changesOf(terms, steps);
}

/** The steps that are another rate: the cents of a payment made anew at the same rate are no payment that is disclosed. */
const changesOf = ({ initialRate }: AdjustableRate, steps: readonly RateStep[]): RateStep[] =>
  steps.filter(({ rate }, at) => !new Exact(rate).eq(steps[at - 1]?.rate ?? initialRate));

function checkAdjustable(terms: AdjustableRate): void {
  for (const field of ['initialRate', 'margin', 'firstCap', 'laterCap', 'lifetimeCap', 'floor'] as const)
    checkRate(terms[field], field);
  if (terms.rounding && new Exact(checkRate(terms.rounding.multiple, 'roundedTo')).isZero())
    throw new InputError('OUT_OF_RANGE', 'roundedTo', 'A rate is rounded to more than nothing');
  checkMonths(terms.everyMonths, 'everyMonths');
  checkMonths(terms.firstAdjustment, 'firstAdjustment', 2);
}

function stepsToward(
  terms: AdjustableRate,
  targetOf: (adjustment: number) => Exact | undefined,
  termMonths: number,
): RateStep[] {
  checkAdjustable(terms);
  const ceiling = new Exact(terms.initialRate).plus(terms.lifetimeCap);
  const steps: RateStep[] = [];
  let rate: Exact = new Exact(terms.initialRate);
  for (let payment = terms.firstAdjustment; payment <= termMonths; payment += terms.everyMonths) {
    const cap = payment === terms.firstAdjustment ? terms.firstCap : terms.laterCap;
    const wanted = targetOf((payment - terms.firstAdjustment) / terms.everyMonths) ?? rate;
    const target = Exact.max(terms.floor, Exact.min(ceiling, wanted));
    // A first rate below the floor comes to it by the caps.
    const next = Exact.max(rate.minus(cap), Exact.min(rate.plus(cap), target));
    steps.push({ fromPayment: payment, rate: next.toString() });
    rate = next;
  }
  return steps;
}

const rounded = (rate: Exact, rounding: RateRounding | undefined): Exact =>
  rounding ? roundExact(rate.div(rounding.multiple), 0, rounding.mode).times(rounding.multiple) : rate;
