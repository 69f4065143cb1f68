import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../../src/modules/ledger/verify-ledger.ts';
import { type Actor, readerOf, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day, dayAfter, letReconcile, reviewer, statementCalls } from './statements-world.ts';
import { users } from './world.ts';

const tenant = 'alpha';
const person = (name: 'officer' | 'bookkeeper'): Actor => ({
  ...{ tenant, requestID: 'test', name },
  usersID: users[name].usersID,
});

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

  /** A finalized account in which 20.00 came in. */
  const finalized = async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 20_00);
    await calls.bankHad(bank, 0);
    return { bank, made: await calls.made(bank) };
  };
  /** As the owner of the tables, as somebody. */
  const asOwner = (statement: string, who: Actor = person('officer')) =>
    test.asOwner(async (owner) => {
      await owner.query('begin');
      try {
        await owner.query("select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)", [
          tenant,
          String(who.usersID),
        ]);
        await owner.query(statement);
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    });

  it('a finalized day takes no posting, no balance, no item and no match any more, by the api and in SQL', async () => {
    const { bank } = await finalized();
    await expect(calls.receive(bank, 1_00)).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
    await expect(
      asOwner(
        `insert into bank_days (tenant_id, bank_account_id, day, closing_cents) values ('alpha', ${bank}, '2026-03-01', 1)`,
      ),
    ).rejects.toThrow('CLOSED');
    await expect(asOwner(`delete from bank_days where bank_account_id = ${bank}`)).rejects.toThrow('CLOSED');
    const told = tellOfBank(test.database, systemActor(tenant, 'test'), bank, [{ day, amount: 20_00 }]);
    await expect(told).rejects.toThrow('CLOSED');
    const { bookItems } = await calls.day(bank, dayAfter, { as: reviewer });
    const [later = 0] = await tellOfBank(test.database, systemActor(tenant, 'test'), bank, [
      { day: dayAfter, amount: 20_00 },
    ]);
    const named = bookItems.map(({ stripe, number }) => ({ stripe, number }));
    const match = { bankItemIDs: [later], bookItems: named, note: 'The same' };
    // What the bank has later is matched on that day, which is open.
    await calls.told(calls.send('POST', `/accounts/${bank}/days/${dayAfter}/matches`, match));
    await calls.bankHad(bank, 20_00, dayAfter);
    await calls.made(bank, dayAfter);
    const { matched } = await calls.day(bank, dayAfter, { as: reviewer });
    const apart = { bankMatchIDs: matched.map(({ bankMatchID }) => bankMatchID), reason: 'It was another' };
    const { body } = await calls.send('POST', `/accounts/${bank}/days/${dayAfter}/unmatch`, apart);
    expect(body.errorCode).toBe('PERIOD_CLOSED');
    await expect(asOwner(`update bank_matches set ended_at = now() where bank_account_id = ${bank}`)).rejects.toThrow(
      'CLOSED',
    );
  });

  it('the owner of the tables neither signs for two, nor reopens beside the row, nor changes what was finalized', async () => {
    const { bank, made } = await finalized();
    const one = `where reconciliation_id = ${made.reconciliationID}`;
    for (const statement of [
      `update reconciliations set reviewed_by = '11' ${one}`,
      `update reconciliations set figures = '{}' ${one}`,
      `update reconciliations set sha256 = repeat('0', 64) ${one}`,
      `update reconciliations set is_final = false, reopen_asked_by = '11', reopened_by = '1', reopen_reason = 'x' ${one}`,
      `delete from reconciliations ${one}`,
      'truncate reconciliations cascade',
      `update reconciliation_packs set pack = '{}' ${one}`,
      `delete from reconciliation_packs ${one}`,
      `update ledger_stripes set closed_through = null where bank_account_id = ${bank}`,
      `update ledger_stripes set closed_through = '2026-03-01' where bank_account_id = ${bank}`,
      `select reopen_ledger(${bank}, ${made.reconciliationID})`,
    ])
      await expect(asOwner(statement), statement).rejects.toThrow();
    await asOwner(`update reconciliations set reopen_asked_by = '11', reopen_reason = 'Mine' ${one}`);
    await expect(asOwner(`update reconciliations set is_final = false ${one}`)).rejects.toThrow('another');
    await asOwner(`update reconciliations set is_final = false ${one}`, person('bookkeeper'));
    expect((await calls.one(made.reconciliationID)).reopenAsked?.by).toBe('The officer');
    await calls.receive(bank, 1_00);
  });

  it('a reconciliation without its pack, or with another one, is not kept', async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 20_00);
    await calls.bankHad(bank, 0);
    const insert = (
      id: number,
    ) => `insert into reconciliations (tenant_id, reconciliation_id, bank_account_id, day, number, figures, open_exceptions, ends, sha256)
      select 'alpha', ${id}, ${bank}, '${day}', 1,
        three_way_parts(${bank}, '${day}')::jsonb || '{"adjusted": 2000, "files": 2000, "bookLessFiles": 0, "bankLessBook": 0}', 0,
        jsonb_agg(jsonb_build_array(s.stripe, s.last_number, encode(s.last_hash, 'hex')) order by s.stripe), repeat('0', 64)
      from ledger_stripes s where s.bank_account_id = ${bank} and s.last_number > 0`;
    await expect(asOwner(insert(9001))).rejects.toThrow('has its pack');
    await expect(
      asOwner(`${insert(9001)}; insert into reconciliation_packs values ('alpha', 9001, '{}')`),
    ).rejects.toThrow('has the hash of');
  });

  it('opening again is in the audit as closing is, with both names', async () => {
    const { bank, made } = await finalized();
    await calls.told(calls.askReopen(made.reconciliationID));
    await calls.told(calls.reopen(made.reconciliationID, false));
    await calls.told(calls.askReopen(made.reconciliationID));
    await calls.told(calls.reopen(made.reconciliationID));
    const { rows } = await test.database.inTenant(systemActor(tenant, 'test'), (tx) =>
      sql<{ actor: string; of: string; said: string }>`
        select actor, table_name as of, coalesce(after ->> 'closed_through', after ->> 'is_final', after ->> 'reopen_asked_by', before ->> 'reopen_asked_by') as said
        from audit_log where tenant_id = ${tenant} and (table_name = 'ledger_closings' and row_key = ${String(bank)}
          or table_name = 'reconciliations' and row_key = ${String(made.reconciliationID)}) order by seq`.execute(tx),
    );
    const [officer, bookkeeper] = [String(users.officer.usersID), String(users.bookkeeper.usersID)];
    expect(rows.filter(({ of }) => of === 'reconciliations').map(({ actor, said }) => [actor, said])).toEqual([
      [officer, 'true'],
      [officer, officer],
      [bookkeeper, officer],
      [officer, officer],
      [bookkeeper, 'false'],
    ]);
    expect(rows.filter(({ of }) => of === 'ledger_closings').map(({ actor }) => actor)).toEqual([officer, bookkeeper]);
  });

  it('its pack says the same whatever is posted later, says who signed, and is fetched once', async () => {
    const { bank, made } = await finalized();
    const stored = () =>
      test.database.inTenant(systemActor(tenant, 'test'), (tx) =>
        sql<{
          pack: string;
        }>`select pack from reconciliation_packs where reconciliation_id = ${made.reconciliationID}`.execute(tx),
      );
    const before = (await stored()).rows[0]?.pack;
    expect(before).not.toContain('0044107788');
    const fetched = async () => {
      const { url } = await calls.told<{ url: string }>(calls.pack(made.reconciliationID));
      const { bytes, status } = await api.send('GET', url, { as: null });
      expect(status).toBe(200);
      expect((await api.send('GET', url, { as: null })).status).toBe(410);
      return bytes;
    };
    const first = await fetched();
    await calls.receive(bank, 5_00, { date: dayAfter });
    expect(Buffer.from(await fetched()).equals(Buffer.from(first))).toBe(true);
    await calls.told(calls.review(made.reconciliationID, 'Looked at it'));
    const pages = (await readPdf(await fetched())).pages.map(({ text }) => text);
    for (const words of ['The officer', 'The bookkeeper', 'Looked at it']) expect(pages[0]).toContain(words);
    expect(pages.at(-1)?.replaceAll('\n', '')).toContain(made.sha256);
    expect((await stored()).rows[0]?.pack).toBe(before);
    const draft = await calls.told<{ url: string }>(calls.draft(bank, dayAfter));
    const { bytes } = await api.send('GET', draft.url, { as: null });
    expect((await readPdf(bytes)).pages[0]?.text).toContain('DRAFT');
  });

  it('leaves nothing that ledger:verify finds', async () => {
    const actor = systemActor(tenant, 'test');
    expect((await verifyLedger(readerOf(test.database, actor), tenant)).faults).toEqual([]);
  });
});
