import { isRealDate, type WireDate, wireDate } from '../dates/index.ts';
import { isABA } from '../formats/index.ts';
import type { BankItemKind } from './bank-file.ts';
import { csvAmount } from './csv-values.ts';
import { kindOfAmount } from './item-kinds.ts';

/** Cents of an amount as SWIFT writes it: digits, a comma, and two decimals at most. Null where it is none. */
export function mt940Amount(text: string): number | null {
  return /^\d{1,18},\d{0,2}$/.test(text) ? csvAmount(text.replace(',', '.').replace(/\.$/, '')) : null;
}

/** A day such as `261119`; null where it is none. */
export function mt940Date(text: string): WireDate | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const parts = { year: 2000 + Number(year), month: Number(month), day: Number(day) };
  return isRealDate(parts) ? wireDate(parts) : null;
}

/** A balance: `C261119USD2314500,75`. */
export interface Mt940Balance {
  readonly date: WireDate | null;
  readonly currency: string;
  /** In cents, below zero where the account is overdrawn; null where it is no amount. */
  readonly amount: number | null;
}

/** The parts of a balance; null where it has not its shape. */
export function mt940Balance(text: string): Mt940Balance | null {
  const [, mark, day = '', currency = '', amount = ''] = /^([CD])(\d{6})([A-Z]{3})([\d,]{1,20})$/.exec(text) ?? [];
  if (mark === undefined) return null;
  const told = mt940Amount(amount);
  return { date: mt940Date(day), currency, amount: told === null || mark === 'C' ? told : 0 - told };
}

/** What a line of a statement says: `2611191119D1995,25NCHK20417//FW0107`. */
export interface Mt940Line {
  readonly valueDate: WireDate | null;
  /** On which the bank books it, as month and day; empty where it says none. */
  readonly entry: string;
  /** C and D; RC and RD undo one of them. */
  readonly mark: string;
  /** In cents, below zero where money went out; null where it is no amount. */
  readonly amount: number | null;
  readonly written: string;
  readonly type: string;
  readonly customerReference: string;
  readonly bankReference: string;
}

const line =
  /^(\d{6})(\d{4}| {4})?(R?[CD])([A-Z])?([\d,]{1,20})([A-Z][A-Z0-9]{3})((?:(?!\/\/).){0,35})(?:\/\/(.{0,35}))?$/;

/** The parts of a line; null where it has not its shape. */
export function mt940Line(text: string): Mt940Line | null {
  const [, day, entry, mark, , written, type, customerReference, bankReference] = line.exec(text) ?? [];
  if (day === undefined || mark === undefined || written === undefined || type === undefined) return null;
  const amount = mt940Amount(written);
  const isIn = mark === 'C' || mark === 'RD';
  return {
    ...{ valueDate: mt940Date(day), entry: entry?.trim() ?? '', mark, written, type },
    amount: amount === null || isIn ? amount : 0 - amount,
    ...{ customerReference: customerReference ?? '', bankReference: bankReference ?? '' },
  };
}

/** The day of an entry, which says no year: that which is next to the day of value. Null where it is none. */
export function mt940EntryDate(entry: string, valueDate: WireDate): WireDate | null {
  const [year, month, day] = [Number(valueDate.slice(0, 4)), Number(entry.slice(0, 2)), Number(entry.slice(2))];
  const valueMonth = Number(valueDate.slice(5, 7));
  const other = month - valueMonth > 6 ? year - 1 : valueMonth - month > 6 ? year + 1 : year;
  const parts = { year: other, month, day };
  return /^\d{4}$/.test(entry) && isRealDate(parts) ? wireDate(parts) : null;
}

/** Routing number and number of an account: `087700446/0044107788`, with what some banks add of its currency. */
export function mt940Account(text: string): { routingNumber: string | null; accountNumber: string } {
  const plain = text.trim().replace(/^\/+/, '');
  const at = plain.lastIndexOf('/');
  const bank = at === -1 ? '' : plain.slice(0, at);
  return {
    routingNumber: isABA(bank) ? bank : null,
    accountNumber: plain
      .slice(at + 1)
      .replace(/(?<=\d) ?USD$/, '')
      .trim(),
  };
}

const kinds: Readonly<Record<string, BankItemKind>> = {
  NCHG: 'Fee',
  NCOM: 'Fee',
  NINT: 'Interest',
  NRTI: 'Returned deposit',
  S103: 'Wire in',
  S202: 'Wire in',
};

/** The kind of an item: by its type, where that says no more than *transfer* or *other* by its words. */
export function kindOfMt940(
  { type, mark }: Pick<Mt940Line, 'type' | 'mark'>,
  { amount, text }: { readonly amount: number; readonly text: string },
): BankItemKind {
  if (mark.startsWith('R')) return 'Reversal';
  if (type === 'NCHK') return amount > 0 ? 'Deposit' : 'Check';
  const kind = kinds[type];
  if (kind !== undefined) return kindOfAmount(kind, amount);
  if (/\b(?:WIRE|FEDWIRE)\b/i.test(text)) return amount > 0 ? 'Wire in' : 'Wire out';
  if (type === 'NDDT' || /\bACH\b/i.test(text)) return amount > 0 ? 'ACH in' : 'ACH out';
  return amount > 0 ? 'Other in' : 'Other out';
}

/** The text of a field over its lines. Lines as long as they get are cut anywhere, also within a word; what German banks part by `?20` is parted by blanks. */
export function mt940Text(lines: readonly string[]): string {
  const isParted = /^\d{3}\?\d\d/.test(lines[0] ?? '');
  const whole = lines.reduce((text, next, at) => {
    const isFull = isParted || (lines[at - 1]?.length ?? 0) >= fullLine;
    return at === 0 ? next : `${text}${isFull ? '' : ' '}${next}`;
  }, '');
  return isParted ? whole.slice(3).replace(/\?\d\d/g, ' ') : whole;
}

/** Letters of a line of `:86:` at most. */
const fullLine = 65;
