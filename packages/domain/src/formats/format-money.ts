import { type Cents, cents } from '../money/index.ts';

/**
 * An amount for display: `1,234.56`, negatives in parentheses (core.md §5; design/look §9). `null` shows as nothing,
 * zero as `0.00`. The symbol stands inside the parentheses: `($1,234.56)`.
 * @param options symbol: a leading currency symbol; left out in grids
 */
export function formatMoney(amount: Cents | null, options: { readonly symbol?: string } = {}): string {
  if (amount === null) return '';
  const digits = String(Math.abs(cents(amount))).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  const text = `${options.symbol ?? ''}${dollars}.${digits.slice(-2)}`;
  return amount < 0 ? `(${text})` : text;
}
