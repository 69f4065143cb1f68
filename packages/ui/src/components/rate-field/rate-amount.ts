/** A rate and the amount it makes of a base, as a user left them. */
export interface RateAmount {
  /** Percent as a plain decimal string, or null. */
  rate: string | null;
  /** Integer cents, or null. */
  amount: number | null;
  /** The one that was entered. It stays when the base changes; the other follows. */
  entered: 'rate' | 'amount';
}

/** The caller's arithmetic, exact and rounded as the product rounds. Null where there is no answer, such as a rate of a base of 0. */
export interface RateAmountRule {
  /** The amount in cents that a rate makes of a base in cents. */
  amountOf: (rate: string, base: number) => number | null;
  /** The rate that an amount is of a base, both in cents. */
  rateOf: (amount: number, base: number) => string | null;
}

/** The pair after one side was entered. Without a base the other side stays as it is: nothing is known of it. */
export function enterRateAmount(
  pair: RateAmount,
  entered: Partial<Pick<RateAmount, 'rate' | 'amount'>>,
  base: number | null,
  rule: RateAmountRule,
): RateAmount {
  const side = 'rate' in entered ? 'rate' : 'amount';
  return followBase({ ...pair, ...entered, entered: side }, base, rule);
}

/** The pair over a base: what was entered stays, the other side is computed. */
export function followBase(pair: RateAmount, base: number | null, { amountOf, rateOf }: RateAmountRule): RateAmount {
  if (base === null) return pair;
  const { rate, amount } = pair;
  return pair.entered === 'rate'
    ? { ...pair, amount: rate === null ? null : amountOf(rate, base) }
    : { ...pair, rate: amount === null ? null : rateOf(amount, base) };
}

/**
 * A pair known before that has this side: taking a typed rate back brings the very amount that was there, not the one that the rounded
 * rate would make of the base.
 */
export const knownPair = (
  known: readonly RateAmount[],
  entered: Partial<Pick<RateAmount, 'rate' | 'amount'>>,
): RateAmount | undefined =>
  known.findLast((pair) => ('rate' in entered ? pair.rate === entered.rate : pair.amount === entered.amount));
