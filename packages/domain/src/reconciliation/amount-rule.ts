import type { BankItemKind, StoredBankItem } from '../bank-files/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { bankingDay, near } from './banking-days.ts';
import { type BookItem, isBrought, isCheckItem } from './book-item.ts';
import type { BookNames } from './book-names.ts';

import type { Rule } from './open-items.ts';
import { isPaidCheck, paidCheckNumber } from './references.ts';

/** What a book item is at the bank: as its kind, but money in either came with a slip or by itself. */
type BookGroup =
  | 'slip'
  | 'money in'
  | Exclude<BookItem['kind'], 'receipt' | 'recovered' | 'unclaimed receipt' | 'paid back' | 'interest paid'>;

/** What the bank’s kinds may be in the book. A returned deposit has a rule of its own, a reversal is nothing that we did. */
const fitting: Readonly<Record<BankItemKind, readonly BookGroup[]>> = {
  Check: ['check'],
  Deposit: ['slip', 'money in'],
  'Wire in': ['money in'],
  'Wire out': ['wire out'],
  'ACH in': ['money in'],
  'ACH out': ['ACH out', 'fee sweep'],
  'Transfer in': ['money in'],
  'Transfer out': ['wire out', 'ACH out', 'fee sweep'],
  Interest: ['interest'],
  Fee: ['bank charge'],
  'Returned deposit': [],
  Reversal: ['bank error mended'],
  'Other in': ['slip', 'money in', 'interest', 'bank error'],
  'Other out': ['check', 'wire out', 'ACH out', 'fee sweep', 'returned deposit', 'bank charge', 'bank error mended'],
};

/** Business days that the bank may be before and after the book. A slip is at the bank after it left, a check after it was written. */
const windowOf = (group: BookGroup): readonly [before: number, after: number] =>
  group === 'slip' ? [0, 5] : group === 'check' ? [0, 3] : [3, 3];

function groupOf(item: BookItem): BookGroup {
  const { kind, slip } = item;
  if (isCheckItem(item)) return 'check';
  if (kind === 'receipt' || kind === 'recovered' || kind === 'unclaimed receipt')
    return slip === null ? 'money in' : 'slip';
  if (kind === 'paid back' || kind === 'interest paid') return item.means === 'ACH' ? 'ACH out' : 'wire out';
  return kind;
}

/** What was not taken to the bank is not there. */
const isOnItsWay = (item: BookItem) => item.depositedOn !== null || !isBrought(item);

/** What an item of the bank may be: a check with a number is what its number says. */
const groupsOf = (bank: StoredBankItem) =>
  isPaidCheck(bank) ? (paidCheckNumber(bank) === null ? (['check'] as const) : []) : fitting[bank.kind];

/** The only ones of their amount on both sides within some business days are likely the same, unless the bank names another item of the book. */
export const amountRule =
  (names: BookNames): Rule =>
  (items, confidence) => {
    if (confidence === 'sure') return;
    const book = items
      .book()
      .filter(isOnItsWay)
      .map((item) => ({ item, group: groupOf(item), day: bankingDay(item.depositedOn ?? item.date) }))
      .toSorted((a, b) => a.day - b.day);
    const amounts = new Set(book.map(({ item }) => item.amount));
    const bank = items
      .bank()
      .filter((item) => amounts.has(item.amount) && !names.reference(item) && !names.slip(item))
      .flatMap((item) => groupsOf(item).map((group) => ({ item, group, day: bankingDay(item.date) })));
    const inBook = Map.groupBy(book, ({ item, group }) => `${item.amount} ${group}`);
    const atBank = Map.groupBy(bank, ({ item, group }) => `${item.amount} ${group}`);

    /** What of the book an item of the bank may be: none, one, or more than one. */
    const booksOf = (item: StoredBankItem, day: number) =>
      groupsOf(item).flatMap((group) => {
        const [before, after] = windowOf(group);
        return near(inBook.get(`${item.amount} ${group}`) ?? [], day - after, day + before);
      });
    for (const [key, group] of inBook) {
      for (const one of group) {
        const [before, after] = windowOf(one.group);
        const [fits, another] = near(atBank.get(key) ?? [], one.day - before, one.day + after);
        if (!fits || another || booksOf(fits.item, fits.day).length !== 1) continue;
        items.propose('amount', 'likely', {
          bank: [fits.item],
          book: [one.item],
          named: formatMoney(cents(one.item.amount)),
        });
      }
    }
  };
