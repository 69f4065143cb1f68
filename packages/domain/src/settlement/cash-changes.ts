import { type Cents, cents, subtractCents, toWholeDollars, zeroCents } from '../money/index.ts';
import { type Explained, given, money, type Trace } from '../trace/index.ts';
import type { noSellerRows, standardRows } from './cash-to-close.ts';

/** A key of a row of one of the two tables. */
export type CashRowKey = keyof typeof standardRows | keyof typeof noSellerRows;

/** A row of a table that calculates the cash to close: what was estimated, what it is, whether that is another amount, and why. */
export interface CashRow {
  readonly key: CashRowKey;
  readonly label: string;
  readonly estimate: Cents;
  readonly final: Cents;
  /** "Did this change?" from the estimate before it was rounded (comment 38(i)-2). */
  readonly hasChanged: boolean;
  /** What the form says beside a changed amount; none where it did not change, and none beside the cash to close. */
  readonly reasons: readonly string[];
  readonly trace: Trace;
}

/** Amounts that were estimated by the key of their row; a row without one was estimated as zero. */
export type EstimatedCash = Partial<Readonly<Record<CashRowKey, Cents>>>;

/** What the comparison needs besides the amounts. */
export interface CashChangeFacts {
  /** By how much closing costs are above the legal limits. */
  readonly overLimits?: Cents;
  /** What of that credits of the lender give back. */
  readonly credited?: Cents;
}

type Rows = Partial<Readonly<Record<CashRowKey, string>>>;

/**
 * The table with its third column and the texts of 12 CFR 1026.38(i)(1)(iii) to (8)(iii) and (e)(1)(iii) to (4)(iii). An amount has changed when it is not
 * the one that was estimated. Of an estimate in whole dollars, as its form shows it, the cents are not known: what may be their rounding is no change.
 */
export function compareWithEstimate(
  rows: Rows,
  estimate: EstimatedCash,
  final: Partial<Readonly<Record<CashRowKey, Explained<Cents>>>>,
  facts: CashChangeFacts = {},
): CashRow[] {
  return (Object.entries(rows) as [CashRowKey, string][]).map(([key, label]) => {
    const before = estimate[key] ?? zeroCents;
    const after = final[key];
    const amount = after?.value ?? zeroCents;
    const hasChanged = before % oneDollar === 0 ? before !== toWholeDollars(amount) : before !== amount;
    return {
      key,
      label,
      estimate: before,
      final: amount,
      hasChanged,
      reasons: hasChanged ? reasonsOf(key, subtractCents(amount, before), facts) : [],
      trace: after?.trace ?? given(label, money(zeroCents), key),
    };
  });
}

const oneDollar = cents(1_00);

/** The words the regulation asks for. Most rows that lessen the cash are below zero: what grew is then lower. */
function reasonsOf(
  key: CashRowKey,
  rise: Cents,
  { overLimits = zeroCents, credited = zeroCents }: CashChangeFacts,
): string[] {
  const way = (isMore: boolean) => (isMore ? 'increased' : 'decreased');
  switch (key) {
    case 'closingCosts': {
      const see = 'See Total Loan Costs (D) and Total Other Costs (I)';
      if (overLimits <= 0) return [see];
      const increase = `Increase exceeds legal limits by ${inWords(overLimits)}`;
      if (credited <= 0) return [see, increase];
      // The words of the form say that all of it is given back; any refund is directed to (12 CFR 1026.38(i)(1)(iii)(A)(3)).
      const part = credited < overLimits ? `${inWords(credited)} of the ` : '';
      return [see, `${increase}. See Lender Credits on page 2 for credit of ${part}excess amount`];
    }
    case 'paidBefore':
      return ['You paid these Closing Costs before closing'];
    case 'financed':
      return ['You included these Closing Costs in your loan amount, which increased your loan amount'];
    case 'downPayment':
      return [`You ${way(rise > 0)} this payment. See details in Sections K and L`];
    case 'deposit':
      return [`You ${way(rise < 0)} this payment. See Deposit in Section L`];
    case 'fundsForBorrower':
      return [`Your available funds from your loan amount have ${way(rise < 0)}`];
    case 'sellerCredits':
      return ['See Seller Credits in Section L'];
    case 'adjustments':
      return ['See details in Sections K and L'];
    case 'loanAmount':
      return [`Your loan amount has ${way(rise > 0)}`];
    case 'payoffs':
      return ['See Payoffs and Payments (K)'];
    case 'cashToClose':
      return [];
  }
}

const inWords = (amount: Cents) => {
  const digits = String(amount).padStart(3, '0');
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
};
