import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, migrate, openConnections, query } from '../../src/platform/db/index.ts';
import { addJob, type Job, runDueJobs } from '../../src/platform/jobs/index.ts';
import { type Actor, nextIDs, notifyInTransaction, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { breakConnections, listeningOf } from '../harness/break-connections.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

eachDatabase((kind) => {
  let test: TestDatabase;
  let actor: Actor;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    actor = await makeSmallTenant(test.database, 'epsilon');
    await test.database.inTenant(actor, (tx) =>
      tx
        .insertInto('orders')
        .values(orderRow('epsilon', 1, '12-3456'))
        .execute(),
    );
  });
  afterAll(() => test.close());

  describe('notifications', () => {
    it('arrive after the commit only', async () => {
      const heard: string[] = [];
      const stop = await test.database.listen('file_changed', (payload) => heard.push(payload));
      let beforeCommit = -1;
      await test.database.inTenant(actor, async (tx) => {
        await notifyInTransaction(tx, 'file_changed', 'epsilon/1');
        await tx.selectFrom('orders').selectAll().execute();
        beforeCommit = heard.length;
      });
      await expect.poll(() => heard).toEqual(['epsilon/1']);
      expect(beforeCommit).toBe(0);

      await test.database
        .inTenant(actor, async (tx) => {
          await notifyInTransaction(tx, 'file_changed', 'never');
          throw new Error('rolled back');
        })
        .catch(() => {});
      await stop();
      await test.database.inTenant(actor, (tx) => notifyInTransaction(tx, 'file_changed', 'unheard'));
      await test.database.ping();
      expect(heard).toEqual(['epsilon/1']);
    });

    it('refuse what is longer than the database takes', async () => {
      await expect(
        test.database.inTenant(actor, (tx) => notifyInTransaction(tx, 'x', 'x'.repeat(8000))),
      ).rejects.toThrow(/send ids/);
    });

    it('are heard again after the listening session was lost', async () => {
      const heard: string[] = [];
      const stop = await test.database.listen('survives', (payload) => heard.push(payload));
      if (kind === 'server') {
        const { rows } = await test.asApplication((client) => client.query('select current_database() as name'));
        expect(await breakConnections(listeningOf, [rows[0].name])).toBe(1);
      } else {
        const client = await test.connections.pool.connect();
        client.release(true);
      }
      await expect
        .poll(async () => {
          await test.database.inTenant(actor, (tx) => notifyInTransaction(tx, 'survives', 'again'));
          return heard;
        })
        .toContain('again');
      await stop();
    });
  });

  describe('versions', () => {
    it('let exactly one of many saves of the same version through', async () => {
      const [{ version } = { version: 0 }] = await test.database.inTenant(actor, (tx) =>
        tx.selectFrom('orders').select('version').where('orders_id', '=', 1).execute(),
      );
      const saves = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          test.database.inTenant(actor, (tx) =>
            tx
              .updateTable('orders')
              .set({ place_of_closing: `Room ${index}` })
              .where('orders_id', '=', 1)
              .where('version', '=', version)
              .executeTakeFirst(),
          ),
        ),
      );
      expect(saves.filter(({ numUpdatedRows }) => numUpdatedRows === 1n)).toHaveLength(1);
      expect(await test.database.readOrderDocument(actor, 1)).toMatchObject({ order: { version: version + 1 } });
    });

    it('cannot be set by hand', async () => {
      await test.database.inTenant(actor, (tx) =>
        tx.updateTable('orders').set({ version: 1000 }).where('orders_id', '=', 1).execute(),
      );
      const document = (await test.database.readOrderDocument(actor, 1)) as { order: { version: number } };
      expect(document.order.version).toBeLessThan(10);
    });
  });

  describe('ids', () => {
    it('are given once, however many ask', async () => {
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => test.database.inTenant(actor, (tx) => nextIDs(tx, 'test_id', 3))),
      );
      expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index * 3 + 1));
    });
  });

  describe('jobs', () => {
    it('are done once by whoever takes them, and come back when they fail', async () => {
      const done: Job[] = [];
      let failures = 1;
      const handlers = new Map([
        [
          'mail',
          async (_actor: Actor, job: Job) => {
            if (job.payload === 'twice' && failures-- > 0) throw new Error('not yet');
            done.push(job);
          },
        ],
      ]);
      await test.database.inTenant(actor, async (tx) => {
        for (const payload of ['a', 'b', 'twice']) await addJob(tx, 'epsilon', 'mail', payload);
        await addJob(tx, 'epsilon', 'mail', 'later', new Date(Date.now() + 3_600_000));
        await addJob(tx, 'epsilon', 'other', 'not ours');
      });
      const counts = await Promise.all([
        runDueJobs(test.database, handlers, 2),
        runDueJobs(test.database, handlers, 2),
      ]);
      expect(counts.reduce((sum, count) => sum + count)).toBe(3);
      expect(new Set(done.map(({ payload }) => payload))).toEqual(new Set(['a', 'b']));
      await test.database.inTenant(actor, (tx) =>
        tx
          .updateTable('jobs')
          .set({ run_at: new Date(0) })
          .where('last_error', 'is not', null)
          .execute(),
      );
      expect(await runDueJobs(test.database, handlers)).toBe(1);
      expect(done.map(({ payload }) => payload).slice(2)).toEqual(['twice']);
      expect(await runDueJobs(test.database, handlers)).toBe(0);
    });
  });
});

describe('two nodes on one server', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await makeTestDatabase('server');
  });
  afterAll(() => test.close());

  it('hear each other', async () => {
    const other = await createDatabase(test.options);
    try {
      const actor = await makeSmallTenant(test.database, 'nodes');
      const heard: string[] = [];
      await other.listen('across', (payload) => heard.push(payload));
      await test.database.inTenant(actor, (tx) => notifyInTransaction(tx, 'across', 'hello'));
      await expect.poll(() => heard).toEqual(['hello']);
    } finally {
      await other.close();
    }
  });

  it('run with one login that is the owner but no superuser, or say what another login lacks', async () => {
    const { databaseURL, databaseOwnerURL } = test.options;
    const single = await createDatabase({ ...test.options, databaseURL: databaseOwnerURL, databaseOwnerURL: null });
    expect(
      await single.readInTenant(systemActor('nodes', 'test'), query.selectFrom('regions').select('reg_id')),
    ).toEqual([{ reg_id: 'ANY' }]);
    await single.close();
    const stranger = String(databaseURL).replace('closewright_login', 'closewright_stranger');
    await test.asOwner((owner) =>
      owner.query(
        "do $$ begin if not exists (select from pg_roles where rolname = 'closewright_stranger') then create role closewright_stranger login; end if; end $$",
      ),
    );
    await expect(createDatabase({ ...test.options, databaseURL: stranger })).rejects.toThrow(
      /grant closewright_app to/,
    );
  });

  it('migrate once: one applies, the others wait and find it done', async () => {
    await test.asOwner((owner) => owner.query('drop schema public cascade; create schema public'));
    const nodes = await Promise.all(Array.from({ length: 3 }, () => openConnections(test.options)));
    try {
      const applied = await Promise.all(nodes.map((node) => node.asOwner((owner) => migrate(owner))));
      const [first = [], ...others] = applied.toSorted((a, b) => b.length - a.length);
      expect(first[0]).toBe('0001_foundation.sql');
      expect(others).toEqual([[], []]);
    } finally {
      await Promise.all(nodes.map((node) => node.close()));
    }
  });
});
