import type { PaperState } from '../check-printing/index.ts';
import {
  type DisbursementMethod,
  type DisbursementState,
  methodNames,
  type PostedNumber,
} from '../check-writing/index.ts';
import { diffDates, type WireDate } from '../dates/index.ts';
import type { ListColumn } from './list-column.ts';

/** A disbursement of any file, with what became of it. Cents. */
export interface ListedDisbursement extends PostedNumber {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly method: DisbursementMethod;
  readonly date: WireDate;
  readonly amount: number;
  readonly payee: string;
  readonly checkNumber: number | null;
  readonly reference: string | null;
  readonly memo: string | null;
  readonly ordersID: number;
  /** How many files pay by it: of several, `ordersID` is the first of them. */
  readonly files: number;
  readonly fileNumber: string;
  readonly state: DisbursementState;
  /** When it was paid, voided, stopped or taken back, and why. */
  readonly endedOn: WireDate | null;
  readonly reason: string | null;
  /** What a check is on paper; null of what is sent electronically. */
  readonly paper: PaperState | null;
}

/** What disbursements may have become. */
export const disbursementStates = [
  'outstanding',
  'paid',
  'voided',
  'stopped',
  'taken back',
] as const satisfies readonly DisbursementState[];
export const disbursementStateNames = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
} as const satisfies Readonly<Record<DisbursementState, string>>;

/** By what they are ordered. */
export const disbursementSorts = ['date', 'number', 'payee', 'fileNumber', 'amount', 'endedOn'] as const;
export type DisbursementSort = (typeof disbursementSorts)[number];

/** What checks are on paper. */
export const paperStates = ['not printed', 'printed', 'spoiled'] as const satisfies readonly PaperState[];
export const paperNames = {
  'not printed': 'Not printed',
  printed: 'Printed',
  spoiled: 'Spoiled',
} as const satisfies Readonly<Record<PaperState, string>>;

/** How many days something has been outstanding; null of what is not. */
export const outstandingDays = (
  { state, date }: Pick<ListedDisbursement, 'state' | 'date'>,
  today: WireDate,
): number | null => (state === 'outstanding' ? Math.max(0, diffDates(date, today, 'days')) : null);

/** The disbursements of all files. */
export const disbursementColumns = (today: WireDate): readonly ListColumn<ListedDisbursement>[] => [
  { id: 'date', header: 'Date', kind: 'date', value: ({ date }) => date },
  {
    id: 'number',
    header: 'Number',
    kind: 'identifier',
    value: ({ checkNumber, reference }) => checkNumber ?? reference,
  },
  { id: 'method', header: 'Method', kind: 'text', value: ({ method }) => methodNames[method] },
  { id: 'payee', header: 'Payee', kind: 'text', value: ({ payee }) => payee },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'state', header: 'State', kind: 'text', value: ({ state }) => disbursementStateNames[state] },
  { id: 'endedOn', header: 'Since', kind: 'date', value: ({ endedOn }) => endedOn },
  { id: 'age', header: 'Days', kind: 'number', value: (row) => outstandingDays(row, today) },
  { id: 'paper', header: 'Paper', kind: 'text', value: ({ paper }) => paper && paperNames[paper] },
  { id: 'reason', header: 'Reason', kind: 'text', value: ({ reason }) => reason },
];
