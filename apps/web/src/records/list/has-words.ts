/** Whether every word occurs in the texts of a record. */
export function hasWords(words: string, texts: readonly string[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
