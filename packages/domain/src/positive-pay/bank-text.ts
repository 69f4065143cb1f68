import type { PositivePayLayout } from './positive-pay-layout.ts';

const marks = /\p{M}/gu;
/** What a plain keyboard writes. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Signs that are printed otherwise than they are typed. */
const typed: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u00c6': 'AE',
  '\u00f8': 'o',
  '\u00d8': 'O',
  '\u0142': 'l',
  '\u0141': 'L',
};

/**
 * A text as a file for a bank has it: of plain letters and signs in one line. Marks above letters go, as `é` becomes `e`; a blank stands for each
 * other character that no plain keyboard has, for control characters, and for what the layout forbids.
 */
export function bankText(
  text: string,
  { isUpperCase, forbidden }: Pick<PositivePayLayout, 'isUpperCase' | 'forbidden'>,
) {
  const plain = [...text.normalize('NFKD').replace(marks, '')]
    .map((each) => typed[each] ?? each)
    .map((each) => (isPlain(each) && !forbidden.includes(each) ? each : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return isUpperCase ? plain.toUpperCase() : plain;
}

/** A text on two lines: the words that the first one has room for, and the others. A first word that is longer is cut. */
export function onTwoLines(text: string, width: number): readonly [string, string] {
  if (text.length <= width) return [text, ''];
  const end = text.lastIndexOf(' ', width);
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text.slice(0, width), text.slice(width)];
}
