/**
 * Rounding modes, always named by the caller: public samples disagree, so there is no default (house.md, Money).
 * - `halfUp`: to the nearest, halves away from zero (2.5 → 3, −2.5 → −3): Regulation Z samples, Fannie Mae.
 * - `halfEven`: to the nearest, halves to the even neighbour (2.5 → 2, 3.5 → 4).
 * - `up`: away from zero. `down`: toward zero.
 * - `ceiling`: toward +∞. `floor`: toward −∞.
 */
export const roundings = ['halfUp', 'halfEven', 'up', 'down', 'ceiling', 'floor'] as const;

export type Rounding = (typeof roundings)[number];

/** The quotient of two integers, rounded. `divisor` is positive. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const truncated = dividend / divisor;
  const rest = dividend - truncated * divisor;
  if (rest === 0n) return truncated;
  const sign = dividend < 0n ? -1n : 1n;
  const twice = rest * sign * 2n;
  const isAway = {
    halfUp: twice >= divisor,
    halfEven: twice > divisor || (twice === divisor && truncated % 2n !== 0n),
    up: true,
    down: false,
    ceiling: sign > 0n,
    floor: sign < 0n,
  }[rounding];
  return isAway ? truncated + sign : truncated;
}
