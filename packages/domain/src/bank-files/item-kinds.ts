import type { BankItemKind } from './bank-file.ts';

/** What each kind is where the money goes the other way. */
const others: Readonly<Record<BankItemKind, BankItemKind>> = {
  Check: 'Other in',
  Deposit: 'Other out',
  'Wire in': 'Wire out',
  'Wire out': 'Wire in',
  'ACH in': 'ACH out',
  'ACH out': 'ACH in',
  'Transfer in': 'Transfer out',
  'Transfer out': 'Transfer in',
  Interest: 'Fee',
  Fee: 'Other in',
  'Returned deposit': 'Other in',
  Reversal: 'Reversal',
  'Other in': 'Other out',
  'Other out': 'Other in',
};

/** Whether money of a kind comes in; null where it may be either. */
export function comesIn(kind: BankItemKind): boolean | null {
  if (kind === 'Reversal') return null;
  return kind === 'Deposit' || kind === 'Interest' || kind.endsWith(' in');
}

/** The kind of an amount: banks name a transfer, a wire or a correction alike in both directions. */
export function kindOfAmount(kind: BankItemKind, amount: number): BankItemKind {
  return (comesIn(kind) ?? amount > 0) === amount > 0 ? kind : others[kind];
}
