import { bankingDay } from './banking-days.ts';
import type { Rule } from './open-items.ts';

const sureWithin = 10;

/** A returned deposit of the bank is that of the book with the same amount: sure where they are the only ones, likely in the order of their days. */
export const returnedRule: Rule = (items, confidence) => {
  const inBook = Map.groupBy(
    items.book().filter(({ kind }) => kind === 'returned deposit'),
    ({ amount }) => amount,
  );
  const atBank = Map.groupBy(
    items.bank().filter(({ kind }) => kind === 'Returned deposit'),
    ({ amount }) => amount,
  );
  for (const [amount, banks] of atBank) {
    const books = inBook.get(amount) ?? [];
    for (const [at, bank] of banks.entries()) {
      const book = books[at];
      if (!book) break;
      const isOne = banks.length === 1 && books.length === 1;
      const isNear = Math.abs(bankingDay(bank.date) - bankingDay(book.date)) <= sureWithin;
      if (confidence === 'sure' && !(isOne && isNear)) continue;
      items.propose('returned', confidence, { bank: [bank], book: [book], named: book.name });
    }
  }
};
