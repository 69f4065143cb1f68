import { ledgerKindNames, type PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { LedgerKind } from '../ledger/index.ts';
import type { ListColumn } from './list-column.ts';

/** A posting to a bank account, with what the book has after it. Amounts are in cents. */
export interface ActivityRow extends PostedNumber {
  readonly date: WireDate;
  readonly postedAt: string;
  readonly postedBy: string;
  readonly kind: LedgerKind;
  /** Of a correction what it takes back. */
  readonly takesBack: LedgerKind | null;
  /** Whether it was taken back since. */
  readonly isTakenBack: boolean;
  /** The file of it, the first where it is of several; null where it is of none. */
  readonly ordersID: number | null;
  readonly fileNumber: string | null;
  /** How many files it is of. */
  readonly files: number;
  /** Who was paid, or paid; of what carries another on, or takes it back, that of the other. So is the number. */
  readonly name: string | null;
  readonly reference: string | null;
  /** What came in or went out as the book has it: cash, in transit and outstanding; both null of what only moves within. */
  readonly in: number | null;
  readonly out: number | null;
  readonly balance: number;
}

/** Which postings of a register are shown. */
export const activityParts = ['in', 'out', 'in and out', 'corrections'] as const;
export type ActivityPart = (typeof activityParts)[number];
export const activityPartNames = {
  in: 'In',
  out: 'Out',
  'in and out': 'In and out',
  corrections: 'Taken back',
} as const satisfies Readonly<Record<ActivityPart, string>>;

/** What was posted, in words: `Taken back: Check`. */
export function activityWords({ kind, takesBack }: Pick<ActivityRow, 'kind' | 'takesBack'>): string {
  const name = ledgerKindNames[kind];
  return takesBack === null ? name : `${name}: ${ledgerKindNames[takesBack]}`;
}

/** Whose money it is, in words. */
export function activityFile({ fileNumber, files }: Pick<ActivityRow, 'fileNumber' | 'files'>): string {
  if (fileNumber === null) return '';
  return files > 1 ? `${fileNumber} and ${files - 1} more` : fileNumber;
}

/** The register, but for the instants, which are written in the time zone of whoever reads. */
export const activityColumns = (instant: (at: string) => string): readonly ListColumn<ActivityRow>[] => [
  { id: 'date', header: 'Date', kind: 'date', value: ({ date }) => date },
  { id: 'postedAt', header: 'Posted', kind: 'text', value: ({ postedAt }) => instant(postedAt) },
  { id: 'postedBy', header: 'By', kind: 'text', value: ({ postedBy }) => postedBy },
  { id: 'what', header: 'What', kind: 'text', value: activityWords },
  { id: 'file', header: 'File', kind: 'identifier', value: activityFile },
  { id: 'name', header: 'Payee or payer', kind: 'text', value: ({ name }) => name },
  { id: 'reference', header: 'Number', kind: 'identifier', value: ({ reference }) => reference },
  { id: 'in', header: 'In', kind: 'money', value: (row) => row.in },
  { id: 'out', header: 'Out', kind: 'money', value: (row) => row.out },
  { id: 'balance', header: 'Book balance', kind: 'money', value: ({ balance }) => balance },
];
