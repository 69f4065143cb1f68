import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

export type AbaRefusal = 'not-digits' | 'nine-digits' | 'checksum';

/** The weights 3, 7, 1 over the nine digits of a routing number give a multiple of ten. */
const addsUp = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

/** Reads an ABA routing number: exactly nine digits (core.md §5), with any separators, whose check digit is right. */
export function parseAba(text: string): Reading<string, AbaRefusal> {
  const plain = plainSpaces(text);
  if (plain === '') return empty;
  if (!/^[\d\s.\-\u2010-\u2013\u2212]+$/.test(plain)) return refused('not-digits');
  const digits = plain.replace(/\D/g, '');
  if (digits.length !== 9) return refused('nine-digits');
  // Nine zeros add up too, and are no bank.
  return addsUp(digits) && digits !== '000000000' ? read(digits) : refused('checksum');
}

export type SwiftRefusal = 'characters' | 'length' | 'pattern';

/** Reads a SWIFT code of 8 or 11: six letters, two letters or digits, optionally three more (core.md §5). Answers capitals. */
export function parseSwift(text: string): Reading<string, SwiftRefusal> {
  const plain = plainSpaces(text).replace(/[\s-]/g, '').toUpperCase();
  if (plain === '') return empty;
  if (!/^[A-Z0-9]+$/.test(plain)) return refused('characters');
  if (plain.length !== 8 && plain.length !== 11) return refused('length');
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? read(plain) : refused('pattern');
}
