import type { OpeningBody } from '@closewright/contract/ledger-opening';
import { postingOf } from '@closewright/domain/ledger';
import { openingLimits } from '@closewright/domain/ledger-opening';
import type { BookItem } from '@closewright/domain/reconciliation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { numbers, opening, openingCalls } from './openings-world.ts';
import { day, dayAfter, dayBefore, letReconcile, reviewer } from './statements-world.ts';
import { files } from './world.ts';

const told = (items: readonly BookItem[]) => items.map(({ kind, date, amount, name }) => [kind, date, amount, name]);

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = openingCalls(
    () => api,
    () => test.database,
  );
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
  const tell = (bank: number, items: Parameters<typeof tellOfBank>[3]) => tellOfBank(test.database, actor, bank, items);
  const onDay = (bank: number, what: string, body?: object, on = dayAfter) =>
    calls.send('POST', `/accounts/${bank}/days/${on}/${what}`, body);

  describe('from the former product to a day that is finalized', () => {
    let bank: number;
    beforeAll(async () => {
      bank = await calls.newAccount({ firstCheckNumber: 9000, lastCheckNumber: 9999 });
      // What the bank told of before is in its balance.
      await tell(bank, [{ day: dayBefore, amount: -3_00, kind: 'Fee' }]);
    });

    it('is asked for by one, and posts nothing', async () => {
      const asked = await calls.asked(opening(bank));
      expect(asked).toMatchObject({
        ...{ state: 'asked', isOwn: true, askedBy: 'The officer', bankBalance: 1_800_00, decidedBy: null },
        totals: { files: 1_550_00, outstanding: 500_00, inTransit: 250_00 },
        files: [
          { ordersID: files.open, fileNumber: numbers.open, balance: 1_000_00 },
          { fileNumber: numbers.two },
          { fileNumber: numbers.locked },
        ],
      });
      expect((await calls.day(bank)).threeWay.book).toBe(0);
      expect(await calls.listed(`?bankAccountID=${bank}`, { as: reviewer })).toMatchObject([{ isOwn: false }]);
    });

    it('is approved by another, and then all of it is there', async () => {
      const [asked] = await calls.listed(`?bankAccountID=${bank}`);
      const approved = await calls.told(calls.decide(asked?.openingID ?? 0, 'approve'));
      expect(approved).toMatchObject({ state: 'approved', decidedBy: 'The bookkeeper' });
      const found = await calls.day(bank);
      expect(found.threeWay).toMatchObject({
        ...{ statement: { closing: 1_800_00, of: day, unexplained: 0 } },
        ...{ inTransit: { count: 1, amount: 250_00 }, outstanding: { count: 2, amount: -500_00 } },
        ...{ opening: 1_550_00, book: 1_550_00, receipts: { count: 0 }, disbursements: { count: 0 } },
        ...{ positive: { count: 3, amount: 1_550_00 }, bankLessBook: 0, bookLessFiles: 0 },
      });
      expect(told(found.bookItems)).toEqual([
        ['check', '2025-09-01', -300_00, 'Alpha Courier'],
        ['receipt', dayBefore, 250_00, 'Michael Jones'],
        ['wire out', dayBefore, -200_00, 'Ficus Bank'],
      ]);
      expect(found.bankItems).toEqual([]);
      expect(found.exceptions).toMatchObject([{ kind: 'Old check', since: '2025-09-01' }]);
    });

    it('has its first day finalized, with the opening in the pack', async () => {
      const made = await calls.made(bank);
      const { pack } = await test.database.inTenant(actor, (tx) =>
        tx
          .selectFrom('reconciliation_packs')
          .select('pack')
          .where('tenant_id', '=', 'alpha')
          .where('reconciliation_id', '=', made.reconciliationID)
          .executeTakeFirstOrThrow(),
      );
      expect(JSON.parse(pack)).toMatchObject({
        threeWay: { opening: 1_550_00, book: 1_550_00 },
        previous: null,
        inTransit: [{ date: dayBefore, amount: 250_00 }],
        outstanding: [
          { label: 'More than 180 days', items: [{ checkNumber: 501, age: 182 }] },
          { label: 'Up to 30 days', items: [{ reference: 'W-7701' }] },
        ],
        files: { positive: [{ balance: 1_000_00 }, { balance: 500_00 }, { balance: 50_00 }] },
      });
    });

    it('has what was outstanding paid, and what was on its way arrive, on the next day', async () => {
      await tell(bank, [
        { day: dayAfter, amount: -300_00, kind: 'Check', check_number: 501 },
        { day: dayAfter, amount: -200_00, kind: 'Wire out', customer_reference: 'W-7701' },
        { day: dayAfter, amount: 250_00, kind: 'Deposit' },
      ]);
      await calls.bankHad(bank, 1_550_00, dayAfter);
      await calls.told(onDay(bank, 'run'));
      const { bankItems, bookItems, proposed } = await calls.day(bank, dayAfter);
      expect([bankItems.length, bookItems.length]).toEqual([1, 1]);
      expect(proposed).toMatchObject([{ confidence: 'likely' }]);
      const [item] = bankItems;
      const [receipt] = bookItems;
      await calls.told(
        onDay(bank, 'matches', {
          bankItemIDs: [item?.bankItemID],
          bookItems: [{ stripe: receipt?.stripe, number: receipt?.number }],
          note: 'The old deposit',
        }),
      );
      const made = await calls.made(bank, dayAfter);
      expect(made.threeWay).toMatchObject({
        ...{ inTransit: { count: 0 }, outstanding: { count: 0 }, book: 1_550_00, adjusted: 1_550_00, bankLessBook: 0 },
      });
    });

    it('has the money of each file as it was', async () => {
      const ledger = async (file: number) =>
        (await api.send('GET', `/api/orders/${file}/ledger`, { tenant: 'alpha', as: 'administrator' })).body.result;
      const { transactions, unreadable } = await ledger(files.settlementLocked);
      expect(unreadable).toEqual([]);
      const kinds = transactions
        .filter(({ bankAccountID }: { bankAccountID: number }) => bankAccountID === bank)
        .map(({ kind, facts, lines }: { kind: string; facts: { madeOn?: string }; lines: { amount: number }[] }) => [
          ...[kind, facts.madeOn, lines.map(({ amount }) => amount)],
        ]);
      // The wire was paid by what is on its way: as much of that is good.
      expect(kinds).toEqual([
        ['receipt', dayBefore, [200_00, -200_00, 50_00, -50_00]],
        ['deposit', undefined, [250_00, -250_00]],
        ['wire out', dayBefore, [200_00, -200_00]],
        ['paid', undefined, [200_00, -200_00]],
      ]);
    });
  });

  describe('what was from before', () => {
    it('is on paper already, is not printed again, and is listed by its own day', async () => {
      const bank = await calls.begun();
      const send = (way: string, path: string, body?: object) =>
        api.send(way, `/api${path}`, { tenant: 'alpha', as: 'administrator', ...(body && { body }) });
      const page = `?bankAccountID=${bank}`;
      const disbursements = await calls.told<Listed>(send('GET', `/escrow-accounting/disbursements${page}`));
      expect(disbursements.results.map(({ checkNumber, date, paper }) => [checkNumber, date, paper])).toEqual([
        [null, dayBefore, null],
        [501, '2025-09-01', 'printed'],
      ]);
      for (const [days, count] of [
        ['from=2025-09-02', 1],
        ['until=2025-09-01', 1],
        [`from=${day}`, 0],
      ]) {
        const found = await calls.told<Listed>(send('GET', `/escrow-accounting/disbursements${page}&${days}`));
        expect(found.results, `${days}`).toHaveLength(Number(count));
      }
      const receipts = await calls.told<Listed>(send('GET', `/escrow-accounting/receipts${page}`));
      expect(receipts.results).toMatchObject([{ date: dayBefore, depositedOn: day }]);

      const check = (await calls.day(bank)).bookItems.find(({ kind }) => kind === 'check');
      const numbered = { stripe: check?.stripe, number: check?.number };
      const printed = await send('POST', `/orders/${files.open}/checks/print`, {
        ...{ bankAccountID: bank, checks: [numbered], checkLayoutID: 1, checkPrinterID: 1 },
        ...{ coverLetters: false, reason: null },
      });
      expect(printed.body.result?.modelState ?? printed.body.errorMessage).toEqual({
        'checks.0': ['Check 501 was printed by the former product: ask for its void.'],
      });
      const asked = await send('POST', `/orders/${files.open}/approvals`, {
        ...{ kind: 'void', bankAccountID: bank, about: numbered, comment: 'Lost by the courier' },
      });
      expect(asked.body.errorMessage).toBeNull();
      const pending = await calls.told<Listed>(send('GET', '/approvals?state=pending&take=50'));
      expect(pending.results.filter((each) => each.bankAccountID === bank)).toMatchObject([{ papers: 1 }]);
    });

    it('is voided by two, and the bank is told of that and not of its issue', async () => {
      const bank = await calls.begun();
      const due = async () =>
        (await api.send('GET', `/api/positive-pay/accounts/${bank}`, { tenant: 'alpha', as: 'administrator' })).body;
      const before = await due();
      expect(before.errorMessage, JSON.stringify(before)).toBeNull();
      expect(before.result.results).toEqual([]);
      const [check] = (await calls.day(bank)).bookItems;
      await calls.post(
        [
          {
            ...{ bank, about: { stripe: check?.stripe ?? 0, number: check?.number ?? 0 }, facts: { reason: 'Lost' } },
            posting: postingOf({ kind: 'void', parts: [{ file: files.open, amount: 300_00, to: 'available' }] }),
          },
        ],
        dayAfter,
      );
      expect((await due()).result.results).toMatchObject([
        { kind: 'void', checkNumber: 501, amount: 300_00, issuedOn: '2025-09-01' },
      ]);
    });

    it.each<[string, Partial<OpeningBody>]>([
      ['no payment and no deposit', { payments: [], deposits: [], bankBalance: 1_550_00 }],
      [
        'a bank that has nothing',
        { ...only(0), files: [], payments: [{ ...wire(50_00) }], deposits: [deposit(50_00)] },
      ],
    ])('may be %s', async (_name, more) => {
      const bank = await calls.begun(more);
      expect((await calls.made(bank)).threeWay).toMatchObject({ bankLessBook: 0, bookLessFiles: 0 });
    });
  });

  it('is asked for with as many rows as there may be', async () => {
    const bank = await calls.newAccount();
    const name = (at: number) => `Ávila & Sons ${at} `.padEnd(120, 'é');
    const [check] = opening(bank).payments;
    const [old] = opening(bank).deposits;
    if (!check || !old) throw new Error('the example has both');
    const payments = Array.from({ length: openingLimits.payments }, (_, at) => ({
      ...{ ...check, checkNumber: 1 + at, payee: name(at), amount: 1_00 },
    }));
    const deposits = Array.from({ length: openingLimits.deposits }, (_, at) => ({
      ...old,
      fileNumber: numbers.open,
      payer: name(at),
      amount: 1_00,
    }));
    const asked = await calls.asked(opening(bank, { payments, deposits, bankBalance: 3_050_00 }));
    expect([asked.payments.length, asked.deposits.length]).toEqual([openingLimits.payments, openingLimits.deposits]);
    // Files stand once each, so as many are sent that are not there.
    const filled = Array.from({ length: openingLimits.files }, (_, at) => ({ fileNumber: `NONE-${at}`, balance: 1 }));
    const { body } = await calls.ask(opening(await calls.newAccount(), { files: filled, payments, deposits }));
    expect(Object.keys(body.result?.modelState ?? {})).toHaveLength(openingLimits.files);
    const more = [...payments, { ...check, checkNumber: 9_999_999 }];
    const refused = await calls.ask(opening(await calls.newAccount(), { payments: more }));
    expect(Object.keys(refused.body.result?.modelState ?? {})).toEqual(['payments']);
  });

  it('takes what the bank tells later of its day, which waits for nothing', async () => {
    const bank = await calls.begun();
    await tell(bank, [{ day, amount: 900_00, kind: 'Deposit' }]);
    expect((await calls.day(bank)).bankItems).toEqual([]);
    await calls.made(bank);
  });
});

interface Listed {
  readonly results: readonly Record<string, unknown>[];
}
const only = (bankBalance: number) => ({ bankBalance });
function wire(amount: number) {
  // The opening has two payments.
  return { ...opening(1).payments[1], fileNumber: numbers.two, amount } as OpeningBody['payments'][number];
}
function deposit(amount: number) {
  // And a deposit.
  return { ...opening(1).deposits[0], fileNumber: numbers.two, amount } as OpeningBody['deposits'][number];
}
