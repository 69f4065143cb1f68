import { type Cents, zeroCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given } from '../trace/index.ts';
import { checkMonths } from './check-terms.ts';
import { type LoanTerms, termLeaves } from './loan-terms.ts';
import { type ScheduleRow, schedule } from './schedule.ts';

/** What is owed after so many payments of a schedule; the loan itself after none. */
export const owedAfter = (terms: LoanTerms, rows: readonly ScheduleRow[], payments: number): Cents =>
  payments === 0 ? terms.amount : (rows[payments - 1]?.balance ?? zeroCents);

/** The balance of a loan after so many payments, by its schedule. Throws an InputError for more payments than it has. */
export function balanceAfter(terms: LoanTerms, payments: number): Explained<Cents> {
  const rows = schedule(terms);
  checkMonths(payments, 'paymentsMade', 0, terms.termMonths);
  return explainedMoney(owedAfter(terms, rows, payments), {
    label: `Principal after payment ${payments}`,
    formula: 'What the schedule of the loan leaves owed',
    math: 'balanceAfter(all)',
    inputs: [given('Payments made', count(payments), 'paymentsMade'), ...termLeaves(terms)],
  });
}
