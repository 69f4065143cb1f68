const marks = /\p{M}/gu;
/** Whether a text is of what a plain keyboard writes. */
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

/** A text in which plain letters stand for those that are written otherwise. Marks above letters stand behind them; what has no plain letter stays. */
export const foldedText = (text: string): string =>
  [...text.normalize('NFKD')].map((each) => typed[each] ?? each).join('');

/** The characters of a text, without marks, as a plain keyboard writes them where it can. */
const typedOf = (text: string): string[] => [...foldedText(text).replace(marks, '')];

/**
 * A text in one line of plain letters and signs. Marks above letters go, as `é` becomes `e`; a blank stands for each other character that no plain
 * keyboard has, for control characters, and for what is forbidden.
 */
export const plainText = (text: string, forbidden = ''): string =>
  typedOf(text)
    .map((each) => (isPlain(each) && !forbidden.includes(each) ? each : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** The first letter or digit of a text that no plain one stands for; null where there is none. */
export const lostLetter = (text: string): string | null =>
  typedOf(text).find((each) => /[\p{L}\p{N}]/u.test(each) && !isPlain(each)) ?? null;
