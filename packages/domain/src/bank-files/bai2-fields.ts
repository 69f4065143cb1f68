import { isRealDate, type WireDate, wireDate } from '../dates/index.ts';
import { maxCents } from '../money/index.ts';
import type { Bai2Fields } from './bai2-cursor.ts';
import { shown } from './bank-words.ts';

/** A day as YYMMDD, of this century; null where it is none. */
export function bai2Date(text: string): WireDate | null {
  if (!/^\d{6}$/.test(text)) return null;
  const parts = { year: 2000 + Number(text.slice(0, 2)), month: Number(text.slice(2, 4)), day: Number(text.slice(4)) };
  return isRealDate(parts) ? wireDate(parts) : null;
}

/** A whole number with or without sign and zeros in front; null where it is none. What is blank is 0. */
export function bai2Integer(text: string): number | null {
  if (text.length > 40 || !/^[+-]?\d*$/.test(text)) return null;
  const number = Number(text) + 0;
  return Math.abs(number) <= maxCents ? number : null;
}

/** A total, which may be more than any amount; null where it is none. */
export function bai2Total(text: string): bigint | null {
  return text.length <= 40 && /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : null;
}

/** As many days as funds are told for by far. */
const mostDays = 99;

/** When an amount may be used. */
export interface Bai2Funds {
  /** The day it counts from as it is written; null where it is not said. */
  readonly valueDate: string | null;
  readonly problem: string | null;
}

/** Takes a funds type and the fields that belong to it. */
export function takeFunds({ next }: Bai2Fields): Bai2Funds {
  const type = (next() ?? '').toUpperCase();
  if (['', 'Z', '0', '1', '2'].includes(type)) return { valueDate: null, problem: null };
  if (type === 'V') {
    const valueDate = next() ?? '';
    next();
    return { valueDate, problem: bai2Date(valueDate) === null ? `The value date ${shown(valueDate)} is no day` : null };
  }
  const count = type === 'D' ? Number((next() ?? '').replace(/^$/, 'none')) : 3;
  if (type !== 'S' && type !== 'D')
    return { valueDate: null, problem: `The funds type ${shown(type)} is none of 0, 1, 2, D, S, V and Z` };
  if (!Number.isInteger(count) || count < 0 || count > mostDays)
    return { valueDate: null, problem: `The funds type D says no number of days up to ${mostDays}` };
  let problem: string | null = null;
  for (let field = 0; field < (type === 'D' ? count * 2 : count); field++)
    if (bai2Integer(next() ?? '') === null) problem = `The funds type ${type} has an amount that is no whole number`;
  return { valueDate: null, problem };
}

/** The fields of a detail before its text. */
export function takeDetail(fields: Bai2Fields) {
  const { next } = fields;
  const code = next() ?? '';
  const amount = next() ?? '';
  const funds = takeFunds(fields);
  return { code, amount, funds, bankReference: next() ?? '', customerReference: next() ?? '' };
}

/** An amount that an account has or had of a code, or the sum of others. */
export interface Bai2Summary {
  readonly code: string;
  /** Null where none is told. */
  readonly amount: number | null;
  readonly count: number | null;
}

/** Takes what is said of an account: a code, an amount, how many and a funds type, again and again. The words are what is wrong. */
export function takeSummaries(fields: Bai2Fields): { summaries: readonly Bai2Summary[]; problem: string | null } {
  const summaries: Bai2Summary[] = [];
  for (let code = fields.next(); code !== null; code = fields.next()) {
    const [amount, count] = [fields.next() ?? '', fields.next() ?? ''];
    const { problem } = takeFunds(fields);
    if (code === '' && amount === '' && count === '') continue;
    if (!/^\d{3}$/.test(code)) return { summaries, problem: `The type code ${shown(code)} is no three digits` };
    const [cents, number] = [bai2Integer(amount), bai2Integer(count)];
    if (cents === null)
      return { summaries, problem: `The amount ${shown(amount)} of ${code} is no whole number of cents` };
    if (number === null) return { summaries, problem: `The item count ${shown(count)} of ${code} is no whole number` };
    if (problem !== null) return { summaries, problem };
    summaries.push({ code, amount: amount === '' ? null : cents, count: count === '' ? null : number });
  }
  return { summaries, problem: null };
}
