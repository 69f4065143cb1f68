import type { StoredBankItem } from '../bank-files/index.ts';
import { bankingDay } from './banking-days.ts';
import { type BookItem, isBrought, isCheckItem } from './book-item.ts';
import type { Rule } from './open-items.ts';
import { isPaidCheck, referenceKey, referenceKeysOf, referencesOf } from './references.ts';

/** Business days between both sides, beyond which a reference is likely one that came again. */
const sureWithin = 10;

const otherwise = new Set<StoredBankItem['kind']>(['Check', 'Fee', 'Interest', 'Returned deposit', 'Reversal']);

/** Whether the bank moved money electronically, or does not say how. */
export const isElectronic = (item: StoredBankItem): boolean => !otherwise.has(item.kind) && !isPaidCheck(item);

const electronicOut = new Set<BookItem['kind']>(['wire out', 'ACH out', 'fee sweep', 'paid back', 'interest paid']);

/** Whether the book moved money electronically: a receipt so has no slip, and was deposited as it came in. */
export const movesElectronically = (item: BookItem): boolean =>
  (electronicOut.has(item.kind) && !isCheckItem(item)) ||
  (isBrought(item) && item.slip === null && item.depositedOn !== null);

/**
 * Wires and ACH entries are the same by reference and exact amount; of several references of an item any one will do. Where two fit, or the days are
 * far apart, it is likely.
 */
export const referenceRule: Rule = (items, confidence) => {
  const keyed = items
    .book()
    .filter(movesElectronically)
    .flatMap((item) => referenceKeysOf(item).map((reference) => ({ item, key: `${item.amount} ${reference}` })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const amounts = new Set(keyed.map(({ item }) => item.amount));
  const told = items
    .bank()
    .filter((bank) => amounts.has(bank.amount) && isElectronic(bank))
    .map((bank) => ({
      bank,
      keys: [...referencesOf(bank)].map((each) => `${bank.amount} ${each}`).filter((key) => byKey.has(key)),
    }));
  const propose = (bank: StoredBankItem, book: BookItem, key: string | undefined) =>
    items.propose('reference', confidence, { bank: [bank], book: [book], named: namedBy(book, key) });

  if (confidence === 'sure') {
    const fitting = told.map(({ bank, keys }) => ({
      ...{ bank, key: keys[0] },
      books: new Set(keys.flatMap((key) => byKey.get(key) ?? []).map(({ item }) => item)),
    }));
    const tellers = Map.groupBy(
      fitting.flatMap(({ books }) => [...books]),
      (book) => book,
    );
    for (const { bank, key, books } of fitting) {
      const [only, second] = books;
      if (!only || second || tellers.get(only)?.length !== 1) continue;
      if (Math.abs(bankingDay(bank.date) - bankingDay(only.date)) <= sureWithin) propose(bank, only, key);
    }
    return;
  }
  const queues = new Map([...byKey].map(([key, group]) => [key, group.map(({ item }) => item).toReversed()]));
  const nextOf = (key: string): BookItem | undefined => {
    const queue = queues.get(key) ?? [];
    let next = queue.pop();
    // An item that has several references is in several queues.
    while (next && !items.isOpen(next)) next = queue.pop();
    return next;
  };
  for (const { bank, keys } of told) {
    for (const key of keys) {
      const first = nextOf(key);
      if (!first) continue;
      propose(bank, first, key);
      break;
    }
  }
};

/** The reference of an item that the bank named, as the item has it. */
const namedBy = ({ reference, otherReferences = [] }: BookItem, key: string | undefined): string =>
  [reference, ...otherReferences].find((each) => key?.endsWith(` ${referenceKey(each)}`)) ?? reference ?? '';
