import { allocate, type Cents, decimal, type Rate } from '../money/index.ts';

const decimals = 6;

/** Percentages as whole numbers that compare: 33.333333 is 33,333,333. */
const weightOf = (percent: Rate): number => {
  const { unscaled, decimals: own } = decimal(percent);
  return Number(unscaled * 10n ** BigInt(decimals - own));
};

/** A hundred percent as such a number. */
const whole = weightOf('100');

/**
 * What percentages of an amount come to, to the cent: percentages that are a hundred sum to it, others leave the rest to nobody.
 * @param percents at most six decimals each, together at most 100
 */
export function percentShares(amount: Cents, percents: readonly Rate[]): Cents[] {
  const weights = percents.map(weightOf);
  const rest = whole - weights.reduce((sum, weight) => sum + weight, 0);
  return allocate(amount, [...weights, rest]).slice(0, -1);
}
