import type { Cents } from '../money/index.ts';
import type { Trace } from '../trace/index.ts';

/** What a proration is for where numbered forms have lines of their own for it. */
export const prorationKinds = ['cityTaxes', 'countyTaxes', 'assessments'] as const;

export type ProrationKind = (typeof prorationKinds)[number];

const prorationWords: Readonly<Record<ProrationKind, RegExp>> = {
  cityTaxes: /^(city|town)\b.*tax/i,
  countyTaxes: /^county\b.*tax/i,
  assessments: /^assessment/i,
};

/** What a proration is for by what it is called, for prorations that do not say it otherwise; undefined where no form has a line of its own for it. */
export const prorationKindCalled = (label: string): ProrationKind | undefined =>
  prorationKinds.find((kind) => prorationWords[kind].test(label));

/** A line of a summary that is not calculated here: a payoff, a rebate, a proration. */
export interface SummaryLine {
  readonly label: string;
  readonly amount: Cents;
  /** Who gets or gives the money, where it is neither buyer nor seller. */
  readonly party?: string;
  /** Of a proration: what it is for. */
  readonly kind?: ProrationKind;
  /** How a calculated amount came about. */
  readonly trace?: Trace;
}

/**
 * An adjustment that is no proration: rent, repairs, a gift of equity. Above zero the side owes it, below zero it is credited. What the sides do not owe each
 * other comes from or goes to the party; without one the settlement is out of balance by it.
 */
export interface Adjustment {
  readonly label: string;
  readonly buyer: Cents;
  readonly seller: Cents;
  readonly party?: string;
  /** How the amounts came about, without their sign. */
  readonly traces?: Partial<Readonly<Record<'buyer' | 'seller', Trace>>>;
}

/** The amounts of a purchase that are one figure each, and what they are called. */
export const transactionAmounts = {
  salePrice: 'Sale price',
  personalProperty: 'Personal property',
  loanAmount: 'Loan amount',
  deposit: 'Deposit',
  excessDeposit: 'Excess deposit',
  existingLoansAssumed: 'Existing loans assumed',
  sellerCredit: 'Seller credit',
} as const;

export type TransactionAmount = keyof typeof transactionAmounts;

/** What makes the loans of a purchase pay other amounts due beside the price, too (12 CFR 1026.38(i)(4)(ii)(A)(2)). */
export const purchasesWith = ['Improvements to the property', 'Simultaneous subordinate financing'] as const;

/** What the summaries of a purchase are made of besides its closing costs. */
export interface Transaction {
  readonly salePrice: Cents;
  readonly personalProperty: Cents;
  readonly loanAmount: Cents;
  readonly deposit: Cents;
  /** What of the deposit the seller's side already holds beyond what it may keep. */
  readonly excessDeposit: Cents;
  readonly existingLoansAssumed: Cents;
  readonly sellerCredit: Cents;
  /** The seller's loans that are paid off. */
  readonly payoffs: readonly SummaryLine[];
  /** Credits of the borrower from others than the seller: rebates, gifts. Each names who gives it. */
  readonly otherCredits: readonly SummaryLine[];
  /** Items the seller has paid for days of the borrower: added to both sides. */
  readonly paidInAdvance: readonly SummaryLine[];
  /** Items the seller has not paid for days of their own: taken off both sides. */
  readonly unpaidBySeller: readonly SummaryLine[];
  readonly adjustments?: readonly Adjustment[];
  /** The loans are held against all that is due, not against the price alone: a purchase with one of `purchasesWith`. */
  readonly loansPayAllDue?: boolean;
  /** How its amounts came about, where they are made of several or were given by a field of another name. */
  readonly reasons?: Partial<Readonly<Record<TransactionAmount, Trace>>>;
}

/** A loan without a seller: what it pays off, and what else comes in. */
export interface Refinance {
  readonly loanAmount: Cents;
  /** Loans, debts and others that are paid from the new loan. */
  readonly payoffs: readonly SummaryLine[];
  /** Credits of the borrower from others. */
  readonly otherCredits: readonly SummaryLine[];
  readonly reasons?: Pick<NonNullable<Transaction['reasons']>, 'loanAmount'>;
}
