import { type DisclosedKind, type DisclosedValue, mostDisclosed } from '@closewright/domain/lender-disclosure';
import { DisclosureRefused } from '../disclosure-refused.ts';

/** Cents as UCD writes an amount: `-0.01`. Throws DisclosureRefused for what has more digits than it takes. */
export function amountText(amount: number): string {
  if (Math.abs(amount) > mostDisclosed)
    throw new DisclosureRefused('An amount of the statement has more than the nine digits that UCD takes');
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A value as UCD writes it. */
export function valueText(kind: DisclosedKind, value: DisclosedValue): string {
  if (kind === 'money') return amountText(Number(value));
  return kind === 'rate' ? rateText(String(value)) : String(value);
}

/** A rate with four decimals, or all it has. */
function rateText(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}
