import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { BookItem } from '@closewright/domain/reconciliation';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hearFileEvents } from '../../src/platform/events/file-events.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { days, file, letReconcile, matchingCalls } from './reconciliation-world.ts';

const amounts = ({ bankItems, bookItems }: ReconciliationDay) => ({
  bank: bankItems.map(({ amount }) => amount),
  book: bookItems.map(({ amount }) => amount),
});
const saysOf = ({ exceptions }: ReconciliationDay) =>
  exceptions.map(({ kind, amount, nextStep }) => [kind, amount, nextStep]);
const named = ({ stripe, number }: Pick<BookItem, 'stripe' | 'number'>) => ({ stripe, number });

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = matchingCalls(
    () => api,
    () => test.database,
  );
  const { told, receive, pay, tell, run, match, unmatch } = calls;
  const actor = systemActor('alpha', 'test');

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    expect(await faultsIn(test.database, actor)).toEqual([]);
    await api.close();
    await test.close();
  });

  /** An account with money, of which the bank has everything. */
  const begun = async (): Promise<number> => {
    const bank = await calls.newAccount();
    const receipt = await receive(bank, 10_000_00, { deposited: days.first });
    const [item = 0] = await tell(bank, [{ day: days.first, amount: 10_000_00 }]);
    await told(match(bank, { bankItemIDs: [item], bookItems: [receipt], note: 'The first money' }, days.first));
    return bank;
  };
  /** A check that the bank paid. */
  const paidCheck = async (bank: number, checkNumber: number, amount = 100_00) => {
    const check = await pay(bank, amount, { checkNumber });
    const [item = 0] = await tell(bank, [
      { day: days.paid, amount: -amount, kind: 'Check', check_number: checkNumber },
    ]);
    return { check, item };
  };
  const stateOf = async (bank: number, { stripe, number }: { stripe: number; number: number }) => {
    const { body } = await api.send('GET', `/api/orders/${file}/ledger`, { tenant: 'alpha' });
    return body.result.transactions.filter(
      (each: { bankAccountID: number; about: { stripe: number; number: number } | null }) =>
        each.bankAccountID === bank && each.about?.stripe === stripe && each.about.number === number,
    );
  };

  describe('a month', () => {
    let bank: number;
    let day: ReconciliationDay;
    const known: Record<string, { stripe: number; number: number }> = {};

    beforeAll(async () => {
      bank = await begun();
      // Each rule.
      known.check = await pay(bank, 100_00, { checkNumber: 2001 });
      known.wire = await pay(bank, 250_00, { reference: 'FB-88121' });
      const slip = await calls.slip(bank);
      known['slip 1'] = await receive(bank, 30_00, { slip, instrument: 'Personal check' });
      known['slip 2'] = await receive(bank, 12_50, { slip, instrument: 'Personal check' });
      // Errors.
      await pay(bank, 545_00, { checkNumber: 2002 });
      const voided = await pay(bank, 60_00, { checkNumber: 2003 });
      await calls.end(bank, voided, 60_00);
      await pay(bank, 75_00, { checkNumber: 2004 });
      await tell(bank, [
        { day: days.paid, amount: -100_00, kind: 'Check', check_number: 2001 },
        { day: days.paid, amount: -100_00, kind: 'Check', check_number: 2001 },
        { day: days.first, amount: -250_00, kind: 'Wire out', customer_reference: 'FB-88121' },
        { day: days.first, amount: 42_50, kind: 'Deposit', customer_reference: String(slip) },
        { day: days.paid, amount: -554_00, kind: 'Check', check_number: 2002 },
        { day: days.paid, amount: -60_00, kind: 'Check', check_number: 2003 },
        { day: days.paid, amount: -15_00, kind: 'Fee', text: 'SERVICE CHARGE' },
        { day: days.paid, amount: 1_07, kind: 'Interest', text: 'INTEREST' },
        { day: days.paid, amount: 333_33, kind: 'ACH in', text: 'UNKNOWN LLC' },
        { day: days.paid, amount: -44_00, kind: 'Returned deposit', text: 'NSF' },
      ]);
      day = await told(run(bank));
    });

    it('is matched as far as the rules are sure', async () => {
      const on = async (date: string) =>
        (await calls.day(bank, date)).matched.map(({ rule, amount }) => [rule, amount]);
      expect(await on(days.first)).toEqual([
        ['amount', 10_000_00],
        ['reference', -250_00],
        ['slip', 42_50],
      ]);
      expect(await on(days.paid)).toEqual([['check', -100_00]]);
    });

    it('posts a payment that is matched as paid on the day of the bank, and names its match', async () => {
      const [paid] = await stateOf(bank, known.check ?? { stripe: 0, number: 0 });
      const { matched } = await calls.day(bank, days.paid);
      expect(paid).toMatchObject({
        ...{ kind: 'paid', date: days.paid, facts: { bankMatchID: matched[0]?.bankMatchID } },
        lines: [
          { account: 'outstanding', amount: 100_00 },
          { account: 'cash', amount: -100_00 },
        ],
      });
    });

    it('leaves each error, with what to do about it', () => {
      expect(saysOf(day)).toEqual(
        expect.arrayContaining([
          ['Paid twice', -100_00, 'Ask bank'],
          ['Amount differs', -554_00, 'Ask bank'],
          ['Paid after it ended', -60_00, 'Ask bank'],
          ['Bank charge', -15_00, 'Post charge'],
          ['Interest', 1_07, 'Post interest'],
          ['Not in book', 333_33, 'Find sender'],
          ['Returned deposit', -44_00, 'Return receipt'],
        ]),
      );
      expect(amounts(day).bank.toSorted((a, b) => a - b)).toEqual([
        -554_00, -100_00, -60_00, -44_00, -15_00, 1_07, 333_33,
      ]);
    });

    it('runs again without doing anything', async () => {
      expect(amounts(await told(run(bank)))).toEqual(amounts(day));
    });

    it('says of a check that nobody cashed for 90 days that it is old', async () => {
      expect(saysOf(await calls.day(bank, '2026-06-30'))).toContainEqual(['Old check', -75_00, 'Call payee']);
    });

    it('takes a charge and interest of the bank into the book, matched on its day', async () => {
      const of = (kind: string) => day.bankItems.find((item) => item.kind === kind)?.bankItemID;
      await told(calls.postItem(bank, { bankItemID: of('Fee'), as: 'bank charge' }));
      const after = await told(calls.postItem(bank, { bankItemID: of('Interest'), as: 'interest' }));
      expect(amounts(after).bank).not.toContain(-15_00);
      expect(amounts(after).bank).not.toContain(1_07);
      const { matched } = await calls.day(bank, days.paid);
      expect(matched.map(({ reason, bookItems: [book] }) => [reason, book?.kind, book?.date])).toEqual(
        expect.arrayContaining([
          ['Posted as the charge of the bank', 'bank charge', days.paid],
          ['Posted as the interest of the bank', 'interest', days.paid],
        ]),
      );
    });
  });

  describe('by hand', () => {
    it('matches several items of both sides that come to the same, with why', async () => {
      const bank = await begun();
      const [one, two] = [await receive(bank, 60_00), await receive(bank, 45_00)];
      const [a = 0, b = 0] = await tell(bank, [
        { day: days.first, amount: 100_00 },
        { day: days.paid, amount: 5_00 },
      ]);
      const day = await told(
        match(bank, { bankItemIDs: [a, b], bookItems: [one, two], note: 'Cash and checks apart' }),
      );
      expect(amounts(day)).toEqual({ bank: [], book: [] });
      const [matched] = (await calls.day(bank, days.paid)).matched;
      expect(matched).toMatchObject({
        ...{ rule: 'hand', reason: 'By hand', note: 'Cash and checks apart', amount: 105_00, date: days.paid },
      });
      expect(matched?.bookItems.map(named)).toEqual([one, two]);
    });

    it('needs no note for what the rules offer, and tells by which', async () => {
      const bank = await begun();
      const { check, item } = await paidCheck(bank, 3001);
      await told(match(bank, { bankItemIDs: [item], bookItems: [check] }));
      expect((await calls.day(bank, days.paid)).matched).toMatchObject([{ rule: 'check', note: null }]);
    });

    it('matches what the bank undid itself, with nothing of the book', async () => {
      const bank = await begun();
      const ids = await tell(bank, [
        { day: days.first, amount: -70_00 },
        { day: days.paid, amount: 70_00, kind: 'Reversal' },
      ]);
      const day = await told(match(bank, { bankItemIDs: ids, note: 'Their error' }));
      expect(amounts(day)).toEqual({ bank: [], book: [] });
    });

    it('has a match from the day on that both sides have all of it', async () => {
      const bank = await begun();
      const check = await pay(bank, 100_00, { checkNumber: 3002 }, { date: '2026-03-12' });
      const [item = 0] = await tell(bank, [{ day: days.paid, amount: -100_00, kind: 'Check', check_number: 3002 }]);
      expect(saysOf(await calls.day(bank, '2026-03-11'))).toEqual([['Paid before its date', -100_00, 'Ask bank']]);
      const { proposed, exceptions } = await told(run(bank, '2026-03-12'));
      expect(proposed).toMatchObject([
        { rule: 'check', confidence: 'likely', bankItemIDs: [item], bookItems: [named(check)] },
      ]);
      expect(exceptions).toEqual([]);
      await told(match(bank, { bankItemIDs: [item], bookItems: [check] }));
      expect(amounts(await calls.day(bank, '2026-03-11'))).toEqual({ bank: [-100_00], book: [] });
      expect(amounts(await calls.day(bank, '2026-03-12'))).toEqual({ bank: [], book: [] });
      expect(await stateOf(bank, check)).toMatchObject([{ kind: 'paid', date: '2026-03-12' }]);
    });

    it('takes a match apart and matches again', async () => {
      const bank = await begun();
      const { check, item } = await paidCheck(bank, 3003);
      await told(run(bank));
      const [first] = (await calls.day(bank, days.paid)).matched;
      const apart = await told(unmatch(bank, [first?.bankMatchID ?? 0]));
      expect(amounts(apart)).toEqual({ bank: [-100_00], book: [-100_00] });
      const posted = await stateOf(bank, check);
      expect(posted).toMatchObject([{ kind: 'paid', date: days.paid }]);
      await told(match(bank, { bankItemIDs: [item], bookItems: [check] }));
      const [second] = (await calls.day(bank, days.paid)).matched;
      expect(second?.bankMatchID).not.toBe(first?.bankMatchID);
      expect((await stateOf(bank, check)).map(({ facts }: { facts: object }) => facts)).toEqual([
        { bankMatchID: first?.bankMatchID },
        { bankMatchID: second?.bankMatchID },
      ]);
    });

    it('says what was asked about an item, the last first, and keeps it', async () => {
      const bank = await begun();
      const [item = 0] = await tell(bank, [{ day: days.paid, amount: 9_00, kind: 'ACH in' }]);
      await told(calls.note(bank, { bankItemID: item, text: 'Asked the bank' }));
      const day = await told(calls.note(bank, { bankItemID: item, text: 'They look' }));
      expect(day.exceptions[0]?.notes.map(({ text }) => text)).toEqual(['They look', 'Asked the bank']);
    });
  });

  it('lets what the book undid itself wait for nothing, from the day of the second on', async () => {
    const bank = await begun();
    const check = await pay(bank, 80_00, { checkNumber: 3101 });
    await calls.end(bank, check, 80_00, days.paid);
    expect(amounts(await calls.day(bank, '2026-03-09'))).toEqual({ bank: [], book: [-80_00] });
    expect(amounts(await calls.day(bank, days.paid))).toEqual({ bank: [], book: [] });
    const receipt = await receive(bank, 20_00, { deposited: null });
    const back = { file, amount: 20_00, isGood: true, wasDeposited: false, there: 20_00 };
    await calls.post(
      bank,
      { kind: 'returned deposit', parts: [back] },
      { about: receipt, date: days.paid, facts: { reason: 'NSF' } },
    );
    expect(amounts(await calls.day(bank, '2026-03-09')).book).toContain(20_00);
    expect(amounts(await calls.day(bank, days.paid)).book).toEqual([]);
  });

  it('lets a returned deposit wait beside its receipt where the bank had it', async () => {
    const bank = await begun();
    const receipt = await receive(bank, 20_00);
    const [came = 0] = await tell(bank, [{ day: days.first, amount: 20_00 }]);
    await told(match(bank, { bankItemIDs: [came], bookItems: [receipt], note: 'The same' }));
    const back = { file, amount: 20_00, isGood: true, wasDeposited: true, there: 20_00 };
    await calls.post(
      bank,
      { kind: 'returned deposit', parts: [back] },
      { about: receipt, date: days.paid, facts: { reason: 'NSF' } },
    );
    expect(amounts(await calls.day(bank))).toEqual({ bank: [], book: [-20_00] });
    const [went = 0] = await tell(bank, [{ day: days.paid, amount: -20_00, kind: 'Returned deposit' }]);
    expect(amounts(await told(run(bank)))).toEqual({ bank: [], book: [] });
    expect(went).toBeGreaterThan(0);
  });

  it('tells whoever shows a file that it was paid', async () => {
    const bank = await begun();
    await paidCheck(bank, 3201);
    const heard: string[] = [];
    const stop = await hearFileEvents(test.database, ({ message: { Event } }) => {
      heard.push(Event);
    });
    await told(run(bank));
    await vi.waitFor(() => expect(heard).toContain('FileChanged'));
    await stop();
  });
});
