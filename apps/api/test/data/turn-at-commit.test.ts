import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCountsAsOwner } from '../../src/modules/portfolio/verify-counts.ts';
import { createDatabase } from '../../src/platform/db/index.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { lockCommon, lockFiles, lockTenant } from '../../src/platform/tenant/tenant-locks.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

const FILES = 8;
const tenant = 'epsilon';

class TakenBack extends Error {}

eachDatabase((kind) => {
  let test: TestDatabase;
  let actor: Actor;
  /** As a node that gives a tenant twelve connections at once. */
  let database: Database;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    database = kind === 'server' ? await createDatabase({ ...test.options, poolSize: 30 }) : test.database;
    actor = await makeSmallTenant(test.database, tenant);
    await inTenant(async (tx) => {
      const first = await nextIDs(tx, 'orders_id', FILES);
      const rows = Array.from({ length: FILES }, (_, at) => orderRow(tenant, first + at, `12-${first + at}`));
      await tx.insertInto('orders').values(rows).execute();
    });
  });
  afterAll(async () => {
    if (database !== test.database) await database.close();
    await test.close();
  });

  const inTenant = <T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T> => database.inTenant(actor, work);
  const entries = (): Promise<{ seq: number; request: string; table: string }[]> =>
    inTenant((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['seq', 'request_id as request', 'table_name as table'])
        .where('tenant_id', '=', tenant)
        .orderBy('seq')
        .execute(),
    );
  const update = (
    tx: Transaction<DB>,
    ordersID: number,
    values: { place_of_closing?: string; sale_price_cents?: number; status?: number },
  ) => tx.updateTable('orders').set(values).where('tenant_id', '=', tenant).where('orders_id', '=', ordersID).execute();
  const addLoan = async (tx: Transaction<DB>, ordersID: number, lender: string) =>
    tx
      .insertInto('loans')
      .values({
        tenant_id: tenant,
        loan_id: await nextIDs(tx, 'loan_id'),
        orders_id: ordersID,
        lender_name: lender,
        amount_cents: 100_00,
      })
      .execute();

  /** Whole chain without gaps, records and counts as it says, and nothing that waits for its place. */
  async function expectWhole(): Promise<void> {
    const all = await entries();
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
    await expectProven(database, tenant);
    expect((await test.asOwner((owner) => verifyCountsAsOwner(owner, tenant, { rebuild: false }))).wrong).toEqual([]);
    const { rows } = await test.asSuperuser((superuser) => superuser.query('select * from unchained_entries'));
    expect(rows).toEqual([]);
  }

  describe('many writers at once', () => {
    /** What a writer does, by its number: saves of one file or of several, new rows, whole-tenant work, and some take it all back. */
    async function write(number: number): Promise<void> {
      const own = 1 + (number % FILES);
      const other = 1 + ((number * 5 + 3) % FILES);
      const name = `w-${number}`;
      await database.inTenant({ ...actor, requestID: name }, async (tx) => {
        if (number % 11 === 10) {
          await lockTenant(tx);
          await tx.updateTable('branches').set({ name }).where('tenant_id', '=', tenant).execute();
          for (const id of [other, own]) await update(tx, id, { place_of_closing: name });
        } else if (number % 7 === 6) {
          // Who says nothing.
          for (const id of [own, other]) await update(tx, id, { status: number % 2, place_of_closing: name });
        } else {
          await lockFiles(tx, number % 3 === 0 ? [own, other] : [own]);
          await update(tx, own, { sale_price_cents: number * 100, place_of_closing: name });
          if (number % 3 === 0) await update(tx, other, { status: number % 3 === 0 ? 2 : 1, place_of_closing: name });
          if (number % 4 === 0) await addLoan(tx, own, `Lender ${number % 5}`);
          if (number % 5 === 0) await lockCommon(tx);
        }
        if (number % 6 === 5) throw new TakenBack();
      });
    }

    it('on the same and on different files, some of whom take it back: nobody is deadlocked, chain and counts are whole', async () => {
      const before = (await entries()).length;
      const numbers = Array.from({ length: 120 }, (_, number) => number);
      const outcomes = await Promise.allSettled(numbers.map(write));
      const failed = outcomes.flatMap((one) =>
        one.status === 'rejected' && !(one.reason instanceof TakenBack) ? [one.reason] : [],
      );
      expect(failed).toEqual([]);
      await expectWhole();
      const written = (await entries()).slice(before);
      // What one transaction wrote stands together, and nothing of what was taken back.
      const blocks = written.map(({ request }) => request).filter((request, at, all) => request !== all[at - 1]);
      expect(blocks.toSorted()).toEqual(
        numbers
          .filter((number) => number % 6 !== 5)
          .map((number) => `w-${number}`)
          .toSorted(),
      );
    });
  });

  describe('what has no place yet', () => {
    it('is not in the audit before the commit, and neither seen nor written by the application', async () => {
      const before = await entries();
      await inTenant(async (tx) => {
        await update(tx, 1, { place_of_closing: 'Not yet' });
        const { rows } = await sql`select seq from audit_log where seq > ${before.length}`.execute(tx);
        expect(rows).toEqual([]);
      });
      expect(await entries()).toHaveLength(before.length + 1);
      for (const statement of [
        'select * from unchained_entries',
        'delete from unchained_entries',
        "insert into unchained_entries values ('epsilon', 1, 1, 'x', 'x', 'x', 'x', 'INSERT', null, null, null)",
        'truncate unchained_entries',
        'alter table unchained_entries disable trigger chain_at_commit',
      ])
        await expect(
          test.asApplication((client) => client.query(statement)),
          statement,
        ).rejects.toThrow(/permission denied|must be owner/);
    });

    it('gets its place also when constraints are checked at once, and when a part was taken back', async () => {
      const before = (await entries()).length;
      await inTenant(async (tx) => {
        await update(tx, 1, { place_of_closing: 'First', sale_price_cents: 1 });
        await sql`set constraints all immediate`.execute(tx);
        await update(tx, 1, { place_of_closing: 'Second' });
        await sql`savepoint part`.execute(tx);
        await update(tx, 2, { place_of_closing: 'Taken back', sale_price_cents: 2 });
        await sql`rollback to savepoint part`.execute(tx);
        await update(tx, 3, { place_of_closing: 'Third' });
      });
      await inTenant(async (tx) => {
        await sql`savepoint part`.execute(tx);
        await update(tx, 2, { place_of_closing: 'Taken back' });
        await sql`rollback to savepoint part`.execute(tx);
        await update(tx, 2, { place_of_closing: 'Fourth', status: 2 });
      });
      expect(await entries()).toHaveLength(before + 4);
      await expectWhole();
    });

    it('goes to the chain of its tenant where a transaction has gone on to another one', async () => {
      const other = await makeSmallTenant(test.database, `ficus-${kind}`);
      await inTenant(async (tx) => {
        await update(tx, 1, { place_of_closing: 'Here' });
        await sql`select set_config('app.tenant', ${other.tenant}, true)`.execute(tx);
        await tx.updateTable('regions').set({ description: 'There' }).where('tenant_id', '=', other.tenant).execute();
        await sql`select set_config('app.tenant', '', true)`.execute(tx);
      });
      await expectWhole();
      await expectProven(database, other.tenant);
    });
  });

  it('a transaction that has locked files is not let lock the tenant, by which two would wait for each other', async () => {
    await expect(
      inTenant(async (tx) => {
        await lockFiles(tx, [1]);
        await lockTenant(tx);
      }),
    ).rejects.toThrow(/lock that first/);
    // The other way round nothing is left to be locked.
    await inTenant(async (tx) => {
      await lockTenant(tx);
      await lockFiles(tx, [1]);
      await lockCommon(tx);
      await lockTenant(tx);
    });
  });
});
