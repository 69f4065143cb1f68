import type { PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';

/** What keeps an item from being matched. */
export const exceptionKinds = [
  'Amount differs',
  'Paid twice',
  'Paid after it ended',
  'Paid before its date',
  'Unknown check',
  'Not in book',
  'Bank charge',
  'Interest',
  'Returned deposit',
  'Not released',
  'Not deposited',
  'Not at bank',
  'Old check',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** What to do about one. */
export const nextSteps = [
  'Ask bank',
  'Post charge',
  'Post interest',
  'Return receipt',
  'Deposit',
  'Call payee',
  'Find sender',
  'Look at check',
  'Ask who sent it',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** An item that waits for somebody. Of the bank or of the book: one of `bankItemID` and `bookItem` is null, but where both are known and differ. */
export interface ReconciliationException {
  readonly kind: ExceptionKind;
  readonly bankItemID: number | null;
  readonly bookItem: PostedNumber | null;
  /** What it is about in words: `Check 20388, file 12-3390`. */
  readonly item: string;
  /** Cents of the item. */
  readonly amount: number;
  readonly since: WireDate;
  /** Days since then. */
  readonly age: number;
  readonly nextStep: NextStep;
}

/** An exception without what follows from its day. */
export type FoundException = Omit<ReconciliationException, 'age'>;
