import type { StoredBankItem } from '../bank-files/index.ts';
import { type BookItem, isCheckItem } from './book-item.ts';
import { isElectronic } from './reference-rule.ts';
import { paidCheckNumber, referenceKeysOf, referencesOf, slipsNamed } from './references.ts';
import { type Slip, slipsOf } from './slip-rule.ts';

/** What items of the bank name of the book, whatever their amounts. */
export interface BookNames {
  /** The check of its number. */
  check(bank: StoredBankItem): BookItem | undefined;
  /** The first deposit slip that it names. */
  slip(bank: StoredBankItem): Slip | undefined;
  /** What has a reference that it names, and moves money the same way. */
  reference(bank: StoredBankItem): BookItem | undefined;
}

/** Looks up what the bank names among book items. Of two that have one name it is the first. */
export function bookNames(bookItems: readonly BookItem[]): BookNames {
  const last = bookItems.toReversed();
  const checks = new Map(last.flatMap((item) => (isCheckItem(item) ? [[item.checkNumber, item]] : [])));
  const slips = new Map(slipsOf(bookItems).map((slip) => [slip.slip, slip]));
  const referenced = new Map(
    last.flatMap((item) => {
      const keys = isCheckItem(item) || item.slip !== null ? [] : referenceKeysOf(item);
      return keys.map((key): [string, BookItem] => [directed(item.amount, key), item]);
    }),
  );
  return {
    check: (bank) => checks.get(paidCheckNumber(bank)),
    slip: (bank) => (bank.amount <= 0 ? undefined : slipsNamed(bank).flatMap((number) => slips.get(number) ?? [])[0]),
    reference: (bank) =>
      isElectronic(bank)
        ? [...referencesOf(bank)].flatMap((key) => referenced.get(directed(bank.amount, key)) ?? [])[0]
        : undefined,
  };
}

const directed = (amount: number, key: string) => `${amount < 0 ? '-' : '+'} ${key}`;
