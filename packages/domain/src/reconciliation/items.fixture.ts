import type { BankItemKind, StoredBankItem } from '../bank-files/index.ts';
import type { BookItem, BookItemKind, EndedCheck } from './index.ts';

/** An item of the bank on Friday 2026-11-20: its ID, kind and amount, and what else the test is about. */
export const bankItem = (
  bankItemID: number,
  kind: BankItemKind,
  amount: number,
  more: Partial<StoredBankItem> = {},
): StoredBankItem => ({
  bankItemID,
  kind,
  amount,
  date: '2026-11-20',
  valueDate: null,
  code: null,
  checkNumber: null,
  bankReference: null,
  customerReference: null,
  text: '',
  bankID: null,
  ...more,
});

const depositedKinds = new Set<BookItemKind>(['receipt', 'recovered']);

/** An item of the book on the same day; money in is deposited on it, with no slip. */
export function bookItem(number: number, kind: BookItemKind, amount: number, more: Partial<BookItem> = {}): BookItem {
  const date = more.date ?? '2026-11-20';
  return {
    stripe: 1,
    number,
    kind,
    amount,
    date,
    ordersID: 7,
    fileNumber: '12-3390',
    name: 'Jane Roe',
    memo: null,
    checkNumber: null,
    reference: null,
    instrument: null,
    slip: null,
    depositedOn: depositedKinds.has(kind) ? date : null,
    ...more,
  };
}

/** A check of the book. */
export const check = (number: number, amount: number, more: Partial<BookItem> = {}): BookItem =>
  bookItem(number, 'check', amount, { checkNumber: number, date: '2026-11-18', ...more });

/** A check that the bank paid. */
export const paidCheck = (
  bankItemID: number,
  checkNumber: number | null,
  amount: number,
  more: Partial<StoredBankItem> = {},
): StoredBankItem => bankItem(bankItemID, 'Check', amount, { checkNumber, ...more });

/** A check that is outstanding no more, or not yet. */
export const endedCheck = (checkNumber: number, amount: number, state: EndedCheck['state']): EndedCheck => ({
  stripe: 2,
  number: checkNumber,
  checkNumber,
  amount,
  state,
  on: '2026-11-19',
});
