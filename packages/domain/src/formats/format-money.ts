import { type Cents, cents } from '../money/index.ts';

/**
 * An amount for display: `1,234.56`, negatives in parentheses (core.md §5; design/look §9). `null` shows as nothing,
 * zero as `0.00`. The symbol stands inside the parentheses: `($1,234.56)`.
 * @param options symbol: a leading currency symbol; left out in grids
 */
export function formatMoney(amount: Cents | null, options: { readonly symbol?: string } = {}): string {
  if (amount === null) return '';
  const digits = String(Math.abs(cents(amount))).padStart(3, '0');
  const dollars = grouped(digits.slice(0, -2));
  const text = `${options.symbol ?? ''}${dollars}.${digits.slice(-2)}`;
  return amount < 0 ? `(${text})` : text;
}

/** A decimal text for display, as exact as it is: `1,234.567890`. For what is charged by the day. */
export const formatDecimal = (text: string): string => text.replace(/^\d+/, grouped);

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
