import { describe, expect, it } from 'vitest';
import { disbursementsOf, pays, receiptsOf, standing, standsOn, transactionKey } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { isStanding } from './receipts.ts';

type Book = ReturnType<typeof ledger>;

const receiptIn = (book: Book, at = 0) => {
  const receipt = receiptsOf(book.all)[at];
  if (!receipt) throw new Error('No receipt');
  return receipt;
};

describe('a receipt of 100.00', () => {
  it.each<[string, (book: Book) => unknown, object]>([
    [
      'that came in',
      (book) => book.receipt(100_00),
      { state: 'received', deposited: null, collected: 0, uncollected: 100_00, collectedOn: null, returned: null },
    ],
    [
      'that is good at once and not at the bank yet',
      (book) => book.receipt(100_00, {}, { good: 100_00 }),
      { state: 'received', collected: 100_00, uncollected: 0, collectedOn: '2026-11-20' },
    ],
    [
      'that is good at once in part',
      (book) => book.receipt(100_00, {}, { good: 40_00 }),
      { state: 'received', collected: 40_00, uncollected: 60_00, collectedOn: null },
    ],
    [
      'that was deposited',
      (book) => book.deposit(book.receipt(100_00), { slip: 7, date: '2026-11-21' }),
      { state: 'deposited', deposited: { on: '2026-11-21', slip: 7 }, collected: 0, uncollected: 100_00 },
    ],
    [
      'whose deposit was taken back',
      (book) => book.takeBack(book.deposit(book.receipt(100_00))),
      { state: 'received', deposited: null, uncollected: 100_00 },
    ],
    [
      'that was deposited again',
      (book) => {
        const receipt = book.receipt(100_00);
        book.takeBack(book.deposit(receipt, { slip: 7 }));
        book.deposit(receipt, { slip: 8, date: '2026-11-23' });
      },
      { state: 'deposited', deposited: { on: '2026-11-23', slip: 8 } },
    ],
    [
      'that is collected in part',
      (book) => {
        const receipt = book.receipt(100_00);
        book.deposit(receipt);
        book.good(receipt, 30_00, { date: '2026-11-23' });
      },
      { state: 'deposited', collected: 30_00, uncollected: 70_00, collectedOn: null },
    ],
    [
      'that is collected in parts, the later day posted first',
      (book) => {
        const receipt = book.receipt(100_00);
        book.deposit(receipt);
        book.good(receipt, 30_00, { date: '2026-11-25' });
        book.good(receipt, 70_00, { date: '2026-11-23' });
      },
      { state: 'collected', collected: 100_00, uncollected: 0, collectedOn: '2026-11-25' },
    ],
    [
      'that is good at once in part and collected later',
      (book) => {
        const receipt = book.receipt(100_00, {}, { good: 40_00 });
        book.deposit(receipt);
        book.good(receipt, 60_00, { date: '2026-11-24' });
      },
      { state: 'collected', collected: 100_00, collectedOn: '2026-11-24' },
    ],
    [
      'whose collection was taken back',
      (book) => {
        const receipt = book.receipt(100_00);
        book.deposit(receipt);
        book.takeBack(book.good(receipt));
      },
      { state: 'deposited', collected: 0, uncollected: 100_00, collectedOn: null },
    ],
    [
      'that is collected and not at the bank',
      (book) => book.good(book.receipt(100_00)),
      { state: 'received', collected: 100_00, collectedOn: '2026-11-20' },
    ],
    [
      'that was returned',
      (book) => {
        const receipt = book.receipt(100_00);
        book.deposit(receipt);
        book.good(receipt);
        book.back(receipt, 'available', { date: '2026-11-27' });
      },
      {
        state: 'returned',
        collected: 0,
        uncollected: 0,
        collectedOn: null,
        returned: { on: '2026-11-27', reason: 'Not sufficient funds' },
      },
    ],
    [
      'whose return was taken back',
      (book) => {
        const receipt = book.receipt(100_00);
        book.deposit(receipt);
        book.takeBack(book.back(receipt, 'uncollected'));
      },
      { state: 'deposited', returned: null, uncollected: 100_00 },
    ],
    [
      'that was taken back',
      (book) => book.takeBack(book.receipt(100_00, {}, { good: 100_00 })),
      { state: 'taken back', collected: 0, uncollected: 0, collectedOn: null },
    ],
  ])('%s', (_, post, expected) => {
    const book = ledger();
    post(book);
    expect(receiptIn(book)).toMatchObject({ amount: 100_00, ...expected });
  });

  it('has what carries it on, the newest last, without what was taken back', () => {
    const book = ledger();
    const receipt = book.receipt(100_00);
    const deposit = book.deposit(receipt);
    book.takeBack(book.good(receipt, 10_00));
    const good = book.good(receipt);
    expect(receiptIn(book).since).toEqual([deposit, good]);
  });

  it('stands unless it was returned or taken back', () => {
    const states = ['received', 'deposited', 'collected', 'returned', 'taken back'] as const;
    expect(states.filter((state) => isStanding({ state }))).toEqual(['received', 'deposited', 'collected']);
  });
});

describe('a disbursement', () => {
  const lines = [line('fee.fees.id12', 405_00), line('fee.fees.id15', -50_00)];

  it.each<[string, (book: Book) => unknown, object, boolean]>([
    ['that was made', (book) => book.pay(lines), { state: 'outstanding', ended: null }, true],
    [
      'that the bank paid',
      (book) => book.end(book.pay(lines), 'paid', { date: '2026-11-25' }),
      { state: 'paid', ended: { on: '2026-11-25', reason: null } },
      true,
    ],
    [
      'that was voided',
      (book) => book.end(book.pay(lines), 'void'),
      { state: 'voided', ended: { on: '2026-11-20', reason: 'Lost in the mail' } },
      false,
    ],
    [
      'that was stopped',
      (book) => book.end(book.pay(lines), 'stop'),
      { state: 'stopped', ended: { on: '2026-11-20', reason: 'Lost in the mail' } },
      false,
    ],
    [
      'whose void was taken back',
      (book) => book.takeBack(book.end(book.pay(lines), 'void')),
      { state: 'outstanding', ended: null },
      true,
    ],
    [
      'whose void was taken back, and which the bank paid then',
      (book) => {
        const check = book.pay(lines);
        book.takeBack(book.end(check, 'void'));
        book.end(check, 'paid');
      },
      { state: 'paid' },
      true,
    ],
    [
      'that the bank paid, whose match was taken apart',
      (book) => book.takeBack(book.end(book.pay(lines), 'paid')),
      { state: 'outstanding', ended: null },
      true,
    ],
    [
      'that was matched, taken apart and matched again',
      (book) => {
        const check = book.pay(lines);
        book.takeBack(book.end(check, 'paid', { date: '2026-11-25' }));
        book.end(check, 'paid', { date: '2026-11-26' });
      },
      { state: 'paid', ended: { on: '2026-11-26', reason: null } },
      true,
    ],
    ['that was taken back', (book) => book.takeBack(book.pay(lines)), { state: 'taken back', ended: null }, false],
  ])('%s', (_, post, expected, isPaying) => {
    const book = ledger();
    post(book);
    const [one] = disbursementsOf(book.all);
    expect(one).toMatchObject({ amount: 355_00, method: 'check', facts: { lines }, ...expected });
    expect(one && pays(one)).toBe(isPaying);
  });

  it('is each as it was posted, whatever its kind', () => {
    const book = ledger();
    book.pay(lines, { method: 'wire out' });
    book.receipt(1_00);
    book.pay(lines, { method: 'ACH out' });
    expect(disbursementsOf(book.all).map(({ method }) => method)).toEqual(['wire out', 'ACH out']);
  });
});

describe('of two bank accounts', () => {
  const other = { bankAccountID: 2 } as const;

  /** A transaction with the number of another one in another bank account. */
  const samePlace = (book: Book) => {
    const [first, second] = book.all.slice(-2);
    if (first && second) Object.assign(second, { number: first.number });
  };

  it('what is about a receipt of one is not about that of the other', () => {
    const book = ledger();
    const here = book.receipt(100_00);
    const there = book.receipt(50_00, {}, other);
    samePlace(book);
    book.deposit(here);
    expect(receiptsOf(book.all).map(({ state }) => state)).toEqual(['deposited', 'received']);
    book.good(there);
    expect(receiptsOf(book.all).map(({ collected }) => collected)).toEqual([0, 50_00]);
  });

  it('what takes back a check of one leaves that of the other', () => {
    const book = ledger();
    const here = book.pay([line('x', 5_00)]);
    const there = book.pay([line('x', 6_00)], {}, other);
    samePlace(book);
    expect(transactionKey(here)).not.toBe(transactionKey(there));
    book.takeBack(there);
    expect(disbursementsOf(book.all).map(({ state }) => state)).toEqual(['outstanding', 'taken back']);
    expect(standing(book.all)).toEqual([here]);
  });
});

it('is taken back after what stands on it: a deposit after the collection of its receipt', () => {
  const book = ledger();
  const receipt = book.receipt(100_00);
  const deposit = book.deposit(receipt);
  const good = book.good(receipt);
  const kinds = (of: typeof receipt) => standsOn(standing(book.all), of).map(({ kind }) => kind);
  expect([kinds(receipt), kinds(deposit), kinds(good)]).toEqual([['deposit', 'funds good'], ['funds good'], []]);
  book.takeBack(good);
  expect(kinds(deposit)).toEqual([]);
  book.back(receipt, 'uncollected');
  expect(kinds(deposit)).toEqual(['returned deposit']);
});
