import { type DecimalRefusal, parseDecimal } from './decimal.ts';
import { plainSpaces, type Reading, read, refused } from './result.ts';

/** A dash separates only after a whole number; before the figure it is a sign. */
const fractions = /^(-?)\s*(?:(\d+)(?:\s*-\s*|\s+))?(\d)\/(2|4|8)$/;

/** `3 7/8`, `3-7/8` and `7/8`, the way rates are quoted, as exact decimals with their sign; other texts unchanged. */
function withoutFraction(text: string): string | null {
  const match = fractions.exec(text.trim());
  if (!match) return text;
  const [, sign = '', whole = '0', top = '', bottom = ''] = match;
  const eighths = (Number(top) * 8) / Number(bottom);
  if (eighths >= 8 || eighths === 0) return null;
  return `${sign}${whole}.${String(eighths * 125).padStart(3, '0')}`;
}

export type RateRefusal = DecimalRefusal | 'above-most';

export interface RateRules {
  /** Digits after the point; more are refused. Default 4. */
  decimals?: number | undefined;
  /** Default false. */
  allowNegative?: boolean | undefined;
  /** The largest value read, in percent: 100 for a share of a whole. Default: none. */
  max?: number | undefined;
}

/** `25 bp` as `0.25`: a hundredth of a percent, the point moved and nothing rounded. Other texts unchanged. */
function withoutBasisPoints(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?\s*bps?$/i.exec(plainSpaces(text));
  if (!match) return text;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = whole.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`;
}

/** Reads a percentage into a plain decimal string without trailing zeros: `3.8750 %` is `3.875`, `25 bp` is `0.25`. */
export function parseRate(
  text: string,
  { decimals = 4, allowNegative = false, max }: RateRules = {},
): Reading<string, RateRefusal> {
  const plain = withoutFraction(withoutBasisPoints(text.replace(/\s*%\s*$/, '')));
  if (plain === null) return refused('not-a-number');
  const reading = parseDecimal(plain, { decimals, allowNegative });
  if (reading.state !== 'read') return reading;
  const { negative, whole, fraction } = reading.value;
  if (whole.length > 3) return refused('too-large');
  const tail = fraction.replace(/0+$/, '');
  // Compared as whole and rest, so that 100.0001 is above 100 without a float.
  if (max !== undefined && !negative && (Number(whole) > max || (Number(whole) === max && tail !== '')))
    return refused('above-most');
  return read(`${negative ? '-' : ''}${whole}${tail ? `.${tail}` : ''}`);
}

/** `3.875` as `3.8750%`. A value with more decimals than asked is shown in full, never cut. */
export function formatRate(value: string | null, decimals = 4): string {
  if (value === null || value === '') return '';
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '', fraction = ''] = match;
  const shown = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  return `${sign}${whole || '0'}${shown ? `.${shown}` : ''}%`;
}
