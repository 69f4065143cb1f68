import { type Cents, cents, Exact, type Rate, type Rounding, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate as percent, roundedToCent } from '../trace/index.ts';
import { monthlyRate } from './monthly-interest.ts';

/** What one level payment a month repays in full. */
export interface LevelLoan {
  /** The balance to repay, above zero. */
  readonly amount: Cents;
  /** Yearly interest rate, 0 or more. */
  readonly rate: Rate;
  /** Payments that are left, 1 or more. */
  readonly months: number;
}

/** The level payment in cents, not rounded: balance × r ÷ (1 − (1 + r)^−n), or balance ÷ n without interest. */
export function exactLevelPayment({ amount, rate, months }: LevelLoan): Exact {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a number of payments: ${months}`);
  const monthly = monthlyRate(rate);
  if (monthly.isNegative()) throw new RangeError(`A rate is not below zero: ${rate}`);
  const balance = new Exact(cents(amount));
  if (monthly.isZero()) return balance.div(months);
  return balance.times(monthly).div(new Exact(1).minus(monthly.plus(1).pow(-months)));
}

/** The level monthly payment of principal and interest. Samples of Regulation Z round half up, some lenders always up. */
export function levelPayment(loan: LevelLoan, rounding: Rounding): Explained<Cents> {
  return explainedMoney(toCents(exactLevelPayment(loan), rounding), {
    label: 'Principal and interest',
    formula: 'The level payment that repays the balance with interest over the payments left',
    rounding: roundedToCent(rounding),
    inputs: [
      given('Balance', money(loan.amount)),
      given('Interest rate', percent(loan.rate)),
      given('Payments', count(loan.months, 'months')),
    ],
  });
}
