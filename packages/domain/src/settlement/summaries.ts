import type { Cents } from '../money/index.ts';
import { type Explained, given, money, type Trace } from '../trace/index.ts';
import { checkTransaction } from './check-transaction.ts';
import type { ClosingCosts } from './closing-costs.ts';
import { lessOf, sumOf } from './sum.ts';
import {
  type Adjustment,
  type SummaryLine,
  type Transaction,
  type TransactionAmount,
  transactionAmounts,
} from './transaction.ts';

/** Summaries of the transactions, sections K to N (12 CFR 1026.38(j), (k)). */
export interface Summaries {
  /** K. Due from borrower at closing. */
  readonly dueFromBorrower: Explained<Cents>;
  /** L. Paid already by or on behalf of borrower at closing. */
  readonly paidForBorrower: Explained<Cents>;
  /** K less L: above zero from the borrower, below zero to the borrower. */
  readonly cashFromBorrower: Explained<Cents>;
  /** M. Due to seller at closing. */
  readonly dueToSeller: Explained<Cents>;
  /** N. Due from seller at closing. */
  readonly dueFromSeller: Explained<Cents>;
  /** M less N: above zero to the seller, below zero from the seller. */
  readonly cashToSeller: Explained<Cents>;
}

/** The step of a line: its own reason, or that it was given. */
export const lineTrace = ({ label, amount, trace }: SummaryLine): Trace => trace ?? given(label, money(amount), label);

/** The step of an amount of a purchase: its own reason, or that it was given. */
export function amountTrace(
  transaction: Pick<Transaction, 'reasons'> & Partial<Record<TransactionAmount, Cents>>,
  name: TransactionAmount,
): Trace {
  const label = transactionAmounts[name];
  return transaction.reasons?.[name] ?? given(label, money(transaction[name] ?? 0), name);
}

/** The step of what an adjustment is to a side, without its sign. */
export const adjustmentTrace = ({ label, traces, ...amounts }: Adjustment, side: 'buyer' | 'seller'): Trace =>
  traces?.[side] ?? given(label, money(Math.abs(amounts[side])), label);

const lines = (some: readonly SummaryLine[]): Trace[] => some.map(lineTrace);

/** What adjustments add to a side (`1`) or take off it (`-1`), as amounts above zero. */
function adjusted(all: readonly Adjustment[] | undefined, side: 'buyer' | 'seller', sign: 1 | -1): Trace[] {
  return (all ?? [])
    .filter((adjustment) => adjustment[side] * sign > 0)
    .map((adjustment) => adjustmentTrace(adjustment, side));
}

/**
 * The summaries of both sides. Nothing is made up to balance: a side that is short shows cash due from it. Throws an InputError for amounts that are none or
 * below zero.
 */
export function summaries(transaction: Transaction, costs: ClosingCosts): Summaries {
  checkTransaction(transaction);
  const { adjustments } = transaction;
  const amount = (name: TransactionAmount) => amountTrace(transaction, name);
  const shared = [amount('salePrice'), amount('personalProperty')];
  const paidInAdvance = lines(transaction.paidInAdvance);
  const unpaid = lines(transaction.unpaidBySeller);
  const sellerCredit = amount('sellerCredit');
  const assumed = amount('existingLoansAssumed');
  const sum = (label: string, inputs: readonly Trace[], paragraph: string) =>
    sumOf(label, inputs, 'The sum of its lines', { text: `12 CFR 1026.38(${paragraph}` });
  const dueFromBorrower = sum(
    'K. Due from Borrower at Closing',
    [...shared, costs.borrowerAtClosing.trace, ...adjusted(adjustments, 'buyer', 1), ...paidInAdvance],
    'j)(1)',
  );
  const paidForBorrower = sum(
    'L. Paid Already by or on Behalf of Borrower at Closing',
    [
      amount('deposit'),
      amount('loanAmount'),
      assumed,
      sellerCredit,
      ...lines(transaction.otherCredits),
      ...adjusted(adjustments, 'buyer', -1),
      ...unpaid,
    ],
    'j)(2)',
  );
  const dueToSeller = sum(
    'M. Due to Seller at Closing',
    [...shared, ...adjusted(adjustments, 'seller', -1), ...paidInAdvance],
    'k)(1)',
  );
  const dueFromSeller = sum(
    'N. Due from Seller at Closing',
    [
      amount('excessDeposit'),
      costs.sellerAtClosing.trace,
      assumed,
      ...lines(transaction.payoffs),
      sellerCredit,
      ...adjusted(adjustments, 'seller', 1),
      ...unpaid,
    ],
    'k)(2)',
  );
  const less = (label: string, due: Explained<Cents>, paid: Explained<Cents>, paragraph: string) =>
    lessOf(label, due, paid, 'What is due less what is paid', { text: `12 CFR 1026.38(${paragraph}` });
  return {
    dueFromBorrower,
    paidForBorrower,
    cashFromBorrower: less('Cash to close from borrower', dueFromBorrower, paidForBorrower, 'j)(3)'),
    dueToSeller,
    dueFromSeller,
    cashToSeller: less('Cash to seller', dueToSeller, dueFromSeller, 'k)(3)'),
  };
}
