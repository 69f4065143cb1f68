import { checkAmount, checkList, checkNotNegative, checkOneOf, checkText } from './checked.ts';
import {
  prorationKinds,
  type Refinance,
  type SummaryLine,
  type Transaction,
  type TransactionAmount,
  transactionAmounts,
} from './transaction.ts';

// The keys of a literal are known by its type.
const amounts = Object.keys(transactionAmounts) as TransactionAmount[];

const lists = ['payoffs', 'otherCredits', 'paidInAdvance', 'unpaidBySeller'] as const;

/** Refuses a purchase whose amounts are none or below zero, or whose lines have no name. Throws an InputError: `payoffs.1.amount`. */
export function checkTransaction(transaction: Transaction): void {
  for (const name of amounts) checkNotNegative(transaction[name], name);
  for (const name of lists) checkLines(transaction[name], name);
  const { adjustments = [] } = transaction;
  checkList(adjustments, 'adjustments');
  for (const [at, { label, buyer, seller }] of adjustments.entries()) {
    checkText(label, `adjustments.${at}.label`);
    checkAmount(buyer, `adjustments.${at}.buyer`);
    checkAmount(seller, `adjustments.${at}.seller`);
  }
}

/** The same of a loan without a seller. */
export function checkRefinance(refinance: Refinance): void {
  checkNotNegative(refinance.loanAmount, 'loanAmount');
  checkLines(refinance.payoffs, 'payoffs');
  checkLines(refinance.otherCredits, 'otherCredits');
}

function checkLines(lines: readonly SummaryLine[], field: string): void {
  checkList(lines, field);
  for (const [at, { label, amount, kind }] of lines.entries()) {
    checkText(label, `${field}.${at}.label`);
    checkNotNegative(amount, `${field}.${at}.amount`);
    if (kind !== undefined) checkOneOf(kind, prorationKinds, `${field}.${at}.kind`);
  }
}
