const words: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/** Reads true, yes, 1 and false, no, 0, in any case (core.md §5); null for anything else. */
export function parseBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}
