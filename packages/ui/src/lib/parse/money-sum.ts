import type { DecimalRefusal } from './decimal.ts';
import { MAX_CENTS, parseMoney } from './money.ts';
import { type Reading, read, refused } from './result.ts';

/** An exact number: `digits` units of ten to the power of minus `decimals`. */
interface Exact {
  digits: bigint;
  decimals: number;
}

const NUMBER = /^\d+(?:,\d{3})*(?:\.\d*)?|^\.\d+/;
/** Enough for a price times a rate; more is no sum of a closing. */
const MOST_TERMS = 20;

const scaled = ({ digits, decimals }: Exact, to: number) => digits * 10n ** BigInt(to - decimals);
const plus = (a: Exact, b: Exact, sign: 1n | -1n): Exact => {
  const decimals = Math.max(a.decimals, b.decimals);
  return { digits: scaled(a, decimals) + sign * scaled(b, decimals), decimals };
};
const times = (a: Exact, b: Exact): Exact => ({ digits: a.digits * b.digits, decimals: a.decimals + b.decimals });

/** Reads `1200*1.5+3` from the left, products first; null if it is no such sum. */
function calculate(text: string): Exact | null {
  let rest = text
    .replace(/[\s$]/g, '')
    .replaceAll('\u2212', '-')
    .replace(/[\u00d7x]/gi, '*');
  let total: Exact = { digits: 0n, decimals: 0 };
  let product: Exact | null = null;
  let sign: 1n | -1n = 1n;
  for (let term = 0; term < MOST_TERMS; term++) {
    const found = NUMBER.exec(rest)?.[0];
    if (!found) return null;
    rest = rest.slice(found.length);
    const [whole = '', fraction = ''] = found.replaceAll(',', '').split('.');
    const number: Exact = { digits: BigInt(`${whole}${fraction}` || '0'), decimals: fraction.length };
    const value: Exact = product ? times(product, number) : number;
    const operator = rest[0];
    if (operator === '*') product = value;
    else {
      total = plus(total, value, sign);
      product = null;
      if (operator === undefined) return total;
      if (operator !== '+' && operator !== '-') return null;
      sign = operator === '+' ? 1n : -1n;
    }
    rest = rest.slice(1);
  }
  return null;
}

/**
 * Reads an amount, or a sum that ends in `=`: `1200*1.5=`, `345+155-20=`. The result is exact or refused: one with a fraction of a cent is
 * not rounded. There is no division, which seldom ends in cents.
 */
export function parseMoneySum(text: string, rules: { allowNegative?: boolean } = {}): Reading<number, DecimalRefusal> {
  const trimmed = text.trim();
  if (!trimmed.endsWith('=')) return parseMoney(text, rules);
  const result = calculate(trimmed.slice(0, -1));
  if (!result) return refused('not-a-number');
  const decimals = Math.max(result.decimals, 2);
  const digits = scaled(result, decimals);
  const unit = 10n ** BigInt(decimals - 2);
  if (digits % unit !== 0n) return refused('too-many-decimals');
  const cents = digits / unit;
  if (cents > BigInt(MAX_CENTS) || cents < -BigInt(MAX_CENTS)) return refused('too-large');
  if (cents < 0n && rules.allowNegative === false) return refused('negative');
  return read(Number(cents));
}
