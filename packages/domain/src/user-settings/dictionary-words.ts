/** What can be wrong with a change of the personal dictionary (core.md §5 "Adding dictionary words fails with"). */
export const dictionaryTexts = {
  missingUser: 'Missing user id',
  noWords: 'No words to add',
  tooMany: 'The dictionary is full',
} as const;

/** Bounds of a personal dictionary (ours; the spec gives none). */
export const dictionaryLimits = { words: 1000, wordLength: 60, wordsAtOnce: 100 } as const;

/** The change of a dictionary, or why there is none. */
export type WordsToAdd = { readonly error: string } | { readonly error: null; readonly added: readonly string[] };

/**
 * The words that are new to a dictionary: trimmed, without empty ones and doubles. A word known in other letters (`Acme`,
 * `acme`) is known. Fails where nobody is named, and where nothing is left to add.
 * @param usersID whose dictionary; missing or no id of a user fails
 */
export function wordsToAdd(
  usersID: number | null | undefined,
  known: readonly string[],
  words: readonly string[],
): WordsToAdd {
  if (usersID == null || usersID <= 0) return { error: dictionaryTexts.missingUser };
  const seen = new Set(known.map(folded));
  const added: string[] = [];
  for (const word of words.map((text) => text.trim())) {
    if (word === '' || seen.has(folded(word))) continue;
    seen.add(folded(word));
    added.push(word);
  }
  if (added.length === 0) return { error: dictionaryTexts.noWords };
  return known.length + added.length > dictionaryLimits.words
    ? { error: dictionaryTexts.tooMany }
    : { error: null, added };
}

/** The dictionary without a word, in whatever letters it was written; null when the word is not in it. */
export function withoutWord(known: readonly string[], word: string): readonly string[] | null {
  const left = known.filter((each) => folded(each) !== folded(word.trim()));
  return left.length === known.length ? null : left;
}

/** The dictionary with new words, in the order of the alphabet. */
export function sortedWords(words: readonly string[]): readonly string[] {
  return [...words].sort((a, b) => (folded(a) < folded(b) ? -1 : 1));
}

function folded(word: string): string {
  return word.toLowerCase();
}
