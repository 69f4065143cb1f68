import type { WireDate } from '../../dates/index.ts';
import type { FundsInstrument } from './instruments.ts';

/** When receipts under a rule are good: as soon as they are received, days after their deposit, or when the bank has finally paid them. */
export type RuleAvailability =
  | 'at once'
  | 'collection'
  | { readonly days: number; readonly counted: 'business days' | 'calendar days' };

/** How much a rule takes. */
export interface FundsLimit {
  /** In cents, the limit itself included. */
  readonly most: number;
  /** What counts towards it: all of the file, all of the same payer, or there may be but one in the file. */
  readonly together: 'file' | 'payer' | 'one';
  /** What is counted, where it is more than the instruments of the rule. */
  readonly counts?: readonly FundsInstrument[];
  /** What the state asks for instead, above the limit. */
  readonly above?: string;
}

/** A row: what a state says of some instruments. */
export interface FundsRule {
  readonly of: readonly FundsInstrument[];
  /** All of them have to hold. */
  readonly limits?: readonly FundsLimit[];
  readonly available: RuleAvailability;
  /** Its place within the citation of the state. */
  readonly at?: string;
  /** The rule and its condition, in a sentence. */
  readonly words: string;
}

/** What a state says of good funds, from a day on. */
export interface StateFunds {
  readonly state: string;
  /** First day; null: as long as it is known. */
  readonly from: WireDate | null;
  readonly citation: string;
  /** The first whose instruments and limits fit is taken. */
  readonly rules: readonly FundsRule[];
  /** Of what no rule takes, which is good when it is collected: in a sentence. */
  readonly otherwise: string;
}

/** Checks that a bank answers for. */
export const bankChecks: readonly FundsInstrument[] = ['Cashier’s check', 'Certified check', 'Teller’s check'];
/** Checks that only their drawer answers for. */
export const otherChecks: readonly FundsInstrument[] = [
  'Government check',
  'Trust account check',
  'Money order',
  'Personal check',
  'Business check',
];

/** On the day of the deposit. */
export const deposited: RuleAvailability = { days: 0, counted: 'business days' };
/** On the business day after that. */
export const nextBusinessDay: RuleAvailability = { days: 1, counted: 'business days' };

/** Cash where a state asks for collected funds and does not name it: banks credit it on the next business day. */
export const creditedCash: FundsRule = {
  of: ['Cash'],
  available: nextBusinessDay,
  words: 'Cash is collected when the bank has to credit it, on the next business day (12 CFR 229.10(a)).',
};
