import { isRealDate, type WireDate, wireDate } from '../dates/index.ts';
import { parseCents } from '../money/index.ts';
import type { BankFileLayout } from './bank-file-layout.ts';

type Dated = BankFileLayout['date'];

const patterns: Readonly<Record<Dated, RegExp>> = {
  'MM/DD/YYYY': /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
  'M/D/YYYY': /^(?<month>\d\d?)\/(?<day>\d\d?)\/(?<year>\d{4})$/,
  'MM/DD/YY': /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d\d)$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  'DD-MMM-YYYY': /^(?<day>\d\d?)-(?<month>[A-Za-z]{3})-(?<year>\d{4})$/,
};

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A time behind a day, which some banks write at every one. */
const time = /[ T]\d{1,2}:\d\d[\d:. APMapm]{0,20}$/;

/** A day as the layout writes it; null where it is none. */
export function csvDate(text: string, format: Dated): WireDate | null {
  if (text.length > 40) return null;
  const { year = '', month = '', day } = patterns[format].exec(text.replace(time, ''))?.groups ?? {};
  const parts = {
    year: Number(year.length === 2 ? `20${year}` : year),
    month: format === 'DD-MMM-YYYY' ? months.indexOf(month.toUpperCase()) + 1 : Number(month),
    day: Number(day),
  };
  return isRealDate(parts) ? wireDate(parts) : null;
}

/** Cents of an amount as banks write it, `1,234.56`, `(12.00)`, `$12.00-`: null where it is none. */
export function csvAmount(text: string): number | null {
  if (text.length > 40) return null;
  const read = parseCents(text.startsWith('+') ? text.slice(1) : text);
  return read.ok ? read.value : null;
}
