import { InputError, type Parsed, parsed, refused } from '../errors/index.ts';

/** A percentage as a decimal string: `3.875` is 3.875 %. At most three digits and six decimals (numeric(9,6)). */
export type Rate = string;

/** A decimal number as an integer and the number of decimals: `3.875` is 3875 and 3. */
export interface Decimal {
  readonly unscaled: bigint;
  readonly decimals: number;
}

/** Reads a plain decimal string such as `3.875` or `-0.25`; throws an InputError for anything else. */
export function decimal(text: string, field = 'rate'): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new InputError('MALFORMED', field, `Not a decimal number: ${text}`);
  const fraction = match[3] ?? '';
  return { unscaled: BigInt(`${match[1]}${match[2]}${fraction}`), decimals: fraction.length };
}

const maxDecimals = 6;
const maxDigits = 3;

/**
 * Reads a typed rate: `3.875`, `3.875%`, `.5`. Refused, never cut: more than six decimals, more than three digits,
 * signs and anything else. The value is canonical: no leading or trailing zeros, `3.875` for `03.8750 %`.
 */
export function parseRate(text: string): Parsed<Rate> {
  const match = /^(\d*)(?:\.(\d*))?\s*%?$/.exec(text.trim());
  const [, digits = '', decimals = ''] = match ?? [];
  if (!match || digits + decimals === '') return refused('A rate is a number such as 3.875');
  const whole = digits.replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals.replace(/0+$/, '');
  if (whole.length > maxDigits) return refused('A rate has at most three digits before the point');
  if (decimals.length > maxDecimals) return refused('A rate has at most six decimals');
  return parsed(fraction === '' ? whole : `${whole}.${fraction}`);
}
