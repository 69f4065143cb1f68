import type { StoredBankItem } from '../bank-files/index.ts';
import { formatDate } from '../formats/index.ts';
import { bankingDay } from './banking-days.ts';
import type { BookItem } from './book-item.ts';
import { type OpenItems, type Rule, sumOf } from './open-items.ts';
import { isElectronic } from './reference-rule.ts';
import { referenceKey, referencesOf } from './references.ts';

/** Business days that a batch takes, and within which a reference is the same one. */
const mostDays = 3;
const sureWithin = 10;

/** Entries that left together. */
interface Batch {
  readonly key: string;
  readonly items: readonly BookItem[];
  readonly amount: number;
  readonly day: number;
  readonly named: string;
}

/** Payments by ACH, of files and of no file, and sweeps: which of them an item is, null where it is none. */
const entryOf = ({ kind, means }: BookItem) =>
  kind === 'ACH out' || means === 'ACH' ? 'ACH out' : kind === 'fee sweep' ? kind : null;

/** Entries by what makes them one batch; one alone is none. */
function batchesOf(
  items: OpenItems,
  keyOf: (item: BookItem) => string | null,
  nameOf: (item: BookItem) => string,
): readonly Batch[] {
  const entries = items.book().filter((item) => entryOf(item) !== null && keyOf(item) !== null);
  return [...Map.groupBy(entries, (item) => keyOf(item) ?? '')].flatMap(([key, group]) => {
    const [first, second] = group;
    if (!first || !second) return [];
    return [{ key, items: group, amount: sumOf(group), day: bankingDay(first.date), named: nameOf(first) }];
  });
}

const debits = (items: OpenItems): readonly StoredBankItem[] =>
  items.bank().filter((item) => item.amount < 0 && isElectronic(item));

/**
 * ACH entries, or sweeps of fees, of one day are one debit of the bank. Sure where all entries of a reference come to a debit that names it, and no other
 * batch or debit does; likely where all of a day come to one of the next business days.
 */
export const batchRule: Rule = (items, confidence) => {
  byReference(items, confidence);
  if (confidence === 'likely') byDay(items);
};

function byReference(items: OpenItems, confidence: 'sure' | 'likely') {
  const batches = batchesOf(
    items,
    ({ date, reference }) => {
      const key = referenceKey(reference);
      return key && `${date} ${key}`;
    },
    ({ reference }) => reference ?? '',
  );
  const keyed = Map.groupBy(
    batches,
    ({ amount, items: [first] }) => `${amount} ${referenceKey(first?.reference ?? null)}`,
  );
  const amounts = new Set(batches.map(({ amount }) => amount));
  const told = debits(items)
    .filter(({ amount }) => amounts.has(amount))
    .map((bank) => ({
      bank,
      keys: [...referencesOf(bank)].map((each) => `${bank.amount} ${each}`).filter((key) => keyed.has(key)),
    }));
  const tellers = Map.groupBy(
    told.flatMap(({ keys }) => keys),
    (key) => key,
  );
  const left = new Map([...keyed].map(([key, group]) => [key, group.toReversed()]));
  for (const { bank, keys } of told) {
    const [key, another] = keys;
    const fitting = key === undefined ? undefined : keyed.get(key);
    const batch = key === undefined ? undefined : left.get(key)?.at(-1);
    if (!batch || key === undefined) continue;
    const isOne = another === undefined && fitting?.length === 1 && tellers.get(key)?.length === 1;
    const isNear = Math.abs(bankingDay(bank.date) - batch.day) <= sureWithin;
    if (confidence === 'sure' && !(isOne && isNear)) continue;
    left.get(key)?.pop();
    items.propose('batch', confidence, { bank: [bank], book: batch.items, named: batch.named });
  }
}

function byDay(items: OpenItems) {
  const batches = batchesOf(
    items,
    (item) => `${item.date} ${entryOf(item)}`,
    ({ date }) => formatDate(date),
  );
  const left = new Map(
    [...Map.groupBy(batches, ({ amount }) => amount)].map(([key, group]) => [key, group.toReversed()]),
  );
  for (const bank of debits(items)) {
    const day = bankingDay(bank.date);
    const group = left.get(bank.amount) ?? [];
    while ((group.at(-1)?.day ?? day) < day - mostDays) group.pop();
    const batch = group.at(-1);
    if (!batch || batch.day > day) continue;
    group.pop();
    items.propose('batch', 'likely', { bank: [bank], book: batch.items, named: batch.named });
  }
}
