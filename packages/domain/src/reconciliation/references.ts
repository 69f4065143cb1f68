import type { StoredBankItem } from '../bank-files/index.ts';
import type { BookItem } from './book-item.ts';

const shortest = 4;

/**
 * A reference without case and punctuation; null where it names nothing: below four signs, without a digit (`PAYOFF` is a word), or all zeros, with which
 * banks fill what they do not say.
 */
export function referenceKey(text: string | null): string | null {
  const signs = text?.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') ?? '';
  return signs.length < shortest || !/[1-9]/.test(signs) ? null : signs;
}

/** All that a book item may be called, as `referenceKey` writes it. */
export function referenceKeysOf({
  reference,
  otherReferences = [],
}: Pick<BookItem, 'reference' | 'otherReferences'>): readonly string[] {
  return [...new Set([reference, ...otherReferences].map(referenceKey).filter((key) => key !== null))];
}

/** What parts a word that has no blank: `REF:FB-88121` has `FB-88121`. A hyphen or a dot is part of a reference. */
const between = /[,;:=/|#()*]+/;

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).flatMap((word) => (between.test(word) ? [word, ...word.split(between)] : [word]));

/** All that an item of the bank may name by its references and its text, as `referenceKey` writes it. */
export function referencesOf({ bankReference, customerReference, text }: StoredBankItem): ReadonlySet<string> {
  const references = [bankReference, customerReference];
  const words = [...references, text].flatMap((said) => wordsOf(said ?? ''));
  return new Set([...references, ...words].map(referenceKey).filter((key) => key !== null));
}

const allDigits = /^\d{1,10}$/;

/** Whether the bank paid a check: it says so, or gives a number to a payment of which it says no more, or that was a check before it was an ACH entry. */
export const isPaidCheck = ({ kind, amount, checkNumber }: StoredBankItem): boolean =>
  amount < 0 && (kind === 'Check' || (checkNumber !== null && (kind === 'Other out' || kind === 'ACH out')));

/** The number of a check that the bank paid: what it says as such or else the customer’s reference. Zeros in front are none of it. */
export function paidCheckNumber(item: StoredBankItem): number | null {
  if (!isPaidCheck(item)) return null;
  const said = item.customerReference?.trim() ?? '';
  return item.checkNumber ?? (allDigits.test(said) ? Number(said) || null : null);
}

const slipInText = /\b(?:slip|ticket)\s*(?:no\b\.?|number|#|:)?\s*(\d{1,10})\b/gi;

/** The deposit slips that money in names: the customer’s reference where it is a number, and `slip 12` in the text. */
export function slipsNamed({ customerReference, text }: StoredBankItem): readonly number[] {
  const said = customerReference?.trim() ?? '';
  const inText = [...text.matchAll(slipInText)].map(([, digits]) => Number(digits));
  return [...new Set(allDigits.test(said) ? [Number(said), ...inText] : inText)];
}
