import { formatDate, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { ThreeWay } from './three-way.ts';

/** Why a day cannot be finalized as it stands, with how much is missing where; null where bank, book and files agree and the bank told of that day. */
export function notReconciled({ date, statement, bankLessBook, bookLessFiles }: ThreeWay): string | null {
  if (statement === null)
    return `The bank has told no balance yet. Import a bank file, or enter the balance of ${formatDate(date)}.`;
  if (statement.of !== date)
    return `The bank has told no balance of ${formatDate(date)}; its last is that of ${formatDate(statement.of)}. Import that day, or enter its balance.`;
  if (bankLessBook !== null && bankLessBook !== 0)
    return differs('The adjusted bank balance', bankLessBook, 'the book');
  if (bookLessFiles !== 0) return differs('The book', bookLessFiles, 'the files');
  return null;
}

function differs(one: string, by: number, other: string): string {
  const amount = formatMoney(cents(Math.abs(by)), { symbol: '$' });
  return `${one} is ${amount} ${by > 0 ? 'more' : 'less'} than ${other}.`;
}
