import { formatMoney } from '../formats/index.ts';
import { cents, maxCents } from '../money/index.ts';

/** An amount for a message; sums of hostile files may be more than any amount. */
export const dollars = (amount: number): string =>
  Math.abs(amount) > maxCents ? 'more than any amount' : formatMoney(cents(amount), { symbol: '$' });
