import type { WireDate } from '../dates/index.ts';
import { counted, formatDate, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { ProposedMatch } from './match-rules.ts';
import type { ThreeWay } from './three-way.ts';

/** Why a day cannot be finalized as it stands, with how much is missing where; null where bank, book and files agree and the bank told of that day. */
export function notReconciled({ date, statement, bankLessBook, bookLessFiles }: ThreeWay): string | null {
  if (statement === null)
    return `The bank has told no balance yet. Import a bank file, or enter the balance of ${formatDate(date)}.`;
  if (statement.of !== date)
    return `The bank has told no balance of ${formatDate(date)}; its last is that of ${formatDate(statement.of)}. Import that day, or enter its balance.`;
  if (statement.unexplained !== 0)
    return `${differs(`The bank’s balance of ${formatDate(date)}`, statement.unexplained, 'its earlier balance and its items come to')} Import what is missing, or correct the balance.`;
  if (bankLessBook !== null && bankLessBook !== 0)
    return differs('The adjusted bank balance', bankLessBook, 'the book');
  if (bookLessFiles !== 0) return differs('The book', bookLessFiles, 'the files');
  return null;
}

function differs(one: string, by: number, other: string): string {
  const amount = formatMoney(cents(Math.abs(by)), { symbol: '$' });
  return `${one} is ${amount} ${by > 0 ? 'more' : 'less'} than ${other}.`;
}

/**
 * Why a day cannot be finalized while items of the bank wait, also where they come to nothing together: what came in would hide what went out. Null where
 * none does.
 */
export function notMatched({
  bankItems,
  proposed,
}: {
  readonly bankItems: readonly unknown[];
  readonly proposed: readonly Pick<ProposedMatch, 'confidence'>[];
}): string | null {
  const sure = proposed.filter(({ confidence }) => confidence === 'sure').length;
  if (sure > 0) return `The rules are sure of ${counted(sure, 'more match', 'more matches')}. Run them first.`;
  const waiting = bankItems.length;
  if (waiting === 0) return null;
  return `${counted(waiting, 'item')} of the bank ${waiting === 1 ? 'waits' : 'wait'}. Match ${waiting === 1 ? 'it' : 'each'}, or post what only the bank has.`;
}

/** Why a day cannot be finalized before it is over; null where it is. */
export const notOver = (date: WireDate, today: WireDate): string | null =>
  date < today ? null : 'This day is not over yet. Choose an earlier date.';
