import { bankAccountLimits } from '../banking/index.ts';
import { beginningOf } from '../formats/index.ts';
import { bankFileLimits } from './bank-file.ts';

/** Control characters, line ends and invisible ones: what stands between two words, or nowhere. */
const noLetters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]+/gu;

/** A text of a bank on one line: blanks as one, nothing that cannot be seen. */
export const plainText = (text: string): string =>
  beginningOf(text.replace(noLetters, ' ').trim(), bankFileLimits.text);

/** A reference of a bank; null where it is blank or all zeros, which banks fill it with. Of one that is longer than any bank's the beginning. */
export function reference(text: string): string | null {
  const plain = plainText(text);
  return /^0*$/.test(plain) ? null : beginningOf(plain, bankFileLimits.reference);
}

/** The number of a check: digits alone, zeros in front as a bank fills them. Null where it is none. */
export function checkNumberOf(text: string): number | null {
  const plain = text.trim();
  if (plain.length > 40 || !/^\d+$/.test(plain)) return null;
  const number = Number(plain);
  return number >= 1 && number <= bankAccountLimits.checkNumber ? number : null;
}

/** What a field has, for a message. */
export const shown = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return plain === '' ? '(blank)' : plain.length > 40 ? `${plain.slice(0, 40).toWellFormed()}…` : plain;
};
