import type { WireDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type CostColumn, costColumns, type FeeKind, type FeeSection } from '../settlement/index.ts';
import type { DisclosedFactName, DisclosedValue } from './disclosed-facts.ts';

/** From and to which day something runs. */
interface DisclosedDays {
  readonly from: WireDate;
  readonly to: WireDate;
}

/** A line of the closing cost details. */
export interface DisclosedFee {
  readonly section: FeeSection;
  /** As the form prints it. */
  readonly label: string;
  /** It has no name: its label is the type that a file gives for it. */
  readonly isUnnamed?: true;
  /** What it is for; null where nobody says it in words both sides know. */
  readonly kind: FeeKind | null;
  /** Who is paid. */
  readonly payee: string | null;
  /** What is paid in each column; columns of zero are left out. */
  readonly columns: Readonly<Partial<Record<CostColumn, Cents>>>;
  /** What of that of others the lender pays: (L). Left out where it is nothing. */
  readonly byLender?: Cents;
  readonly isOptional?: true;
  /** Months of a prepaid item or of an escrow deposit. */
  readonly months?: number;
  /** What a month of an escrow deposit is, or a day of prepaid interest. */
  readonly each?: Cents;
  readonly days?: DisclosedDays;
  /** The row of our statement it is typed in. */
  readonly from?: string;
}

/** What a line of the summaries of the transactions is. */
export const disclosedLineKinds = [
  'deposit',
  'excessDeposit',
  'sellerCredit',
  'otherCredit',
  'adjustment',
  'payment',
  'payoff',
  'paidInAdvance',
  'unpaidBySeller',
] as const;

export type DisclosedLineKind = (typeof disclosedLineKinds)[number];

/** The letters that lines of the summaries stand under; P of a disclosure without a seller. */
export const lineSections = ['K', 'L', 'M', 'N', 'P'] as const;

export type LineSection = (typeof lineSections)[number];

/** A line of the summaries of the transactions, or of payoffs and payments. A credit among payoffs and payments is below zero. */
export interface DisclosedLine {
  readonly section: LineSection;
  readonly kind: DisclosedLineKind;
  readonly label: string;
  /** It has no name: its label is the type that a file gives for it. */
  readonly isUnnamed?: true;
  readonly amount: Cents;
  /** Who gives or gets it, or is paid off. */
  readonly party: string | null;
  readonly days?: DisclosedDays;
  /** The row of our statement it is typed in. */
  readonly from?: string;
}

/** Least and most where an amount varies, otherwise the same twice. */
interface DisclosedRange {
  readonly least: Cents;
  readonly most: Cents;
}

/** A column of the projected payments. */
export interface DisclosedPayment {
  readonly fromYear: number;
  readonly toYear: number;
  readonly isFinal: boolean;
  readonly principalAndInterest: DisclosedRange;
  readonly mortgageInsurance: Cents;
  readonly escrow: Cents;
  readonly total: DisclosedRange;
}

/** What a closing disclosure says, whoever made it. What it does not say is left out, never zero. */
export interface DisclosedStatement {
  readonly facts: Readonly<Partial<Record<DisclosedFactName, DisclosedValue>>>;
  readonly fees: readonly DisclosedFee[];
  readonly lines: readonly DisclosedLine[];
  /** Null where it does not say them. */
  readonly payments: readonly DisclosedPayment[] | null;
}

/** How much of a disclosure is read: what UCD allows of a section and more than any form has. */
export const disclosureLimits = { fees: 400, lines: 300, payments: 4, text: 300, months: 999 } as const;

/** Columns without those of zero, in their order. */
export const withoutZeros = (columns: DisclosedFee['columns']): DisclosedFee['columns'] =>
  Object.fromEntries(costColumns.flatMap((column) => (columns[column] ? [[column, columns[column]]] : [])));
