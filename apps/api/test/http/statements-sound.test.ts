import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day, dayAfter, dayBefore, letReconcile, statementCalls } from './statements-world.ts';
import { files } from './world.ts';

/** What a day that comes to zero may hide, and what is told of it nevertheless. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = statementCalls(
    () => api,
    () => test.database,
  );
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });
  const tell = (bank: number, items: Parameters<typeof tellOfBank>[3]) =>
    tellOfBank(test.database, systemActor('alpha', 'test'), bank, items);

  it('a balance that does not follow from the one before with the items of the bank is no balance', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 1_000_00, { date: dayBefore });
    await tell(bank, [{ day, amount: 900_00, kind: 'Deposit' }]);
    await calls.bankHad(bank, 0, dayBefore);
    await calls.bankHad(bank, 900_00, day);
    expect((await calls.day(bank)).threeWay.statement?.unexplained).toBe(0);
    await calls.bankHad(bank, 0, dayAfter);
    expect((await calls.day(bank, dayAfter)).threeWay).toMatchObject({
      ...{ bankLessBook: 0, statement: { unexplained: -900_00 } },
    });
    const { body } = await calls.finalize(bank, {}, undefined, dayAfter);
    expect(body.errorCode).toBe('NOT_RECONCILED');
    expect(body.errorMessage).toContain('$900.00 less than its earlier balance');
  });

  it('a match that the rules are sure of is made before a day is finalized', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 1_000_00, { date: dayBefore });
    await calls.check(bank, 1_000_00, 701, { date: dayBefore });
    await calls.bankHad(bank, 0, dayBefore);
    await tell(bank, [
      { day, amount: -1_000_00, kind: 'Check', check_number: 701 },
      { day, amount: 1_000_00, kind: 'Deposit' },
    ]);
    await calls.bankHad(bank, 0);
    const seen = await calls.day(bank);
    expect(seen.threeWay.bankLessBook).toBe(0);
    const sure = seen.proposed.filter(({ confidence }) => confidence === 'sure').length;
    expect(sure).toBeGreaterThan(0);
    const { body } = await calls.finalize(bank);
    expect([body.errorCode, body.errorMessage]).toEqual([
      'NOT_RECONCILED',
      `The rules are sure of ${sure} more match${sure === 1 ? '' : 'es'}. Run them first.`,
    ]);
  });

  it('a void lessens what went out, and is no receipt', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 300_00, { date: dayBefore });
    const about = await calls.check(bank, 100_00, 801, { date: dayBefore });
    const parts = [{ file: files.open, amount: 100_00, to: 'available' as const }];
    await calls.post([{ bank, about, posting: postingOf({ kind: 'void', parts }), facts: { reason: 'Lost' } }]);
    expect((await calls.day(bank)).threeWay).toMatchObject({
      ...{
        opening: 200_00,
        book: 300_00,
        receipts: { count: 0, amount: 0 },
        disbursements: { count: 1, amount: 100_00 },
      },
    });
  });

  it('a file that lacks all that it has stands in the pack, and is not one that has nothing', async () => {
    const bank = await calls.newAccount();
    await calls.charge(bank, 5_00, files.locked);
    await calls.receive(bank, 5_00, { file: files.locked });
    await calls.bankHad(bank, 0);
    const made = await calls.made(bank);
    expect(made.threeWay).toMatchObject({ zero: 0, negative: { count: 0 }, positive: { count: 0 }, files: 0 });
    const { rows } = await test.asSuperuser((client) =>
      client.query(
        `select p.pack::jsonb -> 'files' as files from reconciliation_packs p where p.reconciliation_id = $1`,
        [made.reconciliationID],
      ),
    );
    expect(rows[0]?.files).toMatchObject({
      ...{ negative: [], positive: [] },
      even: [{ ordersID: files.locked, available: 5_00, lacking: -5_00, balance: 0 }],
    });
  });

  it('a day is over before it is finalized, and the day itself says for how long its account is open', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 5_00, { date: dayBefore });
    const today = companyDay(new Date());
    await calls.bankHad(bank, 0, today);
    const { body } = await calls.finalize(bank, {}, undefined, today);
    expect(body.result.modelState).toEqual({ date: ['This day is not over yet. Choose an earlier date.'] });
    const [listed] = (await calls.accounts()).filter(({ bankAccountID }) => bankAccountID === bank);
    const shown = await calls.day(bank, today);
    expect(shown.account.daysOpen).toBe(listed?.daysOpen);
    expect(shown.account.daysOpen).toBeGreaterThan(100);
  });
});
