import { type Cents, cents, Exact, type Rate, type Rounding, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate as percent, roundedToCent } from '../trace/index.ts';
import { checkMonths, checkRate } from './check-terms.ts';
import { monthlyRate } from './monthly-interest.ts';

/** What one level payment a month repays in full. */
export interface LevelLoan {
  /** The balance to repay, 0 or more. */
  readonly amount: Cents;
  /** Yearly interest rate, 0 to 100 %. */
  readonly rate: Rate;
  /** Payments that are left, 1 or more. */
  readonly months: number;
}

/**
 * The level payment in cents, not rounded: balance × r ÷ (1 − (1 + r)^−n), or balance ÷ n without interest.
 * Throws an InputError for terms that describe no loan.
 */
export function exactLevelPayment({ amount, rate, months }: LevelLoan): Exact {
  const monthly = monthlyRate(checkRate(rate));
  const balance = new Exact(cents(amount));
  if (monthly.isZero()) return balance.div(checkMonths(months, 'months'));
  return balance
    .times(monthly)
    .div(new Exact(1).minus(new Exact(1).div(monthly.plus(1).pow(checkMonths(months, 'months')))));
}

/** The same as arithmetic of balance, rate and payments. */
export const levelMath = (rate: Rate): string =>
  new Exact(rate).isZero() ? 'a / c' : 'a * (b / 1200) / (1 - 1 / (1 + b / 1200) ^ c)';

/** The level monthly payment of principal and interest. Samples of Regulation Z round half up, some lenders always up. */
export function levelPayment(loan: LevelLoan, rounding: Rounding): Explained<Cents> {
  return explainedMoney(toCents(exactLevelPayment(loan), rounding), {
    label: 'Principal and interest',
    formula: 'The level payment that repays the balance with interest over the payments left',
    math: `${rounding}(${levelMath(loan.rate)})`,
    rounding: roundedToCent(rounding),
    inputs: [
      given('Balance', money(loan.amount), 'amount'),
      given('Interest rate', percent(loan.rate), 'rate'),
      given('Payments', count(loan.months, 'months'), 'months'),
    ],
  });
}
