import { sanctionsLimits } from './sanctions.ts';

/** Letters that no decomposition takes apart. */
const singleLetters: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Ð: 'D', Đ: 'D', Þ: 'TH', Ł: 'L', Ħ: 'H', ı: 'I', ẞ: 'SS' },
};
const single = new RegExp(`[${Object.keys(singleLetters).join('')}]`, 'gu');

/** What companies are, in the words that OFAC and offices write: it tells no name from another. */
const companyWords = new Set([
  ...['INC', 'INCORPORATED', 'CORP', 'CORPORATION', 'CO', 'COMPANY', 'LTD', 'LTDA', 'LIMITED', 'LLC', 'LLP', 'LLLP'],
  ...['LP', 'PLC', 'PLLC', 'PC', 'PA', 'NA', 'GMBH', 'AG', 'KG', 'SA', 'SAS', 'SRL', 'SARL', 'SPA', 'SL', 'BV', 'NV'],
  ...['AB', 'AS', 'ASA', 'OY', 'OYJ', 'JSC', 'OJSC', 'PJSC', 'CJSC', 'OOO', 'OAO', 'ZAO', 'PAO', 'PTE', 'PTY', 'FZE'],
  ...['FZC', 'FZCO', 'SDN', 'BHD', 'EST', 'DMCC', 'THE', 'AND', 'OF'],
  ...['JOINT', 'STOCK', 'LIABILITY', 'PUBLIC'],
]);

/**
 * The words of a name in the order of the alphabet, so that `Maduro Moros, Nicolás` and `NICOLAS MADURO-MOROS` are one. Of a long name the first ones.
 */
export const nameParts = (name: string): readonly string[] =>
  nameWords(name)
    .slice(0, sanctionsLimits.nameWords)
    .toSorted((a, b) => (a < b ? -1 : Number(a > b)));

/**
 * The words of a name as they are written: without marks, in capitals; points and apostrophes join (`L.L.C.`, `O'Brien`), all other punctuation parts; without
 * what companies are, unless it is nothing else.
 */
export function nameWords(name: string): readonly string[] {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(single, (letter) => singleLetters[letter] ?? letter)
    .replaceAll(/[\p{M}.'’‘ʼ`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !companyWords.has(word));
  const kept = own.length > 0 ? own : words;
  // A name without a letter is what it is.
  return kept.length > 0 ? kept : [name.trim()];
}
