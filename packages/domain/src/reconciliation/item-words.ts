import type { StoredBankItem } from '../bank-files/index.ts';
import { formatDate } from '../formats/index.ts';
import { type BookItem, isCheckItem } from './book-item.ts';
import { isPaidCheck, paidCheckNumber } from './references.ts';

/** The file of a book item, as words that follow others. */
const ofFile = ({ fileNumber }: Pick<BookItem, 'fileNumber'>) => (fileNumber === null ? '' : `, file ${fileNumber}`);

/** Which day the bank gave an item that came after that day was finalized; nothing where it was not late. */
export const lateWords = ({ bankDate }: Pick<StoredBankItem, 'bankDate'>): string =>
  bankDate ? `late, the bank’s day is ${formatDate(bankDate)}` : '';

/** What an item of the bank is in words: `Check 20417`, `Wire in FB-88121`, `Stop payment fee`; with its own day where it is late. */
export const bankItemWords = (item: StoredBankItem): string =>
  [ownWords(item), lateWords(item)].filter(Boolean).join(', ');

function ownWords(item: StoredBankItem): string {
  const { kind, bankReference, customerReference, text } = item;
  if (isPaidCheck(item)) return `Check ${paidCheckNumber(item) ?? 'without a number'}`;
  if (kind === 'Fee' || kind === 'Interest') return text.trim() || kind;
  return [kind, customerReference ?? bankReference ?? text].join(' ').trim();
}

/** What an item of the book is in words: `Check 20388, file 12-3390`, `Receipt from Jane Roe, file 12-3461`. */
export function bookItemWords(item: BookItem): string {
  const { kind, checkNumber, name, reference } = item;
  const what = {
    check: `Check ${checkNumber ?? ''}`.trim(),
    receipt: `Receipt from ${name}`,
    recovered: `Recovered from ${name}`,
    'wire out': `Wire out to ${name}`,
    'ACH out': `ACH out to ${name}`,
    'fee sweep': 'Fee sweep',
    'returned deposit': `Returned deposit of ${name}`,
    'bank charge': 'Bank charge',
    interest: 'Interest',
    'unclaimed receipt': `Unclaimed, from ${name}`,
    'bank error': 'Mistake of the bank',
    'bank error mended': 'Mistake of the bank, taken back',
    'paid back': `Paid back to ${name}`,
    'interest paid': `Interest paid to ${name}`,
  }[kind];
  const named = isCheckItem(item) || reference === null ? what : `${what}, ${reference}`;
  return `${named}${ofFile(item)}`;
}
