import { addCents, type Cents, cents, negateCents, subtractCents, zeroCents } from '../money/index.ts';
import type { ClosingCosts } from './closing-costs.ts';
import type { SummaryLine, Transaction } from './summaries.ts';

/** A row of a table that calculates the cash to close: what was estimated, what it is, and whether that is another amount. */
export interface CashRow {
  readonly label: string;
  readonly estimate: Cents;
  readonly final: Cents;
  /** "Did this change?", by the whole dollar of the estimate (12 CFR 1026.38(i)(1)(iii)). */
  readonly hasChanged: boolean;
}

/** Amounts by the key of their row; a row without one is zero. */
type Amounts = Readonly<Record<string, Cents>>;

/** The rows of the standard table, in its order (12 CFR 1026.38(i)). */
export const standardRows = {
  closingCosts: 'Total Closing Costs (J)',
  paidBefore: 'Closing Costs Paid Before Closing',
  financed: 'Closing Costs Financed (Paid from your Loan Amount)',
  downPayment: 'Down Payment/Funds from Borrower',
  deposit: 'Deposit',
  fundsForBorrower: 'Funds for Borrower',
  sellerCredits: 'Seller Credits',
  adjustments: 'Adjustments and Other Credits',
  cashToClose: 'Cash to Close',
} as const;

/** The rows of the table of a loan without a seller (12 CFR 1026.38(e)). */
export const noSellerRows = {
  loanAmount: 'Loan Amount',
  closingCosts: 'Total Closing Costs (J)',
  paidBefore: 'Closing Costs Paid Before Closing',
  payoffs: 'Total Payoffs and Payments (K)',
  cashToClose: 'Cash to Close',
} as const;

type Final<Rows> = Readonly<Record<keyof Rows, Cents>>;

const sum = (lines: readonly SummaryLine[]) => addCents(...lines.map(({ amount }) => amount));

/** The amounts of the standard table for a purchase. Those that lessen the cash to close are below zero. */
export function cashToClose(transaction: Transaction, costs: ClosingCosts): Final<typeof standardRows> {
  const { salePrice, loanAmount, existingLoansAssumed, deposit, sellerCredit } = transaction;
  const down = subtractCents(salePrice, addCents(loanAmount, existingLoansAssumed));
  const isFinanced = down < 0;
  const before = {
    closingCosts: costs.total.value,
    paidBefore: negateCents(costs.columns.borrowerBeforeClosing),
    // A loan beyond the price pays closing costs first; what is left of it goes to the borrower.
    financed: isFinanced ? cents(Math.max(down, -costs.total.value)) : zeroCents,
    downPayment: isFinanced ? zeroCents : down,
    deposit: negateCents(deposit),
    fundsForBorrower: isFinanced ? cents(Math.min(0, down + costs.total.value)) : zeroCents,
    sellerCredits: negateCents(sellerCredit),
    adjustments: addCents(
      transaction.personalProperty,
      sum(transaction.paidInAdvance),
      negateCents(sum(transaction.unpaidBySeller)),
      negateCents(sum(transaction.otherCredits)),
    ),
  };
  return { ...before, cashToClose: addCents(...Object.values(before)) };
}

/** The amounts of the table without a seller: a refinance. Cash to close below zero goes to the borrower. */
export function cashToCloseWithoutSeller(
  loanAmount: Cents,
  payoffs: readonly SummaryLine[],
  costs: ClosingCosts,
): Final<typeof noSellerRows> {
  const before = {
    loanAmount: negateCents(loanAmount),
    closingCosts: costs.total.value,
    paidBefore: negateCents(costs.columns.borrowerBeforeClosing),
    payoffs: sum(payoffs),
  };
  return { ...before, loanAmount, cashToClose: addCents(...Object.values(before)) };
}

/** The table with its third column. An amount has changed when it is another one in whole dollars, as the estimate shows them. */
export function compareWithEstimate(
  rows: Readonly<Record<string, string>>,
  estimate: Amounts,
  final: Amounts,
): CashRow[] {
  return Object.entries(rows).map(([key, label]) => {
    const [before = zeroCents, after = zeroCents] = [estimate[key], final[key]];
    return { label, estimate: before, final: after, hasChanged: dollars(before) !== dollars(after) };
  });
}

const dollars = (amount: Cents) => Math.sign(amount) * Math.round(Math.abs(amount) / 100) + 0;
