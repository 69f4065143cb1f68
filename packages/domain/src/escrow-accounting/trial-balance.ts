import { diffDates, type WireDate } from '../dates/index.ts';
import type { Counted } from '../reconciliation/index.ts';
import type { ListColumn } from './list-column.ts';

/** The money of a file in a bank account at the end of a day, in cents. */
export interface TrialBalanceRow {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly ordersID: number;
  readonly fileNumber: string;
  /** What is owed to the file, less what it lacks. */
  readonly balance: number;
  /** What of it is not collected yet, may be paid, or is set apart for somebody. */
  readonly uncollected: number;
  readonly available: number;
  readonly apart: number;
  /** What the file lacks: advanced, lost or short. */
  readonly lacking: number;
  /** The last day by then on which something was posted. */
  readonly lastActivity: WireDate;
}

/** What files come to. Those below zero are never added to the others. */
export interface TrialBalanceSums {
  readonly positive: Counted;
  readonly negative: Counted;
  /** How many have nothing and lack nothing. */
  readonly zero: number;
  readonly uncollected: number;
  readonly available: number;
  readonly apart: number;
  readonly lacking: number;
}

/** The control account that the files are held against. */
export interface ControlAccount {
  readonly cash: number;
  readonly inTransit: number;
  /** Below zero: it lessens what the bank has. */
  readonly outstanding: number;
  /** What is of no file: interest that is not given yet above zero, what the bank took below. */
  readonly noFile: number;
  /** Of that what is interest, and what nobody has claimed, with the day on which the oldest of it came in. */
  readonly interest: number;
  readonly unclaimed: number;
  readonly unclaimedSince: WireDate | null;
}

/** By what the files are ordered. By balance, those below zero stand first. */
export const trialBalanceSorts = [
  'balance',
  'fileNumber',
  'uncollected',
  'available',
  'apart',
  'lacking',
  'lastActivity',
] as const;
export type TrialBalanceSort = (typeof trialBalanceSorts)[number];

/** Which files are shown of all. */
export const trialBalanceParts = ['below zero', 'lacking', 'not collected', 'set apart'] as const;
export type TrialBalancePart = (typeof trialBalanceParts)[number];
export const trialBalancePartNames = {
  'below zero': 'Below zero',
  lacking: 'Lacking',
  'not collected': 'Not collected',
  'set apart': 'Set apart',
} as const satisfies Readonly<Record<TrialBalancePart, string>>;

/** How many days since something was posted. */
export const idleDays = (lastActivity: WireDate, asOf: WireDate): number => diffDates(lastActivity, asOf, 'days');

/** What the bank accounts have by the book: at the bank, with what is in transit and without what is outstanding. */
export const bookOf = ({ cash, inTransit, outstanding }: ControlAccount): number => cash + inTransit + outstanding;

/** What the files come to, with what is of none. */
export const filesOf = (
  { positive, negative }: Pick<TrialBalanceSums, 'positive' | 'negative'>,
  { noFile }: Pick<ControlAccount, 'noFile'>,
): number => positive.amount + negative.amount + noFile;

/** The trial balance of a day. */
export const trialBalanceColumns = (asOf: WireDate): readonly ListColumn<TrialBalanceRow>[] => [
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  { id: 'balance', header: 'Balance', kind: 'money', value: ({ balance }) => balance },
  { id: 'uncollected', header: 'Not collected', kind: 'money', value: ({ uncollected }) => uncollected },
  { id: 'available', header: 'Available', kind: 'money', value: ({ available }) => available },
  { id: 'apart', header: 'Set apart', kind: 'money', value: ({ apart }) => apart },
  { id: 'lacking', header: 'Lacking', kind: 'money', value: ({ lacking }) => lacking },
  { id: 'lastActivity', header: 'Last activity', kind: 'date', value: ({ lastActivity }) => lastActivity },
  { id: 'idle', header: 'Days', kind: 'number', value: ({ lastActivity }) => idleDays(lastActivity, asOf) },
];
