import { type Cents, cents } from './cents.ts';
import { decimal, type Rate } from './rate.ts';
import { divideRounded, type Rounding } from './rounding.ts';

const percent = 100n;
const thousand = 1000n;
/** What results are rounded to unless a manual says whole dollars. */
const oneCent = cents(1);
const oneDollar = cents(1_00);

/**
 * `rate` percent of an amount, rounded to whole cents: multiplyRate(162,000.00, '0.25', 'halfUp') is 405.00.
 * Exact before the one rounding. Throws an InputError for a text that is no decimal or a result beyond the guard.
 * @param rate a percentage as a decimal string, as it is stored
 * @param unit what the result is rounded to instead of the cent: 1.00 for whole dollars
 */
export function multiplyRate(amount: Cents, rate: Rate, rounding: Rounding, unit: Cents = oneCent): Cents {
  return multiply(amount, rate, percent, rounding, unit);
}

/** An amount, or a percentage of it, to the whole dollar, half up: 1,234.50 is 1,235. With its reason: `inWholeDollars` of disclosure. */
export const toWholeDollars = (amount: Cents, rate: Rate = '100'): Cents =>
  multiplyRate(amount, rate, 'halfUp', oneDollar);

/**
 * So many dollars for each thousand dollars of an amount: multiplyPerThousand(200,000.00, '4.94', 'halfUp') is 988.00.
 * @param perThousand dollars as a decimal string
 * @param unit what the result is rounded to instead of the cent: 1.00 for whole dollars
 */
export function multiplyPerThousand(
  amount: Cents,
  perThousand: string,
  rounding: Rounding,
  unit: Cents = oneCent,
): Cents {
  return multiply(amount, perThousand, thousand, rounding, unit);
}

/**
 * An amount times a plain decimal: multiplyFactor(17.44, '16', 'halfUp') is sixteen days of per diem.
 * @param factor a decimal string; not a percentage
 */
export function multiplyFactor(amount: Cents, factor: string, rounding: Rounding): Cents {
  return multiply(amount, factor, 1n, rounding, oneCent);
}

function multiply(amount: Cents, text: string, divisor: bigint, rounding: Rounding, unit: Cents): Cents {
  const { unscaled, decimals } = decimal(text);
  const to = BigInt(unit);
  const product = divideRounded(BigInt(cents(amount)) * unscaled, divisor * 10n ** BigInt(decimals) * to, rounding);
  // Far beyond the guard Number() only loses digits the guard refuses anyway.
  return cents(Number(product * to));
}
