import { InputError } from '../errors/index.ts';
import { type Cents, cents } from './cents.ts';
import { decimal, type Rate } from './rate.ts';
import { divideRounded, type Rounding } from './rounding.ts';

/** A share as a fraction of whole numbers, the lower one above zero: 74/365. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A fraction that divides by zero or less is none, and one that is not made of whole numbers is not exact. */
const isFraction = ({ numerator, denominator }: Fraction) =>
  Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && denominator > 0;

/**
 * An amount times a fraction, rounded once: timesFraction(4,380.00, 74/365, 'halfUp') is 888.00. Exact whatever the size: where the product fits an
 * integer the machine counts exactly it is taken as that, else as a big integer.
 * Throws an InputError for what is no fraction of whole numbers and for a result beyond the guard.
 */
export function timesFraction(amount: Cents, fraction: Fraction, rounding: Rounding): Cents {
  if (!isFraction(fraction)) throw new InputError('MALFORMED', 'fraction', 'Not a fraction of whole numbers');
  const { numerator, denominator } = fraction;
  const product = cents(amount) * numerator;
  if (!Number.isSafeInteger(product))
    return cents(Number(divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding)));
  const rest = product % denominator;
  const cut = (product - rest) / denominator;
  return cents(rest === 0 ? cut : cut + awayFromZero(Math.abs(rest) * 2, denominator, cut, product < 0, rounding));
}

/** -1, 0 or 1: what rounding adds to a quotient that was cut toward zero. `twice` is twice the rest, without its sign. */
function awayFromZero(twice: number, divisor: number, cut: number, isNegative: boolean, rounding: Rounding): number {
  const away = isNegative ? -1 : 1;
  switch (rounding) {
    case 'halfUp':
      return twice >= divisor ? away : 0;
    case 'halfEven':
      return twice > divisor || (twice === divisor && cut % 2 !== 0) ? away : 0;
    case 'up':
      return away;
    case 'down':
      return 0;
    case 'ceiling':
      return isNegative ? 0 : 1;
    case 'floor':
      return isNegative ? -1 : 0;
  }
}

/** A rate in percent as a fraction: `3.875` over 12 months is 3875/1,200,000. Throws an InputError for a text that is no decimal. */
export function fractionOfRate(rate: Rate, over: number): Fraction {
  const { unscaled, decimals } = decimal(rate);
  return { numerator: Number(unscaled), denominator: 100 * over * 10 ** decimals };
}
