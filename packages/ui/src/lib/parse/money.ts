import { type DecimalRefusal, type DecimalRules, parseDecimal } from './decimal.ts';
import { type Reading, read, refused } from './result.ts';

/** The largest amount either side of zero, in cents (the same guard as the rest of the product: 2^51 - 1). */
export const MAX_CENTS = 2 ** 51 - 1;

const rules: DecimalRules = { decimals: 2, symbols: ['US$', 'USD', '$'], creditMarks: true };

/** Reads an amount of US dollars into integer cents, exactly or not at all. */
export function parseMoney(
  text: string,
  { allowNegative = true }: { allowNegative?: boolean } = {},
): Reading<number, DecimalRefusal> {
  const reading = parseDecimal(text, { ...rules, allowNegative });
  if (reading.state !== 'read') return reading;
  const { negative, whole, fraction } = reading.value;
  if (whole.length > 16) return refused('too-large');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return refused('too-large');
  return read(negative ? -cents : cents);
}
