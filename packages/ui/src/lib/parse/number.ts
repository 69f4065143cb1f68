import { type DecimalRefusal, parseDecimal } from './decimal.ts';
import { groupThousands } from './format-money.ts';
import { type Reading, read, refused } from './result.ts';

export type NumberRefusal = DecimalRefusal | 'too-small' | 'above-most';

export interface NumberRules {
  /** Digits after the point. Default 0: whole numbers. */
  decimals?: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** Reads a plain number: a count, a term, a percentage of completion. Never an amount of money or a rate. */
export function parseNumber(
  text: string,
  { decimals = 0, min, max }: NumberRules = {},
): Reading<number, NumberRefusal> {
  const reading = parseDecimal(text, { decimals, allowNegative: min === undefined || min < 0 });
  if (reading.state !== 'read') return reading;
  const { negative, whole, fraction } = reading.value;
  // Fifteen significant digits survive a double unchanged.
  if (whole.length + fraction.length > 15) return refused('too-large');
  const value = Number(`${negative ? '-' : ''}${whole}.${fraction || '0'}`);
  if (min !== undefined && value < min) return refused('too-small');
  if (max !== undefined && value > max) return refused('above-most');
  return read(value);
}

/** `12345.6` as `12,345.6`; `grouping: false` for years and the like. */
export function formatNumber(
  value: number | null,
  { decimals = 0, grouping = true }: { decimals?: number; grouping?: boolean } = {},
): string {
  if (value === null) return '';
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '-' : ''}${grouping ? groupThousands(whole) : whole}${fraction ? `.${fraction}` : ''}`;
}
