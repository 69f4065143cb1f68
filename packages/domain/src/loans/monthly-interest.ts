import { type Cents, Exact, type Rate, type Rounding, toCents } from '../money/index.ts';

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
