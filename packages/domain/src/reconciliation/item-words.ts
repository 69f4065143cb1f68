import type { StoredBankItem } from '../bank-files/index.ts';
import type { BookItem } from './book-item.ts';
import { isPaidCheck, paidCheckNumber } from './references.ts';

/** The file of a book item, as words that follow others. */
const ofFile = ({ fileNumber }: Pick<BookItem, 'fileNumber'>) => (fileNumber === null ? '' : `, file ${fileNumber}`);

/** What an item of the bank is in words: `Check 20417`, `Wire in FB-88121`, `Stop payment fee`. */
export function bankItemWords(item: StoredBankItem): string {
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
  }[kind];
  const named = kind === 'check' || reference === null ? what : `${what}, ${reference}`;
  return `${named}${ofFile(item)}`;
}
