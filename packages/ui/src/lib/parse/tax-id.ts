import { empty, plainSpaces, type Reading, read, refused } from './result.ts';

/** `ssn` is `ddd-dd-dddd`, `ein` is `dd-ddddddd` (core.md §5). */
export type TaxIdKind = 'ssn' | 'ein';

export type TaxIdRefusal = 'not-digits' | 'nine-digits';

/** Stands for a digit that is not shown (core.md §5). */
const HIDDEN = '*';

/** Reads nine digits with any separators into the written form of its kind. */
export function parseTaxId(text: string, kind: TaxIdKind): Reading<string, TaxIdRefusal> {
  const plain = plainSpaces(text);
  if (plain === '') return empty;
  if (!/^[\d\s.\-\u2010-\u2013\u2212]+$/.test(plain)) return refused('not-digits');
  const digits = plain.replace(/\D/g, '');
  if (digits.length !== 9) return refused('nine-digits');
  return read(formatTaxId(digits, kind));
}

/** Nine digits with the dashes of their kind. */
export function formatTaxId(value: string, kind: TaxIdKind): string {
  const digits = value.replace(/\D/g, '');
  return kind === 'ssn'
    ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
    : `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** Shows the last four digits only. Takes a full id or one that is masked already (`***-**-4321`). */
export function maskTaxId(value: string, kind: TaxIdKind): string {
  const last = value
    .replace(/[^\d*]/g, '')
    .slice(-4)
    .padStart(4, HIDDEN);
  return kind === 'ssn'
    ? `${HIDDEN.repeat(3)}-${HIDDEN.repeat(2)}-${last}`
    : `${HIDDEN.repeat(2)}-${HIDDEN.repeat(3)}${last}`;
}

/** True for a social security number outside what is ever issued: worth a warning, not a block. */
export function isUnissuedSsn(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length !== 9) return false;
  return /^(000|666)/.test(digits) || digits.slice(3, 5) === '00' || digits.slice(5) === '0000';
}
