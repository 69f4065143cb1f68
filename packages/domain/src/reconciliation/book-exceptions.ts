import type { WireDate } from '../dates/index.ts';
import { diffDates } from '../dates/index.ts';
import { bankingDay } from './banking-days.ts';
import { type BookItem, isBrought, isCheckItem } from './book-item.ts';
import type { FoundException } from './exceptions.ts';
import { bookItemWords } from './item-words.ts';

/** Business days after which money should be at the bank, and after which it should have been taken there. */
const atBankWithin = 2;
const depositedWithin = 1;

/** Days after which a check that nobody cashed is old: its payee is called. From `staleDays` on banks need not pay it (UCC 4-404: six months). */
const oldCheckDays = { called: 90, stale: 180 } as const;

/** Book items that the bank should have by the end of a day, or that should have been taken there. */
export const bookExceptions = (items: readonly BookItem[], date: WireDate): readonly FoundException[] =>
  items.flatMap((item) => {
    const found = late(item, date);
    if (found === null) return [];
    const { stripe, number, amount, date: since } = item;
    return [{ ...found, bankItemID: null, bookItem: { stripe, number }, item: bookItemWords(item), amount, since }];
  });

function late(item: BookItem, date: WireDate): Pick<FoundException, 'kind' | 'nextStep'> | null {
  const { depositedOn } = item;
  if (isCheckItem(item))
    return diffDates(item.date, date, 'days') >= oldCheckDays.called
      ? { kind: 'Old check', nextStep: 'Call payee' }
      : null;
  if (isBrought(item) && depositedOn === null)
    return waited(item.date, date) > depositedWithin ? { kind: 'Not deposited', nextStep: 'Deposit' } : null;
  return waited(depositedOn ?? item.date, date) > atBankWithin ? { kind: 'Not at bank', nextStep: 'Ask bank' } : null;
}

const waited = (since: WireDate, date: WireDate) => bankingDay(date) - bankingDay(since);
