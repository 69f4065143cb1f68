import type { Cents } from '../money/index.ts';
import { cents } from '../money/index.ts';
import { nameKey } from '../parties/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';

/** A proposed disbursement of a file, as far as it is summed up. */
export interface PayeeRow {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly key: string;
  readonly payee: string;
  readonly amount: number;
  readonly blocked: string | null;
}

/** Whom several files would pay, with what they would pay. */
export interface PayeeOfFiles<R extends PayeeRow = PayeeRow> {
  /** Its own: names that differ in capitals and blanks alone are one. */
  readonly key: string;
  readonly payee: string;
  readonly files: number;
  /** Of the rows that may be paid now, in cents. */
  readonly ready: number;
  readonly amount: number;
  readonly rows: readonly R[];
}

/**
 * Words that a payee is found by, in small letters. Commas and `and` stand between names that are one payee, and in none of them, so they are left out; `and`
 * alone is a word as any other.
 */
export function payeeWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => word !== 'and');
  return telling.length > 0 ? telling : words;
}

/** Whether a payee has all words that are looked for (`payeeWords`). */
export function isPayeeOf(payee: string, words: readonly string[]): boolean {
  const name = payee.toLowerCase();
  return words.every((word) => name.includes(word));
}

/** Rows by whom they pay, those of most files first. */
export function payeesOf<R extends PayeeRow>(rows: readonly R[]): readonly PayeeOfFiles<R>[] {
  const named = rows.filter(({ payee }) => payee.trim() !== '');
  return [...Map.groupBy(named, ({ payee }) => nameKey(payee))]
    .map(([key, own]) => ({
      key,
      payee: own[0]?.payee ?? '',
      files: new Set(own.map(({ ordersID }) => ordersID)).size,
      ready: own.reduce((sum, { amount, blocked }) => (blocked === null ? sum + amount : sum), 0),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      rows: own,
    }))
    .toSorted((one, other) => other.files - one.files || Number(one.key > other.key) - Number(one.key < other.key));
}

/** What files pay together, with the amount of each. */
export const togetherTotal = (
  rows: readonly Pick<PayeeRow, 'ordersID' | 'fileNumber' | 'amount'>[],
  words = 'The sum of the files that are ticked',
): Explained<Cents> =>
  sumOf(
    'Paid together',
    rows.map(({ fileNumber, amount, ordersID }) =>
      given(`File ${fileNumber}`, money(cents(amount)), `files.${ordersID}`),
    ),
    words,
  );
