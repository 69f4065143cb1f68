import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import { type FileAccount, fileBalances, ledgerEntries, transactionKey } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';

type Book = ReturnType<typeof ledger>;

const lines = [line('fee.fees.id12', 30_00)];

/** What is not zero. */
const known = (book: Book, bankAccountID?: number) =>
  Object.fromEntries(
    Object.entries(fileBalances(book.all, bankAccountID)).flatMap(([account, { value }]) =>
      value === 0 ? [] : [[account, value]],
    ),
  );

describe('what a file has', () => {
  it('is in each account what was posted to it, on the side on which that stands', () => {
    const book = ledger();
    const check = book.receipt(100_00, { instrument: 'Personal check' });
    expect(known(book)).toEqual({ 'in transit': 100_00, uncollected: 100_00, balance: 100_00 });
    book.deposit(check);
    book.good(check, 80_00);
    expect(known(book)).toEqual({ cash: 100_00, uncollected: 20_00, available: 80_00, balance: 100_00 });
    const paid = book.pay(lines);
    expect(known(book)).toEqual({
      cash: 100_00,
      uncollected: 20_00,
      available: 50_00,
      outstanding: 30_00,
      balance: 70_00,
    });
    book.end(paid, 'paid');
    expect(known(book)).toEqual({ cash: 70_00, uncollected: 20_00, available: 50_00, balance: 70_00 });
  });

  it('is less by what it lacks', () => {
    const book = ledger();
    book.receipt(100_00, {}, { good: 100_00 });
    const charge = { account: 'shortage', amount: 15_00 } as const;
    const [first] = book.all;
    if (first)
      book.all.push({
        ...first,
        number: 99,
        kind: 'bank charge',
        facts: {},
        lines: [charge, { account: 'cash', amount: -15_00 }],
      });
    expect(known(book)).toEqual({
      cash: -15_00,
      'in transit': 100_00,
      available: 100_00,
      shortage: 15_00,
      balance: 85_00,
    });
  });

  it('of one bank account is what was posted there', () => {
    const book = ledger();
    book.receipt(100_00);
    book.receipt(7_00, {}, { bankAccountID: 2, good: 7_00 });
    expect(known(book, 2)).toEqual({ 'in transit': 7_00, available: 7_00, balance: 7_00 });
    expect(known(book)).toMatchObject({ balance: 107_00 });
  });

  it('leads to its transactions', () => {
    const book = ledger();
    const receipt = book.receipt(100_00, {}, { good: 100_00 });
    const check = book.pay(lines);
    const end = book.end(check, 'void');
    const { available } = fileBalances(book.all);
    expect(fieldsOf(available.trace)).toEqual([receipt, check, end].map((each) => `ledger.${transactionKey(each)}`));
    expect(available.trace.inputs?.map(({ label }) => label)).toEqual([
      'Receipt 1, Wire of 11/20/2026',
      'Check 1042 of 11/20/2026',
      'Void 11/20/2026: Check 1042 of 11/20/2026',
    ]);
  });
});

describe('the rows of a ledger', () => {
  it('are by date, with what came, what left and what there is after each', () => {
    const book = ledger();
    const wire = book.receipt(100_00, { payer: 'Ficus Bank' }, { good: 100_00, date: '2026-11-23' });
    const check = book.pay(lines, { payee: 'Appraisers Inc.' }, { date: '2026-11-23' });
    book.end(check, 'void', { date: '2026-11-24' });
    book.pay(
      lines,
      { method: 'wire out', payee: 'Appraisers Inc.', checkNumber: null, reference: 'W-7' },
      { date: '2026-11-24' },
    );
    const early = book.receipt(5_00, { payer: 'Aunt' }, { date: '2026-11-21' });
    book.takeBack(early, { date: '2026-11-25' });
    book.deposit(wire, { date: '2026-11-23' });
    expect(
      ledgerEntries(book.all).map((row) => [
        row.date.slice(8),
        row.what,
        row.number,
        row.name,
        row.in,
        row.out,
        row.balance.value,
        row.state,
      ]),
    ).toEqual([
      ['21', 'Receipt', '2', 'Aunt', 5_00, null, 5_00, 'taken back'],
      ['23', 'Receipt', '1', 'Ficus Bank', 100_00, null, 105_00, 'collected'],
      ['23', 'Check', '1042', 'Appraisers Inc.', null, 30_00, 75_00, 'voided'],
      ['23', 'Deposited', '1', 'Ficus Bank', null, null, 75_00, null],
      ['24', 'Void', '1042', 'Appraisers Inc.', 30_00, null, 105_00, null],
      ['24', 'Wire', 'W-7', 'Appraisers Inc.', null, 30_00, 75_00, 'outstanding'],
      ['25', 'Taken back: Receipt', '2', 'Aunt', null, 5_00, 70_00, null],
    ]);
  });

  it('that was taken back says so', () => {
    const book = ledger();
    const check = book.pay(lines);
    book.takeBack(book.end(check, 'void'));
    expect(ledgerEntries(book.all).map(({ what, state }) => [what, state])).toEqual([
      ['Check', 'outstanding'],
      ['Void', 'taken back'],
      ['Taken back: Void', null],
    ]);
  });

  it('of one bank account are those that were posted there', () => {
    const book = ledger();
    book.receipt(100_00);
    book.receipt(7_00, {}, { bankAccountID: 2 });
    expect(ledgerEntries(book.all, 2).map(({ balance }) => balance.value)).toEqual([7_00]);
    expect(ledgerEntries(book.all).map(({ balance }) => balance.value)).toEqual([100_00, 107_00]);
  });
});

const anyBook = fc
  .array(
    fc.tuple(fc.nat(6), fc.nat(20), fc.integer({ min: 1, max: 500_00 }), fc.constantFrom('2026-11-20', '2026-11-23')),
    {
      maxLength: 14,
    },
  )
  .map((posts) => {
    const book = ledger();
    for (const [act, at, amount, date] of posts) {
      const of = book.all[at % Math.max(1, book.all.length)];
      if (act === 0 || of === undefined) book.receipt(amount, {}, { date, good: Math.min(amount, at * 10_00) });
      else if (act === 1) book.pay([line('x', amount)], {}, { date });
      else if (act === 2 && of.kind === 'receipt') book.deposit(of, { date });
      else if (act === 3 && of.kind === 'receipt') book.good(of, amount, { date });
      else if (act === 4 && of.kind === 'receipt') book.back(of, 'uncollected', { date });
      else if (act === 5 && of.kind === 'check') book.end(of, at % 2 === 0 ? 'void' : 'paid', { date });
      else if (act === 6 && of.reverses === null) book.takeBack(of, { date });
    }
    return book;
  });

it('of anything posted, what is owed is what the bank has and gets, less what is outstanding; each figure has its reason', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      const { balance, ...accounts } = fileBalances(book.all);
      const { cash, 'in transit': inTransit, outstanding } = accounts;
      expect(balance.value).toBe(0 + cash.value + inTransit.value - outstanding.value);
      // The keys of a literal are known by its type.
      for (const account of Object.keys(accounts) as FileAccount[])
        expect(faultsOf(accounts[account].trace)).toEqual([]);
      expect(faultsOf(balance.trace)).toEqual([]);
      const entries = ledgerEntries(book.all);
      expect(entries).toHaveLength(book.all.length);
      for (const entry of entries) expect(faultsOf(entry.balance.trace)).toEqual([]);
      expect(entries.at(-1)?.balance.value ?? 0).toBe(Number(balance.value));
    }),
    { numRuns: 200 },
  );
});
