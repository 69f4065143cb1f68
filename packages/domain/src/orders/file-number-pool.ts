import { limits } from '../constants/index.ts';

/** Limits of a pool of file numbers; ours, the spec names the pool only (building-blocks.md §3 Branch). */
export const poolLimits = { maxPrefix: 20, maxWidth: 9, maxNumber: 999_999_999 } as const;

/** How a pool writes its numbers. */
export interface FileNumberPattern {
  /** Stands before the number; `{YYYY}` and `{YY}` are the year the number is given. */
  readonly prefix: string;
  /** Digits of the number at least, filled with zeros. */
  readonly width: number;
}

/** The messages of a pool. */
export const poolMessages = {
  tooShort: `A file number has at least ${limits.fileNumberMinLength} characters: make the prefix or the width longer`,
  tooWide: 'The number has more digits than the pool can write',
  placeholder: 'Only {YYYY} and {YY} may stand in braces',
  characters: 'A prefix has letters, digits, blanks and - . _ / # only',
  goesBack: (next: number) => `Numbers up to ${next - 1} have been given. The next one can not be below ${next}`,
  prefixTaken: 'Another pool has this prefix',
  nameTaken: 'Another pool has this name',
  exhausted: 'The file number pool has no numbers left',
} as const;

/** The file number of a pool: prefix, then the number with zeros before it. `year` is the year it is given in. */
export function fileNumberOf({ prefix, width }: FileNumberPattern, number: number, year: number): string {
  const written = prefix.replaceAll('{YYYY}', String(year)).replaceAll('{YY}', String(year % 100).padStart(2, '0'));
  return written + String(number).padStart(width, '0');
}

/**
 * What is wrong with the pattern and next number of a pool, by field; empty when nothing.
 * @param stored the pool as it is, null for a new one: numbers that were given are not given again
 */
export function poolErrors(
  pool: FileNumberPattern & { readonly nextNumber: number },
  stored: (FileNumberPattern & { readonly nextNumber: number }) | null,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const bare = pool.prefix.replaceAll(/\{YY(?:YY)?\}/g, '');
  if (/[{}]/.test(bare)) errors.prefix = poolMessages.placeholder;
  else if (!/^[\p{L}\p{N} \-._/#]*$/u.test(bare)) errors.prefix = poolMessages.characters;
  else if (fileNumberOf(pool, pool.nextNumber, 2000).length < limits.fileNumberMinLength) {
    errors.width = poolMessages.tooShort;
  }
  if (pool.nextNumber > poolLimits.maxNumber) errors.nextNumber = poolMessages.tooWide;
  else if (stored && samePrefix(stored, pool) && pool.nextNumber < stored.nextNumber) {
    errors.nextNumber = poolMessages.goesBack(stored.nextNumber);
  }
  return errors;
}

function samePrefix(a: FileNumberPattern, b: FileNumberPattern): boolean {
  return a.prefix.toLowerCase() === b.prefix.toLowerCase();
}
