import type { PositivePayLayout } from './positive-pay-layout.ts';

const marks = /\p{M}/gu;
/** What a plain keyboard writes. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Signs that are printed otherwise than they are typed, and letters that are no plain one with a mark. */
const typed: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u02bb': "'",
  '\u02bc': "'",
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};

/** The characters of a text, without marks, as a plain keyboard writes them where it can. */
const typedOf = (text: string): string[] =>
  [...text.normalize('NFKD').replace(marks, '')].map((each) => typed[each] ?? each);

/**
 * A text as a file for a bank has it: of plain letters and signs in one line. Marks above letters go, as `é` becomes `e`; a blank stands for each
 * other character that no plain keyboard has, for control characters, and for what the layout forbids.
 */
export function bankText(
  text: string,
  { isUpperCase, forbidden }: Pick<PositivePayLayout, 'isUpperCase' | 'forbidden'>,
) {
  const plain = typedOf(text)
    .map((each) => (isPlain(each) && !forbidden.includes(each) ? each : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return isUpperCase ? plain.toUpperCase() : plain;
}

/** Why a text cannot be told in plain letters, whatever a layout forbids: a bank that compares it would find another one. Null where it can. */
export function bankTextProblem(text: string): string | null {
  const lost = typedOf(text).find((each) => /[\p{L}\p{N}]/u.test(each) && !isPlain(each));
  if (lost !== undefined) return `No letter of a file for a bank stands for ${lost}`;
  return typedOf(text).some((each) => isPlain(each) && each !== ' ') ? null : 'A file for a bank cannot say this payee';
}

/** A text on two lines: the words that the first one has room for, and the others. A first word that is longer is cut. */
export function onTwoLines(text: string, width: number): readonly [string, string] {
  if (text.length <= width) return [text, ''];
  const end = text.lastIndexOf(' ', width);
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text.slice(0, width), text.slice(width)];
}
