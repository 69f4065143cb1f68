import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { bai2, bankFileCalls, dayOf, deposit, letReadBanks } from './bank-files-world.ts';
import { day, dayAfter, dayBefore, letReconcile, statementCalls } from './statements-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const banks = bankFileCalls(() => api);
  const calls = statementCalls(
    () => api,
    () => test.database,
  );
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReadBanks(test.database);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** An account that is finalized through a day at the end of which 20.00 were on their way to the bank. */
  const finalized = async () => {
    const bank = await banks.newAccount();
    await banks.taken(bai2([dayOf(bank, dayBefore, [], 0), dayOf(bank, day, [], 0)]));
    const receipt = await calls.receive(bank.id, 20_00);
    await calls.made(bank.id);
    return { bank, receipt };
  };
  type Bank = Awaited<ReturnType<typeof finalized>>['bank'];
  /** What the bank says a day later: it had the deposit on the day that was finalized, and its balance of that day was another. */
  const later = (bank: Bank, amount = 20_00) =>
    bai2([dayOf(bank, day, [deposit(20_00)], amount - 20_00), dayOf(bank, dayAfter, [], amount)]);
  const stored = async ({ id }: Bank) => {
    const { rows } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql<{
        said: string;
      }>`select concat_ws(' ', day, bank_day, amount_cents) as said from bank_items where bank_account_id = ${id}`.execute(
        tx,
      ),
    );
    return rows.map(({ said }) => said);
  };

  it('what is late stands on the first open day with the bank’s own day, and that day is finalized with it', async () => {
    const { bank, receipt } = await finalized();
    const file = later(bank);
    const seen = await banks.previewed(file);
    expect(seen.conflicts).toEqual([]);
    expect(seen.warnings.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^1 item of .* is late, of days that are reconciled: it stands on 03\/03\/2026, with the bank’s own day$/,
      ),
    ]);
    expect(seen.statements[0]).toMatchObject({ counts: { new: 1, late: 0 }, items: [{ state: 'Late', date: day }] });
    await banks.taken(file);
    expect(await stored(bank)).toEqual([`${dayAfter} ${day} 2000`]);
    const { bankItems } = await calls.day(bank.id, dayAfter);
    expect(bankItems).toMatchObject([{ date: dayAfter, bankDate: day, amount: 20_00 }]);
    const match = {
      ...{ bankItemIDs: bankItems.map(({ bankItemID }) => bankItemID), note: 'The same' },
      bookItems: [{ stripe: receipt.stripe, number: receipt.number }],
    };
    await calls.told(calls.send('POST', `/accounts/${bank.id}/days/${dayAfter}/matches`, match));
    expect(await calls.made(bank.id, dayAfter)).toMatchObject({ threeWay: { statement: { unexplained: 0 } } });
  });

  it('is known in the next file that tells of it, whose balance of the finalized day is no conflict either', async () => {
    const { bank } = await finalized();
    await banks.taken(later(bank));
    const seen = await banks.previewed(
      bai2([dayOf(bank, day, [deposit(20_00)], 0), dayOf(bank, dayAfter, [deposit(1_00)], 20_00)]),
    );
    expect(seen.conflicts).toEqual([
      { line: null, text: expect.stringContaining('is 21.00 here, and is known as 20.00') },
    ]);
    expect(seen.statements[0]?.items.map(({ state }) => state)).toEqual(['Known', 'New']);
    const same = bai2([
      dayOf(bank, day, [deposit(20_00)], 0),
      dayOf(bank, dayAfter, [], 20_00),
      dayOf(bank, '2026-03-04', [deposit(3_00)], 20_00),
    ]);
    expect((await banks.previewed(same)).conflicts).toEqual([]);
    await banks.taken(same);
    expect(await stored(bank)).toEqual([`${dayAfter} ${day} 2000`, '2026-03-04 300']);
  });

  it('a balance of a finalized day that late items do not explain refuses the file', async () => {
    const { bank } = await finalized();
    const { body } = await banks.take(later(bank, 21_00));
    expect([body.errorCode, body.errorMessage]).toEqual([
      'BANK_FILE_REFUSED',
      expect.stringContaining('is 21.00 here, and is known as 0.00'),
    ]);
    expect(await stored(bank)).toEqual([]);
  });

  it('what is of a day up to the first balance is in that balance, and is left out', async () => {
    const { bank } = await finalized();
    const early = bai2([dayOf(bank, '2026-02-26', [deposit(5_00)], -5_00), dayOf(bank, dayAfter, [], 0)]);
    expect((await banks.previewed(early)).statements[0]?.items.map(({ state }) => state)).toEqual([
      'Day is reconciled',
    ]);
  });

  it('the database takes nothing as late that is not, or on another day than the first that is open', async () => {
    const { bank } = await finalized();
    await banks.taken(later(bank));
    const insert = (day_: string, bankDay: string) =>
      test.asOwner(async (owner) => {
        await owner.query("select set_config('app.tenant', 'alpha', false)");
        await owner.query(
          `insert into bank_items (tenant_id, bank_item_id, bank_account_id, bank_file_id, line, day, bank_day, kind, amount_cents, text, identity, nth)
           select tenant_id, 99000, bank_account_id, bank_file_id, 9, '${day_}', '${bankDay}', kind, amount_cents, text, repeat('0', 64), 1
           from bank_items where bank_account_id = ${bank.id}`,
        );
      });
    for (const [on, own] of [
      ['2026-03-05', '2026-03-04'],
      ['2026-03-04', day],
    ] as const)
      await expect(insert(on, own)).rejects.toThrow('a late item is of a day that is reconciled');
  });
});
