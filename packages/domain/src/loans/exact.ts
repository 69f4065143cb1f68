import { Decimal } from 'decimal.js';
import { type Cents, cents, type Rate, type Rounding } from '../money/index.ts';

/** Decimals of the loan rules: 40 digits, far more than 480 payments of a rate with six decimals can use up. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type Exact = Decimal;

const modes: Readonly<Record<Rounding, Decimal.Rounding>> = {
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceiling: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
};

/** Whole cents of an exact number of cents. */
export function toCents(exact: Exact, rounding: Rounding): Cents {
  return cents(exact.toDecimalPlaces(0, modes[rounding]).toNumber());
}

const monthsPerYear = 12;
const percent = 100;

/** The share of the balance that a month costs: a twelfth of the yearly rate. Throws for a text that is no decimal. */
export function monthlyRate(rate: Rate): Exact {
  return new Exact(rate).div(percent * monthsPerYear);
}

/** The interest of one month on a balance, rounded to cents. */
export function monthInterest(balance: Cents, rate: Rate, rounding: Rounding): Cents {
  return toCents(monthlyRate(rate).times(balance), rounding);
}
