import { InputError } from '../errors/index.ts';
import { type Cents, cents } from './cents.ts';

/** How many units an amount is, a part of one counting as a whole: 180,000.01 are 361 units of 500.00. */
export function unitsOf(amount: Cents, unit: Cents): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil(cents(amount) / positive(unit)) + 0;
}

/** An amount rounded up to a whole number of units: 180,000.01 by 10,000.00 is 190,000.00. */
export function roundUpTo(amount: Cents, unit: Cents): Cents {
  return timesCount(unit, unitsOf(amount, unit));
}

/** An amount so many times: a fee for each of 3 pages. Throws an InputError for a number that is not whole. */
export function timesCount(amount: Cents, count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new InputError('MALFORMED', 'count', `Not a whole number of times: ${count}`);
  return cents(cents(amount) * count);
}

function positive(unit: Cents): Cents {
  if (cents(unit) <= 0) throw new InputError('OUT_OF_RANGE', 'unit', `Not a unit: ${unit}`);
  return unit;
}
