import type { WireDate } from '../../dates/index.ts';

/** What the ledger says of a check that a bank asks about. */
export const exceptionFindings = [
  'agrees',
  'amount',
  'payee',
  'no payee',
  'ending',
  'paid',
  'void',
  'stopped',
  'taken back',
  'twice',
  'unknown',
] as const;
/** What the ledger says of a check that a bank asks about. */
export type ExceptionFinding = (typeof exceptionFindings)[number];

/** What a finding is called. */
export const exceptionFindingNames = {
  agrees: 'Agrees',
  amount: 'Amount differs',
  payee: 'Payee differs',
  'no payee': 'Payee not given',
  ending: 'Asked to end',
  paid: 'Paid before',
  void: 'Void',
  stopped: 'Stopped',
  'taken back': 'Taken back',
  twice: 'Presented twice',
  unknown: 'Unknown',
} as const satisfies Readonly<Record<ExceptionFinding, string>>;

/** What a bank is told to do with a check. */
export const exceptionDecisions = ['pay', 'return'] as const;
/** What a bank is told to do with a check. */
export type ExceptionDecision = (typeof exceptionDecisions)[number];

/** What a decision is called. */
export const exceptionDecisionNames = {
  pay: 'Pay',
  return: 'Return',
} as const satisfies Readonly<Record<ExceptionDecision, string>>;

/** How long the texts of exceptions are at most, and what else bounds them. */
export const exceptionLimits = {
  payee: 120,
  bankReason: 120,
  reason: 200,
  fileName: 200,
  heading: 80,
  /** Rows of one file of a bank. */
  rows: 2000,
  /** Bytes of one. */
  bytes: 1_000_000,
  /** Decisions in one file. */
  answers: 2000,
} as const;

/** A check as a bank asks about it. */
export interface PresentedCheck {
  readonly checkNumber: number;
  /** In cents. */
  readonly amount: number;
  /** As the bank reads it; null where it says none. */
  readonly payee: string | null;
  readonly presentedOn: WireDate;
  /** Why the bank asks, in its words. */
  readonly bankReason: string | null;
}

/** What became of a check so that it is not to be paid. */
export type CheckEnd = 'paid' | 'void' | 'stopped' | 'taken back';

/** A check as the ledger has it. */
export interface LedgerCheck {
  /** In cents. */
  readonly amount: number;
  readonly payee: string;
  readonly drawnOn: WireDate;
  readonly ended: { readonly how: CheckEnd; readonly on: WireDate } | null;
  /** Somebody asks to void or to stop it, which waits for approval; null where nobody does. */
  readonly endAsked: 'void' | 'stop' | null;
  /** The bank was told of it in a file that stands. */
  readonly isTold: boolean;
  /** The day of another presentment of it that was decided to be paid before; null where there is none. */
  readonly otherPay: WireDate | null;
}
