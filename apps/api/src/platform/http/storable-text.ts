/** Said of a text that no database keeps as it was sent. */
export const notStorable = 'This text has a character that cannot be stored';

/**
 * Paths of the texts of a value that cannot be stored as they are: with the character NUL, or with half of a character (a surrogate
 * without its other half), which would come back as another one.
 */
export function unstorableTexts(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => unstorableTexts(each, [...path, name]));
}
