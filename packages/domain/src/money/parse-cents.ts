import { type Parsed, parsed, refused } from '../errors/index.ts';
import { type Cents, cents, maxCents } from './cents.ts';

const messages = {
  unreadable: 'An amount is a number such as 1,234.56',
  decimals: 'An amount has at most two decimals',
  range: 'The amount is too large',
} as const;

/** U+2212, the minus of typography. */
const minusSign = '\u2212';

/** Parenthesis, minus, symbol, minus, digits, decimals, minus, parenthesis: each part optional, none repeated. */
const signedPattern = /^(\()?(-)?\s?\$?\s?(-)?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?\s?(-)?(\))?$/;

/**
 * Reads a typed amount, strictly: digits, or digits grouped by commas at the thousands; an optional `$`; negative by
 * parentheses, a leading or a trailing minus (also U+2212), one of them only. More than two decimals are refused, never
 * cut (design/look §9); so is anything that is not wholly understood.
 */
export function parseCents(text: string): Parsed<Cents> {
  const match = signedPattern.exec(text.trim().replaceAll(minusSign, '-'));
  if (!match) return refused(messages.unreadable);
  const [, open, lead, afterSymbol, digits = '', fraction, trail, close] = match;
  const signs = [open, lead, afterSymbol, trail].filter(Boolean).length;
  if (Boolean(open) !== Boolean(close) || signs > 1) return refused(messages.unreadable);
  if (digits === '' && !fraction) return refused(messages.unreadable);
  if (fraction && fraction.length > 2) return refused(messages.decimals);
  const amount = BigInt(digits.replaceAll(',', '') + (fraction ?? '').padEnd(2, '0'));
  if (amount > BigInt(maxCents)) return refused(messages.range);
  return parsed(cents(Number(amount) * (signs === 1 ? -1 : 1)));
}
