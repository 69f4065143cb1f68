import { InputError } from '../errors/index.ts';

declare const brand: unique symbol;

/**
 * Money as an integer number of cents. The brand makes a plain number no money: only this folder makes cents, so an
 * amount has passed the guard once and arithmetic outside this folder shows up as a type error (house.md, Money).
 */
export type Cents = number & { readonly [brand]: 'cents' };

/**
 * The greatest amount, 22 trillion dollars. Far below 2^53−1 so that sums of a few amounts stay exact integers before
 * the guard looks at them, and the same bound holds in the contract and in the bigint columns.
 */
export const maxCents = (2 ** 51 - 1) as Cents;

/**
 * Makes cents of an integer; throws an InputError for fractions, NaN and amounts beyond ±(2^51−1).
 * @param field what the amount is called where it came from
 */
export function cents(amount: number, field = 'amount'): Cents {
  if (!Number.isInteger(amount) || Math.abs(amount) > maxCents) {
    throw new InputError('OUT_OF_RANGE', field, `Not an amount of money in whole cents: ${amount}`);
  }
  // Adding 0 turns -0 into 0, which prints and compares differently.
  return (amount + 0) as Cents;
}

export const zeroCents: Cents = cents(0);

/** The sum of amounts; throws an InputError when it leaves the guarded range. No amounts give 0. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + cents(amount), 0));
}

/** `minuend` less `subtrahend`. */
export function subtractCents(minuend: Cents, subtrahend: Cents): Cents {
  return cents(minuend - subtrahend);
}

/** The amount with the other sign. */
export function negateCents(amount: Cents): Cents {
  return cents(-amount);
}
