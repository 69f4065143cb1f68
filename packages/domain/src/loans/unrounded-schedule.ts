import { InputError } from '../errors/index.ts';
import { type Cents, Exact, toCents } from '../money/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';
import { shareOfRate } from './interest-by-days.ts';
import { exactLevelPayment } from './level-payment.ts';
import { checkTerms, type LoanTerms, termLeaves } from './loan-terms.ts';

/** One month with the fractions of its cents. */
export interface UnroundedRow {
  readonly payment: number;
  readonly rate: string;
  readonly amount: Exact;
  readonly interest: Exact;
  readonly principal: Exact;
  readonly balance: Exact;
}

/**
 * A schedule that rounds nothing from month to month, as some investors and samples reckon; the roundings of its terms are not used. The last payment pays what
 * is left. Throws an InputError for terms that describe no loan, and for a cap on payments, which is one of rounded payments.
 */
export function unroundedSchedule(terms: LoanTerms): UnroundedRow[] {
  checkTerms(terms);
  const { termMonths, interestOnlyMonths = 0, rateSteps = [], interestByDays } = terms;
  if (terms.paymentCap) throw new InputError('INCONSISTENT', 'paymentCap', 'A cap holds payments that are rounded');
  const amortized = terms.amortizationMonths ?? termMonths;
  let balance: Exact = new Exact(terms.amount);
  let rate = terms.rate;
  let level: Exact = new Exact(0);
  const rows: UnroundedRow[] = [];
  for (let payment = 1; payment <= termMonths; payment += 1) {
    const step = rateSteps.find(({ fromPayment }) => fromPayment === payment);
    if (step) rate = step.rate;
    if (step || payment === 1 || payment === interestOnlyMonths + 1)
      level = levelOf(balance, rate, amortized - payment + 1);
    const { numerator, denominator } = shareOfRate(rate, interestByDays, payment);
    const interest = balance.times(numerator).div(denominator);
    const owed = balance.plus(interest);
    const wanted = payment <= interestOnlyMonths ? interest : level;
    const amount = payment === termMonths ? owed : Exact.min(wanted, owed);
    balance = owed.minus(amount);
    rows.push({ payment, rate, amount, interest, principal: amount.minus(interest), balance });
  }
  return rows;
}

/** The level payment of a balance that has fractions of cents: that of a cent, times the cents. */
const levelOf = (balance: Exact, rate: string, months: number): Exact =>
  exactLevelPayment({ amount: oneCent, rate, months }).times(balance);

const oneCent = toCents(new Exact(1), 'halfUp');

/** Sums of an unrounded schedule by their names in traces. */
export const unroundedFigures = {
  unroundedPaid: (rows: readonly UnroundedRow[]): Exact =>
    rows.reduce((sum, { amount }) => sum.plus(amount), new Exact(0)),
  unroundedInterest: (rows: readonly UnroundedRow[]): Exact =>
    rows.reduce((sum, { interest }) => sum.plus(interest), new Exact(0)),
} as const;

/** What an unrounded schedule comes to, to the cent at last. */
export function unroundedTotals(
  terms: LoanTerms,
  rows: readonly UnroundedRow[],
): Record<'totalPaid' | 'totalInterest', Explained<Cents>> {
  const figure = (name: keyof typeof unroundedFigures, label: string) =>
    explainedMoney(toCents(unroundedFigures[name](rows), 'halfUp'), {
      label,
      formula: 'The sum of the schedule that rounds nothing, to the cent',
      math: `halfUp(${name}(all))`,
      rounding: 'to the cent, half up, at last',
      inputs: termLeaves(terms),
    });
  return {
    totalPaid: figure('unroundedPaid', 'Total of all payments'),
    totalInterest: figure('unroundedInterest', 'Total interest'),
  };
}
