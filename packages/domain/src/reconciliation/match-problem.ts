import type { StoredBankItem } from '../bank-files/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { type BookItem, isBrought } from './book-item.ts';
import { takenByBankProblem } from './no-file.ts';
import { isUndoing } from './undone-rule.ts';

/** What keeps items from being matched, and of which side it is said. */
export interface MatchProblem {
  readonly of: 'bank' | 'book';
  readonly words: string;
}

const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** What the bank took or gave for itself is netted with what it is of. */
const ofBankItself = ({ kind }: Pick<BookItem, 'kind'>): boolean => kind === 'bank charge' || kind === 'interest';

/**
 * Why a person cannot match items of both sides; null where they can. Both come to the same, to the cent. What comes in and what goes out hide each
 * other, so they are not in one match, but for two of the bank of which one undoes the other, and a deposit that came back to its file.
 */
export function matchProblem(bank: readonly StoredBankItem[], book: readonly BookItem[]): MatchProblem | null {
  const [atBank, inBook] = [sumOf(bank), sumOf(book)];
  if (atBank !== inBook) {
    const told = (amount: number) => formatMoney(cents(amount));
    const words = `The bank has ${told(atBank)} and the book ${told(inBook)}: what differs by ${told(Math.abs(atBank - inBook))} is not matched`;
    return { of: 'bank', words };
  }
  if (book.length === 0)
    return bank.length === 2 && bank.some(isUndoing)
      ? null
      : { of: 'bank', words: 'Items of the bank alone are matched only where it took one of two back' };
  if (bank.length === 0)
    return isGivenBack(book)
      ? null
      : { of: 'book', words: 'Items of the book alone are matched only where a deposit of a file came back' };
  const [ours] = book.some(isTakenOfNoFile) ? bank.flatMap((item) => takenByBankProblem(item) ?? []) : [];
  if (ours !== undefined) return { of: 'bank', words: ours };
  const ways = [...bank, ...book.filter((item) => !ofBankItself(item))].map(({ amount }) => amount < 0);
  return new Set(ways).size < 2
    ? null
    : { of: 'bank', words: 'What comes in and what goes out are not matched with each other' };
}

/** What the bank took back of no file is not what we paid. */
const isTakenOfNoFile = ({ kind, ordersID }: BookItem): boolean =>
  kind === 'bank error mended' || (kind === 'returned deposit' && ordersID === null);

function isGivenBack(book: readonly BookItem[]): boolean {
  const [one, other] = book.toSorted((a, b) => b.amount - a.amount);
  return (
    book.length === 2 &&
    one !== undefined &&
    isBrought(one) &&
    other?.kind === 'returned deposit' &&
    (one.ordersID !== null || one.kind === 'unclaimed receipt') &&
    one.ordersID === other.ordersID
  );
}
