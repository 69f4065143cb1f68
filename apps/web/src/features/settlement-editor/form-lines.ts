import type { AdjustmentKind } from '@closewright/domain/adjustments';
import { toleranceOfSection } from '@closewright/domain/fees';
import { type FeeSection, feeSections } from '@closewright/domain/settlement';
import type { Row } from '../../records/editor/aggregate.ts';

/** The kinds of rows that are lines of the form: they are added and deleted on it. */
export type LineKind = 'fees' | 'adjustments';

/** A line that is added: what its row begins with, and the fields that say what it is. */
export interface NewLine {
  readonly kind: LineKind;
  readonly values: Row['values'];
  /** What the section is called. */
  readonly title: string;
  readonly names: readonly [string, ...string[]];
}

/** What a line that is added to a summary is as long as nobody says otherwise. */
const summaries: Readonly<Record<string, { readonly kind: AdjustmentKind; readonly title: string }>> = {
  J: { kind: 'Lender credit', title: 'J. Total Closing Costs' },
  K: { kind: 'Adjustment from borrower', title: 'K. Due from Borrower at Closing' },
  L: { kind: 'Other credit', title: 'L. Paid Already by or on Behalf of Borrower at Closing' },
  M: { kind: 'Adjustment from borrower', title: 'M. Due to Seller at Closing' },
  N: { kind: 'Adjustment from seller', title: 'N. Due from Seller at Closing' },
};

const isSection = (letter: string): letter is FeeSection => letter in feeSections;

/** The line that somebody means: `c3`, `C 03` and `c.03` are `C.03`, `j` is `J`; null for words that name none. */
export function lineOf(words: string): string | null {
  const [, letter, number] = /^\s*([a-n])[\s.]*(\d{1,2})?\s*$/i.exec(words) ?? [];
  if (letter === undefined) return null;
  return [letter.toUpperCase(), ...(number === undefined ? [] : [number.padStart(2, '0')])].join('.');
}

/**
 * What is added in the section of a line of the form; null where none is added.
 * @param line `C.03`, `K`
 */
export function newLineIn(line: string, hasSeller: boolean): NewLine | null {
  const [letter = ''] = line.split('.');
  if (isSection(letter)) {
    const values = { section: letter, bucket: toleranceOfSection[letter] };
    return { kind: 'fees', values, title: `${letter}. ${feeSections[letter]}`, names: ['label'] };
  }
  const summary = summaries[letter];
  if (summary === undefined) return null;
  const kind = !hasSeller && letter === 'K' ? ('Payment to another' satisfies AdjustmentKind) : summary.kind;
  const title = !hasSeller && letter === 'K' ? 'Payoffs and Payments' : summary.title;
  return { kind: 'adjustments', values: { kind }, title, names: ['label', 'kind'] };
}
