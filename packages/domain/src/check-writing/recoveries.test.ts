import { expect, it } from 'vitest';
import { fileBalances, type LedgerTransaction, lackedSoFar, recoveriesOf } from './index.ts';
import { ledger } from './ledger.fixture.ts';

type Books = ReturnType<typeof ledger>;
/** The advances and losses in their order: what came back of each, and what that is called. */
const told = ({ all }: Books) => [...recoveriesOf(all).values()].map(({ recovered, state }) => [recovered, state]);

it.each<[string, (books: Books) => void, ReturnType<typeof told>]>([
  ['nothing was advanced', () => {}, []],
  ['nothing came back', (books) => books.lack(100), [[0, 'not recovered']]],
  [
    'a part came back',
    (books) => {
      books.lack(100);
      books.recover(40);
    },
    [[40, 'partly recovered']],
  ],
  [
    'all of it came back, in two parts: from somebody, and out of the file',
    (books) => {
      books.lack(100);
      books.recover(40);
      books.recover(60, { kind: 'made good' });
    },
    [[100, 'recovered']],
  ],
  [
    'the first advance comes back first',
    (books) => {
      books.lack(100);
      books.lack(50);
      books.recover(120);
    },
    [
      [100, 'recovered'],
      [20, 'partly recovered'],
    ],
  ],
  [
    'what somebody owes comes back before what nobody does, which says nothing',
    (books) => {
      books.lack(100, { isRecoverable: false });
      books.lack(50);
      books.recover(70);
    },
    [
      [20, null],
      [50, 'recovered'],
    ],
  ],
  [
    'what came back before an advance is not of it',
    (books) => {
      books.lack(100, { isRecoverable: false });
      books.recover(100);
      books.lack(50);
    },
    [
      [100, null],
      [0, 'not recovered'],
    ],
  ],
  [
    'a loss and an advance each have their own',
    (books) => {
      books.lack(100);
      books.lack(100, { kind: 'loss' });
      books.recover(60, { of: 'loss' });
    },
    [
      [0, 'not recovered'],
      [60, 'partly recovered'],
    ],
  ],
  [
    'another bank account has its own',
    (books) => {
      books.lack(100);
      books.lack(100, { bankAccountID: 2 });
      books.recover(100, { bankAccountID: 2 });
    },
    [
      [0, 'not recovered'],
      [100, 'recovered'],
    ],
  ],
  [
    'what was taken back is not there, be it the advance or what came back',
    (books) => {
      books.takeBack(books.lack(100));
      books.lack(50);
      books.takeBack(books.recover(50));
    },
    [[0, 'not recovered']],
  ],
])('%s', (_, post, expected) => {
  const books = ledger();
  post(books);
  expect(told(books)).toEqual(expected);
});

it('tells each by its posting', () => {
  const books = ledger();
  const posted: LedgerTransaction = books.lack(100);
  expect(recoveriesOf(books.all).get('1-5-1')).toMatchObject({ transaction: posted, amount: 100 });
});

it.each<[string, (books: Books) => void, readonly [advance: number, loss: number, shortage: number, back: number]]>([
  ['nothing', () => {}, [0, 0, 0, 0]],
  [
    'what was advanced, also when all of it came back',
    (books) => {
      books.lack(100);
      books.recover(40);
      books.recover(60, { kind: 'made good' });
    },
    [100, 0, 0, 100],
  ],
  [
    'each way by itself',
    (books) => {
      books.lack(100);
      books.lack(30, { kind: 'loss' });
      books.recover(10, { of: 'loss' });
      books.recover(20);
    },
    [100, 30, 0, 30],
  ],
  [
    'nothing of what was taken back',
    (books) => {
      books.takeBack(books.lack(100));
      books.lack(50);
      books.takeBack(books.recover(20));
    },
    [50, 0, 0, 0],
  ],
])('the file has lacked %s', (_, post, [advance, loss, shortage, back]) => {
  const books = ledger();
  post(books);
  const { lacked, recovered } = lackedSoFar(books.all);
  const all = [lacked.advance, lacked.loss, lacked.shortage, recovered];
  expect(all.map(({ value }) => Number(value))).toEqual([advance, loss, shortage, back]);
  // What is left of it is what the ledger has.
  const has = fileBalances(books.all);
  expect(advance + loss + shortage - back).toBe(has.advance.value + has.loss.value + has.shortage.value);
});
