import { leavesOfTerms, schedule, termsOfLeaves } from '../loans/index.ts';
import { Exact } from '../money/index.ts';
import { numberOf, type Procedure, type Term } from '../trace/index.ts';
import { lowestRate } from './adjustable-tables.ts';
import { paymentsInYear } from './escrow-year.ts';
import { interestOver, principalOver } from './five-years.ts';
import { firstIncreaseOf, highestOf, highestRate } from './loan-terms-table.ts';

const rowsOf = (terms: readonly Term[]) => schedule(termsOfLeaves(terms.slice(-leavesOfTerms)));

/** What the traces of disclosed loan terms name that is no arithmetic: the most of a schedule, what is paid of it over some payments, and the payments of a first year. */
export const disclosureProcedures: Readonly<Record<string, Procedure>> = {
  highestRate: (...terms) => new Exact(highestRate(termsOfLeaves(terms)).rate),
  lowestRate: (...terms) => new Exact(lowestRate(termsOfLeaves(terms))),
  highestPayment: (...terms) => new Exact(highestOf(rowsOf(terms))?.amount ?? 0),
  firstIncrease: (...terms) => new Exact(firstIncreaseOf(rowsOf(terms))?.amount ?? 0),
  principalPaid: (payments = '0', ...terms) => new Exact(principalOver(rowsOf(terms), numberOf(payments).toNumber())),
  paymentsInYear: (firstPayment, closing) => new Exact(paymentsInYear(String(firstPayment), String(closing))),
  interestPaid: (payments = '0', ...terms) => new Exact(interestOver(rowsOf(terms), numberOf(payments).toNumber())),
};
