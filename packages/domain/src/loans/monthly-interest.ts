import { Exact, type Rate } from '../money/index.ts';

const monthsPerYear = 12;
const percent = 100;

/** The share of the balance that a month costs: a twelfth of the yearly rate. Throws for a text that is no decimal. */
export function monthlyRate(rate: Rate): Exact {
  return new Exact(rate).div(percent * monthsPerYear);
}
