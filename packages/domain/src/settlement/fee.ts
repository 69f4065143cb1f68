import type { Cents } from '../money/index.ts';

/** Sections of the closing cost details that hold fees (12 CFR 1026.38(f), (g)). D, I and J are totals. */
export const feeSections = {
  A: 'Origination Charges',
  B: 'Services Borrower Did Not Shop For',
  C: 'Services Borrower Did Shop For',
  E: 'Taxes and Other Government Fees',
  F: 'Prepaids',
  G: 'Initial Escrow Payment at Closing',
  H: 'Other',
} as const;

export type FeeSection = keyof typeof feeSections;

/** Who bears a charge. `other` is anybody else: the lender, an agent, the other side of another deal. */
export const payers = ['borrower', 'seller', 'other'] as const;

export type Payer = (typeof payers)[number];

/** How far an amount may rise above its estimate (12 CFR 1026.19(e)(3)). */
export type ToleranceBucket = 'zero' | 'tenPercent' | 'canChange';

/** A part of a fee: who pays how much, and when. A credit is below zero. */
export interface FeeCharge {
  readonly paidBy: Payer;
  readonly when: 'atClosing' | 'beforeClosing';
  readonly amount: Cents;
}

/** One fee of a file: the one model that every statement is made of. */
export interface Fee {
  /** Its own in the file. */
  readonly code: string;
  readonly label: string;
  readonly section: FeeSection;
  readonly payee?: string;
  readonly bucket: ToleranceBucket;
  /** Where the amount comes from; a figure the office typed is never replaced by a calculated one. */
  readonly source: 'lender' | 'typed' | 'calculated';
  readonly charges: readonly FeeCharge[];
}
