import { type Cents, Exact, type Rate } from '../money/index.ts';
import { checkRate } from './check-terms.ts';

/** How the interest of a day is reckoned: over how many days a year, and whether it is rounded to cents before it is multiplied. */
export interface DailyBasis {
  readonly daysInYear: 360 | 365 | 366;
  readonly roundsDay: boolean;
}

/** The interest of one day on a balance, in exact cents. The samples of the CFPB take 360 days and round the day first. */
export function dailyInterest(balance: Cents, rate: Rate, { daysInYear, roundsDay }: DailyBasis): Exact {
  const day = new Exact(balance).times(checkRate(rate)).div(100).div(daysInYear);
  return roundsDay ? day.toDecimalPlaces(0) : day;
}

/** The interest of a day as arithmetic of balance, rate and days of the year. */
export const dailyMath = ({ roundsDay }: DailyBasis): string =>
  roundsDay ? 'halfUp(a * b / 100 / c)' : 'a * b / 100 / c';
