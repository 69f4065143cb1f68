import { Decimal } from 'decimal.js';
import { type Cents, cents } from './cents.ts';
import type { Rounding } from './rounding.ts';

/** Exact decimals for rates and shares: 40 digits, far more than 600 payments at a rate with six decimals can use up. */
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

/** An exact number to so many decimals, which may be below zero: -2 rounds cents to whole dollars. */
export function roundExact(exact: Exact, decimals: number, rounding: Rounding): Exact {
  if (decimals >= 0) return exact.toDecimalPlaces(decimals, modes[rounding]);
  const unit = new Exact(10).pow(-decimals);
  return exact.div(unit).toDecimalPlaces(0, modes[rounding]).times(unit);
}

/** Whole cents of an exact number of cents. */
export function toCents(exact: Exact, rounding: Rounding): Cents {
  return cents(exact.toDecimalPlaces(0, modes[rounding]).toNumber());
}
