import type { WireDate } from '../dates/index.ts';

/** What a bank is told of a check: that it may pay it, or that it may not any more. */
export const positivePayKinds = ['issue', 'void', 'stop'] as const;

/** What a bank is told of a check. */
export type PositivePayKind = (typeof positivePayKinds)[number];

/** Something that happened to a check and that its bank is told of, once. What was taken back is told as a void. */
export interface PositivePayEvent {
  readonly kind: PositivePayKind;
  readonly checkNumber: number;
  /** Of the check, in cents. */
  readonly amount: number;
  readonly payee: string;
  /** The day of the check. */
  readonly issuedOn: WireDate;
  /** The day of what happened: that of the check, or that of its end. */
  readonly happenedOn: WireDate;
}

/** What becomes of a file. */
export const positivePayStates = ['made', 'accepted', 'taken back'] as const;

/** What became of a file. */
export type PositivePayState = (typeof positivePayStates)[number];

/** Whose checks a file is of, in full: only what makes the file knows it. */
export interface PositivePayAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** What a file says of itself. */
export interface PositivePayFacts {
  readonly date: WireDate;
  /** The number of the file, from 1. */
  readonly number: number;
}

/** What is wrong with a file: at which field of which line, for which check. */
export interface PositivePayProblem {
  /** Where in the layout: `detail.3`, `trailer.0.2`, `fileName`. */
  readonly path: string;
  /** What the field is called. */
  readonly label: string;
  /** Null of headers and trailers. */
  readonly checkNumber: number | null;
  readonly why: string;
}

/** Why a number between the first and the last check of a file is not in it. */
export const gapReasons = [
  'told before',
  'ended before it was told',
  'taken back before it was told',
  'paid before it was told',
  'not used',
] as const;

/** Numbers of checks that a file leaves out. */
export interface PositivePayGap {
  readonly from: number;
  readonly to: number;
  readonly why: (typeof gapReasons)[number];
}
