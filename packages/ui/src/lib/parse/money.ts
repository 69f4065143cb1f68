import { type DecimalRefusal, type DecimalRules, groupThousands, parseDecimal } from './decimal.ts';
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

/** `123456` as `1,234.56`, `-250000` as `(2,500.00)`, null as the empty string. */
export function formatMoney(cents: number | null): string {
  if (cents === null) return '';
  const absolute = Math.abs(cents);
  const text = `${groupThousands(String(Math.floor(absolute / 100)))}.${String(absolute % 100).padStart(2, '0')}`;
  return cents < 0 ? `(${text})` : text;
}

/** How a negative amount is read out: "minus 2,500.00". Empty for the others, whose own text will do. */
export const spokenMoney = (cents: number | null): string =>
  cents !== null && cents < 0 ? `minus ${formatMoney(-cents)}` : '';
