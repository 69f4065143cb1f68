import type { WireDate } from '../../dates/index.ts';
import type { FundsInstrument } from './instruments.ts';

/** A receipt as the rules of good funds look at it. */
export interface FundsAsked {
  /** Of the bank account: two capital letters. */
  readonly state: string;
  readonly instrument: FundsInstrument;
  /** Cents above 0. */
  readonly amount: number;
  /** Who it is from, the same text for the same party: some states limit what one party may bring. */
  readonly payer: string;
  readonly receivedOn: WireDate;
  /** The day it reached the bank; null while it has not. */
  readonly depositedOn: WireDate | null;
  /** The other receipts of the file that stand, where a rule limits what comes together. */
  readonly others: readonly { readonly instrument: FundsInstrument; readonly amount: number; readonly payer: string }[];
}

/** When a receipt is good funds, and by which rule. */
export interface FundsAvailability {
  /** `at once` when it is received; `from` a day on; `after deposit`: a day that follows from the deposit, which is not made yet; `collection`: when the bank has finally paid it. */
  readonly kind: 'at once' | 'from' | 'after deposit' | 'collection';
  /** The day of `from`. */
  readonly on: WireDate | null;
  /** Where the rule stands, `Cal. Ins. Code § 12413.1`; null for a state without one: collected funds only. */
  readonly citation: string | null;
  /** In a sentence. */
  readonly words: string;
  /** What the state asks for instead of such a receipt: `Above 50,000.00 from one party Illinois asks for a wire`; null where it takes it. */
  readonly warning: string | null;
}

/** When a receipt is good funds. */
export function fundsAvailability(_asked: FundsAsked): FundsAvailability {
  throw new Error('not built');
}
