import { type Cents, cents, Exact, type Rate, type Rounding, toCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money, rate as percent, roundedToCent } from '../trace/index.ts';
import { checkMonths, checkRate } from './check-terms.ts';

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
  const yearly = new Exact(checkRate(rate));
  const balance = new Exact(cents(amount));
  if (yearly.isZero()) return balance.div(checkMonths(months, 'months'));
  // In whole twelve-hundredths and with one division at the end: a payment that ends at half a cent is not made less by quotients that never end.
  const grown = yearly.plus(1200).pow(checkMonths(months, 'months'));
  return balance
    .times(yearly)
    .times(grown)
    .div(grown.minus(new Exact(1200).pow(months)).times(1200));
}

/** The same as arithmetic of balance, rate and payments. */
export const levelMath = (rate: Rate): string =>
  new Exact(rate).isZero() ? 'a / c' : 'a * b * (1200 + b) ^ c / (((1200 + b) ^ c - 1200 ^ c) * 1200)';

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
