import type { StoredBankItem } from '../bank-files/index.ts';
import { bankingDay } from './banking-days.ts';
import type { BookItem } from './book-item.ts';
import type { Rule } from './open-items.ts';
import { isPaidCheck, referenceKey, referencesOf } from './references.ts';

/** Business days between both sides, beyond which a reference is likely one that came again. */
const sureWithin = 10;

const otherwise = new Set<StoredBankItem['kind']>(['Check', 'Fee', 'Interest', 'Returned deposit', 'Reversal']);

/** Whether the bank moved money electronically, or does not say how. */
export const isElectronic = (item: StoredBankItem): boolean => !otherwise.has(item.kind) && !isPaidCheck(item);

const electronicOut = new Set<BookItem['kind']>(['wire out', 'ACH out', 'fee sweep']);

/** Whether the book moved money electronically: a receipt so has no slip, and was deposited as it came in. */
export const movesElectronically = ({ kind, slip, depositedOn }: BookItem): boolean =>
  electronicOut.has(kind) || ((kind === 'receipt' || kind === 'recovered') && slip === null && depositedOn !== null);

/** Wires and ACH entries are the same by reference and exact amount. Where two fit, or the days are far apart, it is likely. */
export const referenceRule: Rule = (items, confidence) => {
  const keyed = items
    .book()
    .filter(movesElectronically)
    .flatMap((item) => {
      const reference = referenceKey(item.reference);
      return reference === null ? [] : [{ item, key: `${item.amount} ${reference}` }];
    });
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const amounts = new Set(keyed.map(({ item }) => item.amount));
  const told = items
    .bank()
    .filter((bank) => amounts.has(bank.amount) && isElectronic(bank))
    .map((bank) => ({
      bank,
      keys: [...referencesOf(bank)].map((each) => `${bank.amount} ${each}`).filter((key) => byKey.has(key)),
    }));
  const tellers = Map.groupBy(
    told.flatMap(({ keys }) => keys),
    (key) => key,
  );
  const propose = (bank: StoredBankItem, book: BookItem) =>
    items.propose('reference', confidence, { bank: [bank], book: [book], named: book.reference ?? '' });

  if (confidence === 'sure') {
    for (const { bank, keys } of told) {
      const [key, another] = keys;
      const [only, second] = (key !== undefined && byKey.get(key)) || [];
      if (!only || another !== undefined || second || tellers.get(only.key)?.length !== 1) continue;
      if (Math.abs(bankingDay(bank.date) - bankingDay(only.item.date)) <= sureWithin) propose(bank, only.item);
    }
    return;
  }
  const queues = new Map([...byKey].map(([key, group]) => [key, group.toReversed()]));
  for (const { bank, keys } of told) {
    const queue = keys.map((key) => queues.get(key)).find((each) => each?.length);
    const first = queue?.pop();
    if (first) propose(bank, first.item);
  }
};
