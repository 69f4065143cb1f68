import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshStatistics } from '../../src/platform/db/housekeeping.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { days, file, letReconcile, matchingCalls } from './reconciliation-world.ts';

// A database of its own: its statistics change.
describe.each(['embedded', 'server'] as const)('on the %s database', (kind) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = matchingCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('takes 2,000 items in one run', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 100_000_00);
    const numbers = Array.from({ length: 2000 }, (_, at) => 10_000 + at);
    const event = { kind: 'check', parts: [{ file, amount: 10_00, from: 'available' }] } as const;
    const write = (some: readonly number[]) =>
      calls.postAll(
        bank,
        some.map((checkNumber) => ({ event, facts: { ...calls.payFacts, checkNumber } })),
      );
    await write(numbers.slice(0, 200));
    // As housekeeping does: of a table that it knows nothing of, the planner reads all of an account for each key.
    await refreshStatistics(test.connections);
    await write(numbers.slice(200));
    await calls.tell(
      bank,
      numbers.map((check_number) => ({ day: days.paid, amount: -10_00, kind: 'Check' as const, check_number })),
    );
    const { bankItems, bookItems } = await calls.told(calls.run(bank));
    expect([bankItems, bookItems.map(({ amount }) => amount)]).toEqual([[], [100_000_00]]);
  });

  it('names the check that the ledger refuses, and matches the others', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 100_000_00);
    for (const checkNumber of [501, 502, 503]) await calls.pay(bank, checkNumber * 100, { checkNumber });
    const [, second] = await calls.tell(
      bank,
      [501, 502, 503].map((check_number) => ({
        ...{ day: check_number === 502 ? days.first : days.paid, amount: -check_number * 100, kind: 'Check' as const },
        check_number,
      })),
    );
    // The first day is before the bank opened the account, as somebody says later.
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('bank_accounts')
        .set({ opened_on: '2026-03-03' })
        .where('tenant_id', '=', 'alpha')
        .where('bank_account_id', '=', bank)
        .execute(),
    );
    const { body } = await calls.run(bank);
    expect([body.errorCode, body.result.refused]).toEqual([
      null,
      [expect.stringMatching(/^Check 502, file 24-0001: This bank account was opened on 03\/03\/2026/)],
    ]);
    const { bankItems, bookItems } = await calls.day(bank);
    expect(bankItems.map(({ bankItemID }) => bankItemID)).toEqual([second]);
    expect(bookItems.flatMap(({ checkNumber }) => checkNumber ?? [])).toEqual([502]);
    expect(await faultsIn(test.database, systemActor('alpha', 'test'))).toEqual([]);
    // Again it is refused alone.
    expect((await calls.run(bank)).body.result.refused).toHaveLength(1);
  });
});
