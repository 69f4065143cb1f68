import { type Cents, cents } from './cents.ts';
import { decimal, type Rate } from './rate.ts';
import { divideRounded, type Rounding } from './rounding.ts';

const percent = 100n;

/**
 * `rate` percent of an amount, rounded to whole cents: multiplyRate(162,000.00, '0.25', 'halfUp') is 405.00.
 * Exact before the one rounding. Throws a RangeError for a text that is no decimal or a result beyond the guard.
 * @param rate a percentage as a decimal string, as it is stored
 */
export function multiplyRate(amount: Cents, rate: Rate, rounding: Rounding): Cents {
  return multiply(amount, rate, percent, rounding);
}

/**
 * An amount times a plain decimal: multiplyFactor(17.44, '16', 'halfUp') is sixteen days of per diem.
 * @param factor a decimal string; not a percentage
 */
export function multiplyFactor(amount: Cents, factor: string, rounding: Rounding): Cents {
  return multiply(amount, factor, 1n, rounding);
}

function multiply(amount: Cents, text: string, unit: bigint, rounding: Rounding): Cents {
  const { unscaled, decimals } = decimal(text);
  const product = divideRounded(BigInt(cents(amount)) * unscaled, unit * 10n ** BigInt(decimals), rounding);
  // Far beyond the guard Number() only loses digits the guard refuses anyway.
  return cents(Number(product));
}
