import type { Cents } from '../money/index.ts';

/** Where a rule stands: "12 CFR 1026, Appendix J (b)(8)", and its public address if it has one. */
export interface Citation {
  readonly text: string;
  readonly href?: string;
}

/** A figure of a trace. `rate` is a percentage as a decimal string; `text` is anything that is no figure, such as a date or a choice. */
export type TraceValue =
  | { readonly kind: 'money'; readonly cents: Cents }
  | { readonly kind: 'rate'; readonly percent: string }
  | { readonly kind: 'count'; readonly count: number; readonly unit?: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Why a figure is what it is: what it is called, what was done in words, with what, how it was rounded and by which rule. A calculation
 * makes the trace as it goes; it is never written beside it (house.md, Money). Steps without inputs are what was given.
 */
export interface Trace {
  readonly label: string;
  readonly value: TraceValue;
  /** What was done, in words: "Loan amount times the rate, over 360 days". */
  readonly formula?: string;
  /** The same as arithmetic of the inputs in their order, by which it can be worked out again: `halfUp(a * b / 100)`. */
  readonly math?: string;
  /** The rounding applied: "to the cent, half up". */
  readonly rounding?: string;
  readonly rule?: Citation;
  /** Who gave a figure that was not calculated: the name of its field. */
  readonly field?: string;
  readonly inputs?: readonly Trace[];
}

/** A computed figure with its reason. */
export interface Explained<T> {
  readonly value: T;
  readonly trace: Trace;
}
