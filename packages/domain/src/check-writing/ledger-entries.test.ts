import { describe, expect, it } from 'vitest';
import { fileBalances, type LedgerTransaction, ledgerEntries } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';

/** Number, who, what, in, out, balance and mark of each line. */
const told = (all: readonly LedgerTransaction[]) =>
  ledgerEntries(all).map((each) => [each.number, each.who, each.what, each.in, each.out, each.balance, each.mark]);

describe('the ledger of a file', () => {
  it('has a line for what comes in and goes out; what is done with it is its mark', () => {
    const file = ledger();
    const check = file.receipt(10_000_00, { instrument: 'Personal check', payer: 'Mary Stone' });
    expect(told(file.all)).toEqual([['1', 'Mary Stone', 'Receipt', 10_000_00, 0, 10_000_00, 'Not deposited']]);
    file.deposit(check, { slip: 1 });
    expect(told(file.all)[0]?.at(-1)).toBe('Not collected');
    file.good(check);
    const paid = file.pay([line('a', 4_000_00)], { payee: 'Appraisers Inc.' });
    expect(told(file.all)).toEqual([
      ['1', 'Mary Stone', 'Receipt', 10_000_00, 0, 10_000_00, 'Collected'],
      ['1042', 'Appraisers Inc.', 'Check', 0, 4_000_00, 6_000_00, 'Outstanding'],
    ]);
    file.end(paid, 'paid');
    expect(told(file.all)[1]?.at(-1)).toBe('Paid');
  });

  it('tells a void, a return and what was taken back with what they are of, and why', () => {
    const file = ledger();
    const wire = file.receipt(5_000_00, { payer: 'Ficus Bank' }, { good: 5_000_00 });
    const check = file.pay([line('a', 1_000_00)]);
    file.end(check, 'void');
    const twice = file.receipt(5_000_00, { payer: 'Ficus Bank' }, { good: 5_000_00 });
    file.takeBack(twice);
    file.back(wire, 'available');
    const taken = ledgerEntries(file.all);
    expect(taken.map(({ number, what, balance, mark, memo }) => [number, what, balance, mark, memo])).toEqual([
      ['1', 'Receipt', 5_000_00, 'Returned', null],
      ['1042', 'Check', 4_000_00, 'Voided', null],
      ['1042', 'Void: Check', 5_000_00, null, 'Lost in the mail'],
      ['2', 'Receipt', 10_000_00, 'Taken back', null],
      ['2', 'Taken back: Receipt', 5_000_00, null, 'Posted by mistake'],
      ['1', 'Returned by the bank: Receipt', 0, null, 'Not sufficient funds'],
    ]);
  });

  it('runs by day, for each bank account by itself', () => {
    const file = ledger();
    file.receipt(300, {}, { date: '2026-11-22' });
    file.receipt(100, {}, { date: '2026-11-20' });
    file.receipt(50, {}, { date: '2026-11-21', bankAccountID: 2 });
    expect(ledgerEntries(file.all).map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-11-20', 100],
      ['2026-11-21', 50],
      ['2026-11-22', 400],
    ]);
    expect([...fileBalances(file.all)]).toEqual([
      [1, 400],
      [2, 50],
    ]);
  });

  it('ends at what the file has, whatever was posted', () => {
    const file = ledger();
    const check = file.receipt(900);
    file.deposit(check, { slip: 1 });
    file.good(check);
    file.takeBack(file.pay([line('a', 400)]));
    file.end(file.pay([line('b', 300)], { method: 'wire out' }), 'stop');
    file.pay([line('c', 200)]);
    const last = ledgerEntries(file.all).at(-1);
    expect(last?.balance).toBe(700);
    expect(fileBalances(file.all).get(1)).toBe(700);
  });
});
