import type { readPdf } from '../../harness/read-pdf.ts';

type Sheet = Awaited<ReturnType<typeof readPdf>>['pages'][number];

/** How far apart what stands at one edge or on one line may be, in points. */
const tolerance = 0.5;
const isAt = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;

/** Words without blanks, whatever their case and quotes: a form may be set either way. */
export const plain = (words: string): string => words.replaceAll(/\s/g, '').replaceAll('’', "'").toLowerCase();

/** What is read of a sheet, from the top down and from left to right. */
const textsOf = ({ texts }: Sheet) =>
  texts
    .filter(({ text, isArtifact }) => text.trim() !== '' && !isArtifact)
    .toSorted((one, other) => (isAt(one.top, other.top) ? one.left - other.left : other.top - one.top));

/** The left edge of the first text that begins with some words. Throws where there is none. */
export function leftOf(sheet: Sheet, words: string): number {
  const found = textsOf(sheet).find(({ text }) => plain(text).startsWith(plain(words)));
  if (!found) throw new Error(`The sheet has no ${words}`);
  return found.left;
}

/** All that begins at a left edge, from the top down, as one word. */
export const downFrom = (sheet: Sheet, left: number): string =>
  plain(
    textsOf(sheet)
      .filter((each) => isAt(each.left, left))
      .map(({ text }) => text)
      .join(''),
  );

/** The right edges of texts that read so, from left to right. */
export const edgesOf = (sheet: Sheet, words: RegExp): number[] =>
  textsOf(sheet)
    .filter(({ text }) => words.test(text))
    .map(({ left, width }) => left + width)
    .toSorted((one, other) => one - other);

/** The middle of the first text that reads so. */
export function middleOf(sheet: Sheet, words: RegExp): number {
  const found = textsOf(sheet).find(({ text }) => words.test(text));
  return found ? found.left + found.width / 2 : 0;
}

/** Where an amount stands in its column. */
type Edge = { readonly right: number } | { readonly middle: number };

/** Amounts in a column, each beside what begins its line at a left edge, from the top down. */
export const amountsAt = (sheet: Sheet, left: number, edge: Edge): (readonly [label: string, amount: string])[] => {
  const texts = textsOf(sheet);
  return texts
    .filter(({ text }) => /\$\d/.test(text))
    .filter(({ left: from, width }) =>
      'right' in edge ? isAt(from + width, edge.right) : isAt(from + width / 2, edge.middle),
    )
    .map(({ text, top }) => {
      const label = texts.find((each) => isAt(each.left, left) && isAt(each.top, top));
      return [plain(label?.text ?? ''), text] as const;
    });
};

/** The same with whole labels where they begin as those that are expected: a long one goes on below its amount. */
export const besides = (
  found: readonly (readonly [label: string, amount: string])[],
  expected: readonly (readonly [label: string, amount: string])[],
) =>
  found.map(([label, amount], at) => {
    const [whole = ''] = expected[at] ?? [];
    return [label !== '' && plain(whole).startsWith(label) ? whole : label, amount];
  });

/** Whether words stand one after the other in all that begins at a left edge; the first that does not, else null. */
export function firstOutOfOrder(sheet: Sheet, left: number, words: readonly string[]): string | null {
  const down = downFrom(sheet, left);
  let from = 0;
  for (const each of words) {
    const at = down.indexOf(plain(each), from);
    if (at < 0) return each;
    from = at + plain(each).length;
  }
  return null;
}
