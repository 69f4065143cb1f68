import { expect, it } from 'vitest';
import type { StoredBankItem } from '../bank-files/index.ts';
import type { BookItem } from './book-item.ts';
import { bankItem, bookItem } from './items.fixture.ts';
import { matchProblem } from './match-problem.ts';

const deposit = bankItem(1, 'Deposit', 700);
const wireOut = bankItem(2, 'Wire out', -700);
const receipt = bookItem(1, 'receipt', 700);
const wire = bookItem(2, 'wire out', -700);

it.each<[string, readonly StoredBankItem[], readonly BookItem[], RegExp | null]>([
  ['one of each', [deposit], [receipt], null],
  ['a deposit of two receipts', [deposit], [bookItem(1, 'receipt', 300), bookItem(2, 'receipt', 400)], null],
  [
    'a cent less',
    [deposit],
    [bookItem(1, 'receipt', 699)],
    /The bank has 7\.00 and the book 6\.99: what differs by 0\.01/,
  ],
  ['a fee taken out of a deposit', [bankItem(1, 'Deposit', 695)], [receipt, bookItem(2, 'bank charge', -5)], null],
  ['what came in and what went out at the bank', [deposit, wireOut], [], /Items of the bank alone/],
  [
    'the same beside another payment',
    [deposit, wireOut, bankItem(3, 'Check', -5)],
    [bookItem(3, 'check', -5)],
    /are not matched with each other/,
  ],
  [
    'what came in and what went out in the book',
    [bankItem(1, 'Check', -100)],
    [bookItem(1, 'receipt', 600), bookItem(2, 'check', -700)],
    /are not matched with each other/,
  ],
  ['an error of the bank and its reversal', [wireOut, bankItem(3, 'Reversal', 700)], [], null],
  [
    'a reversal among what it does not undo',
    [deposit, wireOut, bankItem(3, 'Reversal', 5), bankItem(4, 'Fee', -5)],
    [],
    /Items of the bank alone/,
  ],
  [
    'a reversal beside another payment',
    [bankItem(3, 'Reversal', 700), bankItem(4, 'Check', -705)],
    [bookItem(3, 'check', -5)],
    /are not matched with each other/,
  ],
  ['what only the book has', [], [receipt, wire], /Items of the book alone/],
  [
    'our own wire with what the bank took back of no file',
    [wireOut],
    [bookItem(2, 'returned deposit', -700, { ordersID: null })],
    /Wire out: that is no return/,
  ],
  [
    'a check with the mending of a mistake of the bank',
    [bankItem(2, 'Check', -700)],
    [bookItem(2, 'bank error mended', -700, { ordersID: null })],
    /a check: that is no return/,
  ],
  [
    'a returned item with what the bank took back of no file',
    [bankItem(2, 'Returned deposit', -700)],
    [bookItem(2, 'returned deposit', -700, { ordersID: null })],
    null,
  ],
  ['a deposit of a file that came back', [], [bookItem(2, 'returned deposit', -700), receipt], null],
  [
    'a deposit of another file that came back',
    [],
    [bookItem(2, 'returned deposit', -700, { ordersID: 8 }), receipt],
    /Items of the book alone/,
  ],
])('%s', (_, bank, book, words) => {
  const problem = matchProblem(bank, book);
  if (words === null) expect(problem).toBeNull();
  else expect(problem?.words).toMatch(words);
});
