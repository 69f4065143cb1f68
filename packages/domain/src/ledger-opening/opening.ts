import type { WireDate } from '../dates/index.ts';

/** How many rows an opening has at most, as all of it is posted at once, and how long its texts are. */
export const openingLimits = { files: 2_000, payments: 2_000, deposits: 500, reason: 300 } as const;

/** How far an opening has come: it is asked for by one and decided by another. */
export const openingStates = ['asked', 'approved', 'refused', 'withdrawn'] as const;
export type OpeningState = (typeof openingStates)[number];

/** What a file has on the books of the former product at the end of the day; cents, above 0. */
export interface OpeningFile {
  readonly ordersID: number;
  readonly balance: number;
}

/** A check, wire or ACH payment that the former product made and the bank has not paid. */
export interface OpeningPayment {
  readonly ordersID: number;
  readonly method: 'check' | 'wire out' | 'ACH out';
  readonly checkNumber: number | null;
  readonly reference: string | null;
  readonly payee: string;
  /** The day it was made. */
  readonly date: WireDate;
  readonly amount: number;
}

/** Money that the former product took in and the bank does not have yet. */
export interface OpeningDeposit {
  readonly ordersID: number;
  readonly payer: string;
  readonly reference: string | null;
  readonly date: WireDate;
  readonly amount: number;
}

/** How a bank account begins: what it has at the end of a day, whose that is, and what is on its way. */
export interface Opening {
  readonly bankAccountID: number;
  readonly date: WireDate;
  /** What the bank says that there is at the end of the day. */
  readonly bankBalance: number;
  readonly files: readonly OpeningFile[];
  readonly payments: readonly OpeningPayment[];
  readonly deposits: readonly OpeningDeposit[];
}
