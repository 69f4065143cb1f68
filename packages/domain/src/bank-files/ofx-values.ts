import { isRealDate, type WireDate, wireDate } from '../dates/index.ts';
import type { BankItemKind } from './bank-file.ts';
import { csvAmount } from './csv-values.ts';
import { kindOfAmount } from './item-kinds.ts';

const time =
  /^(\d{4})(\d\d)(\d\d)(?:\d{4}(?:\d\d(?:\.\d{1,6})?)?)?\s?(?:\[[+-]?\d{1,2}(?:\.\d{1,2})?(?::[\w/+-]{0,20})?\])?$/;

/** The day of a time such as `20261119120000.000[-5:EST]`, as the bank writes it: its own day. Null where it is none. */
export function ofxDate(text: string): WireDate | null {
  if (text.length > 60) return null;
  const [, year, month, day] = time.exec(text) ?? [];
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDate(parts) ? wireDate(parts) : null;
}

/** Cents of an amount. A comma alone parts decimals, and is refused before three digits, which may be thousands. Null where it is none. */
export function ofxAmount(text: string): number | null {
  if (/^[+-]?\d{0,20},\d{1,2}$/.test(text)) return csvAmount(text.replace(',', '.'));
  if (text.includes(',') && !text.includes('.')) return null;
  return csvAmount(text.replace(/(\.\d\d)0{1,20}$/, '$1'));
}

const kinds: Readonly<Record<string, BankItemKind>> = {
  CHECK: 'Check',
  DEP: 'Deposit',
  DIRECTDEP: 'ACH in',
  DIRECTDEBIT: 'ACH out',
  PAYMENT: 'ACH out',
  REPEATPMT: 'ACH out',
  XFER: 'Transfer in',
  INT: 'Interest',
  FEE: 'Fee',
  SRVCHG: 'Fee',
};

/** The kind of an item. Where its type says no more than that money came in or went out, its number and its words do. */
export function kindOfType(
  type: string,
  { amount, text, checkNumber }: { amount: number; text: string; checkNumber: number | null },
): BankItemKind {
  const kind = kinds[type];
  if (kind !== undefined) return kindOfAmount(kind, amount);
  if (/\bWIRE\b/i.test(text)) return amount > 0 ? 'Wire in' : 'Wire out';
  if (/\bACH\b/i.test(text)) return amount > 0 ? 'ACH in' : 'ACH out';
  if (amount > 0) return 'Other in';
  return checkNumber === null ? 'Other out' : 'Check';
}
