import { lostLetter, plainText } from '../formats/index.ts';
import type { PositivePayLayout } from './positive-pay-layout.ts';

/** A text as a file for a bank has it: in plain letters and signs, without what the layout forbids. */
export function bankText(
  text: string,
  { isUpperCase, forbidden }: Pick<PositivePayLayout, 'isUpperCase' | 'forbidden'>,
) {
  const plain = plainText(text, forbidden);
  return isUpperCase ? plain.toUpperCase() : plain;
}

/** Why a text cannot be told in plain letters, whatever a layout forbids: a bank that compares it would find another one. Null where it can. */
export function bankTextProblem(text: string): string | null {
  const lost = lostLetter(text);
  if (lost !== null) return `No letter of a file for a bank stands for ${lost}`;
  return plainText(text) === '' ? 'A file for a bank cannot say this payee' : null;
}

/** A text on two lines: the words that the first one has room for, and the others. A first word that is longer is cut. */
export function onTwoLines(text: string, width: number): readonly [string, string] {
  if (text.length <= width) return [text, ''];
  const end = text.lastIndexOf(' ', width);
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text.slice(0, width), text.slice(width)];
}
