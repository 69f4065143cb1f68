import type { Cents } from '../money/index.ts';
import type { Trace } from '../trace/index.ts';
import type { FeeKind } from './fee-kinds.ts';

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

/** Who pays where neither borrower nor seller does. A charge of the lender is marked (L) on a closing disclosure. */
export const otherPayers = ['lender', 'agent', 'broker', 'builder', 'another'] as const;

export type OtherPayer = (typeof otherPayers)[number];

/** When a charge is paid. What is paid before closing is no part of the cash of closing. */
export const paymentTimes = ['atClosing', 'beforeClosing'] as const;

export type PaymentTime = (typeof paymentTimes)[number];

/** How far an amount may rise above its estimate (12 CFR 1026.19(e)(3)). */
export const toleranceBuckets = ['zero', 'tenPercent', 'canChange'] as const;

export type ToleranceBucket = (typeof toleranceBuckets)[number];

/** Where an amount comes from; a figure the office typed is never replaced by a calculated one. */
export const feeSources = ['lender', 'typed', 'calculated'] as const;

export type FeeSource = (typeof feeSources)[number];

/** A part of a fee: who pays how much, and when. A credit is below zero. */
export interface FeeCharge {
  readonly paidBy: Payer;
  readonly when: PaymentTime;
  readonly amount: Cents;
  /** Who the other payer is; `another` where it is not said. Only of charges of others. */
  readonly payer?: OtherPayer;
  /** How a calculated amount came about. */
  readonly trace?: Trace;
}

/** One fee of a file: the one model that every statement is made of. */
export interface Fee {
  /** Its own in the file. */
  readonly code: string;
  readonly label: string;
  readonly section: FeeSection;
  /** What it is for, which the numbered forms give lines of their own; `general` where it is not said. */
  readonly kind?: FeeKind;
  readonly payee?: string;
  readonly bucket: ToleranceBucket;
  readonly source: FeeSource;
  /** What is really charged. */
  readonly charges: readonly FeeCharge[];
  /** What a closing disclosure shows instead, where a rule says so: premiums of policies issued together. The sum is the same over those fees. */
  readonly disclosed?: readonly FeeCharge[];
  /** What the borrower pays of it at or before closing is a prepaid finance charge (12 CFR 1026.4, 1026.2(a)(23)). */
  readonly isFinanceCharge?: boolean;
  /** What the borrower was told before: on the loan estimate or the good faith estimate. */
  readonly estimate?: Cents;
  /** What of its terms nobody bears; below zero what is borne beyond them. The settlement is out of balance by it. */
  readonly unborne?: Cents;
}
