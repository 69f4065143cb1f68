import type { Printed } from './paper.ts';

/** A letter to somebody whom the office owes money, each on pages of its own. */
export interface PrintedLetter {
  /** At the head: the office, and its address. */
  readonly office: readonly string[];
  readonly date: string;
  /** As it stands in the window of an envelope. */
  readonly address: readonly string[];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [term: string, text: string])[];
  /** What may be marked and sent back. */
  readonly replies: readonly string[];
  /** At the foot, before the number of the page. */
  readonly foot: string;
}

/** Letters to owners: drawn by templates/letters.typ. */
export interface PrintedLetters extends Omit<Printed, 'footer'> {
  readonly footer: '';
  readonly letters: readonly PrintedLetter[];
}
