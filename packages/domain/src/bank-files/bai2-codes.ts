import type { BankItemKind } from './bank-file.ts';
import { kindOfAmount } from './item-kinds.ts';

const codesOf: readonly (readonly [BankItemKind, string])[] = [
  ['Check', '472 474 475 479'],
  ['Deposit', '115 171 172 174 175 301'],
  ['Wire in', '191 195 196 208'],
  ['Wire out', '491 493 495 496'],
  ['Transfer in', '201 206 275 277'],
  ['Transfer out', '501 506 575 577'],
  ['ACH in', '142 164 165 168 169'],
  ['ACH out', '447 451 455 462 466 468 469'],
  ['Interest', '354'],
  ['Fee', '564 567 654 661 698'],
  ['Returned deposit', '555 557 694'],
  ['Reversal', '252 254 255 257 258 261 266 395 552 554 558 561 566'],
];

const kinds = new Map(codesOf.flatMap(([kind, codes]) => codes.split(' ').map((code) => [code, kind] as const)));

/** Details whose customer reference is the number of a check. */
export const codesOfChecks: ReadonlySet<string> = new Set(['395', '474', '475']);

/** What the amount of a code is: what an account has, the sum of others, money that came in or went out, or none of an account such as ours. */
export type Bai2Use = 'status' | 'total' | 'in' | 'out' | 'none';

/** What a code is by the range it is in; of those that no bank has told us too. */
export function bai2Use(code: string): Bai2Use {
  const number = Number(code);
  if (number === 100 || number === 400) return 'total';
  if (number <= 99 || (number >= 900 && number <= 919)) return 'status';
  if (number <= 399 || (number >= 920 && number <= 959)) return 'in';
  if (number <= 699 || number >= 960) return 'out';
  return 'none';
}

/** The kind of a detail by its code. */
export const kindOfCode = (code: string, amount: number): BankItemKind =>
  kindOfAmount(kinds.get(code) ?? (amount > 0 ? 'Other in' : 'Other out'), amount);
