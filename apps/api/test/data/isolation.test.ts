import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../src/platform/db/index.ts';
import { type Actor, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

eachDatabase((kind) => {
  let test: TestDatabase;
  let epsilon: Actor;
  let ficus: Actor;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    epsilon = await makeSmallTenant(test.database, 'epsilon');
    ficus = await makeSmallTenant(test.database, 'ficus');
    for (const actor of [epsilon, ficus]) {
      await test.database.inTenant(actor, (tx) =>
        tx
          .insertInto('orders')
          .values(orderRow(actor.tenant, 1, '12-3456'))
          .execute(),
      );
    }
  });
  afterAll(() => test.close());

  describe('row level security', () => {
    it('binds the role of the running application, which is no superuser and owns nothing', async () => {
      const { rows } = await test.asApplication((client) =>
        client.query(`select current_user as name, rolsuper, rolbypassrls,
          (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user`),
      );
      expect(rows).toEqual([{ name: 'closewright_app', rolsuper: false, rolbypassrls: false, owned: 0 }]);
    });

    // The embedded database has no login to go back to.
    if (kind === 'server')
      it('still binds when the login leaves the role it starts in', async () => {
        await test.asApplication(async (client) => {
          await client.query('reset role; set role none');
          expect((await client.query('select current_user as name')).rows).toEqual([{ name: 'closewright_login' }]);
          expect((await client.query('select * from orders')).rows).toEqual([]);
        });
      });

    it('shows nothing without a tenant, and refuses to write', async () => {
      await test.asApplication(async (client) => {
        for (const table of ['tenants', 'orders', 'users', 'audit_log', 'jobs', 'regions']) {
          expect((await client.query(`select * from ${table}`)).rows, table).toEqual([]);
        }
        await expect(
          client.query(
            "insert into regions (tenant_id, region_id, reg_id, description) values ('epsilon', 9, 'X', 'X')",
          ),
        ).rejects.toThrow(/no tenant is set/);
        expect((await client.query('delete from recent_files')).rowCount).toBe(0);
      });
    });

    // holds core 1.4
    it('shows a tenant its own rows only, by list, by id and as a document', async () => {
      const orders = await test.database.readInTenant(ficus, query.selectFrom('orders').select('tenant_id'));
      expect(orders).toEqual([{ tenant_id: 'ficus' }]);
      const foreign = query
        .selectFrom('orders')
        .selectAll()
        .where('tenant_id', '=', 'epsilon')
        .where('orders_id', '=', 1);
      expect(await test.database.readInTenant(ficus, foreign)).toEqual([]);
      for (const read of [test.database.readOrderDocument, test.database.readFileHeader]) {
        expect(await read(systemActor('nobody', 'test'), 1)).toBeNull();
        expect(await read(ficus, 1)).toMatchObject({ order: { ordersID: 1 } });
      }
    });

    it('refuses to write rows of another tenant', async () => {
      await expect(
        test.database.inTenant(ficus, (tx) =>
          tx
            .insertInto('orders')
            .values(orderRow('epsilon', 2, 'stolen'))
            .execute(),
        ),
      ).rejects.toThrow(/row-level security/);
      await expect(
        test.database.inTenant(ficus, (tx) => tx.updateTable('orders').set({ tenant_id: 'epsilon' }).execute()),
      ).rejects.toThrow(/row-level security/);
      const [untouched] = await test.database.inTenant(ficus, (tx) =>
        tx.updateTable('orders').set({ place_of_closing: 'x' }).where('tenant_id', '=', 'epsilon').execute(),
      );
      expect(untouched?.numUpdatedRows).toBe(0n);
    });

    it('refuses references to rows of another tenant, which foreign keys alone would let through', async () => {
      await test.database.inTenant(epsilon, (tx) =>
        tx
          .insertInto('regions')
          .values({ tenant_id: 'epsilon', region_id: 7, reg_id: 'SEVEN', description: 'Seven' })
          .execute(),
      );
      await expect(
        test.database.inTenant(ficus, (tx) =>
          tx
            .insertInto('orders')
            .values({ ...orderRow('ficus', 3, 'F-3'), region_id: 7 })
            .execute(),
        ),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('leaves no context behind on the connection', async () => {
      await test.database.inTenant(epsilon, (tx) => tx.selectFrom('orders').selectAll().execute());
      await test.database.readInTenant(epsilon, query.selectFrom('orders').selectAll());
      await test.database.readOrderDocument(epsilon, 1);
      const { rows } = await test.connections.pool.query(
        "select count(*)::int as seen, current_setting('app.tenant', true) as tenant from orders",
      );
      expect(rows).toEqual([{ seen: 0, tenant: '' }]);
    });

    it('keeps interleaved transactions apart', async () => {
      const actors = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? epsilon : ficus));
      const seen = await Promise.all(
        actors.map((actor) =>
          test.database.inTenant(actor, async (tx) => {
            await tx.selectFrom('regions').selectAll().execute();
            const rows = await tx.selectFrom('orders').select('tenant_id').execute();
            return rows.map(({ tenant_id }) => tenant_id);
          }),
        ),
      );
      expect(seen).toEqual(actors.map(({ tenant }) => [tenant]));
    });

    it('lets the system see which tenants there are, and none of their files', async () => {
      await test.database.inSystem('test', async (tx) => {
        const tenants = await tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute();
        expect(tenants.map(({ tenant_id }) => tenant_id)).toEqual(['epsilon', 'ficus']);
        expect(await tx.selectFrom('orders').selectAll().execute()).toEqual([]);
      });
    });
  });

  describe('transactions', () => {
    it('refuse every other way to the database while they are open, and not after', async () => {
      const { database } = test;
      const calls = [
        () => database.inTenant(epsilon, async () => {}),
        () => database.inSystem('test', async () => {}),
        () => database.readInTenant(epsilon, query.selectFrom('orders').selectAll()),
        () => database.readOrderDocument(epsilon, 1),
        () => database.readFileHeader(epsilon, 1),
      ];
      for (const call of calls) {
        await expect(database.inTenant(epsilon, async () => call())).rejects.toThrow(/inside an open transaction/);
        await call();
      }
      await expect(query.selectFrom('orders').selectAll().execute()).rejects.toThrow(/only builds statements/);
    });

    it('roll back as a whole, and report the statement that failed', async () => {
      await expect(
        test.database.inTenant(epsilon, async (tx) => {
          await tx
            .insertInto('orders')
            .values(orderRow('epsilon', 50, 'R-50'))
            .execute();
          await tx
            .insertInto('orders')
            .values(orderRow('epsilon', 51, '12-3456'))
            .execute();
        }),
      ).rejects.toMatchObject({ code: 'FILE_NUMBER_IN_USE' });
      const left = query.selectFrom('orders').select('orders_id').where('orders_id', 'in', [50, 51]);
      expect(await test.database.readInTenant(epsilon, left)).toEqual([]);
    });

    it('do not pass off an aborted transaction as committed', async () => {
      const work = test.database.inTenant(epsilon, async (tx) => {
        await tx
          .insertInto('orders')
          .values(orderRow('epsilon', 52, 'R-52'))
          .execute();
        await tx
          .insertInto('orders')
          .values(orderRow('epsilon', 52, 'R-52'))
          .execute()
          .catch(() => {});
      });
      await expect(work).rejects.toThrow();
      expect(await test.database.readOrderDocument(epsilon, 52)).toBeNull();
    });

    it('that are joined are one: each sees what the other stored, and all of it is kept or none', async () => {
      const { database } = test;
      const place = (ordersID: number) =>
        query.selectFrom('orders').select('place_of_closing as place').where('orders_id', '=', ordersID);
      const store = (text: string, fail?: Error) =>
        database.inTenant(epsilon, async (tx) => {
          await tx.updateTable('orders').set({ place_of_closing: text }).where('orders_id', '=', 1).execute();
          if (fail) throw fail;
        });
      const read = async () => (await database.readInTenant(epsilon, place(1)))[0]?.place;
      expect(
        await database.inTenantAsOne(epsilon, async () => {
          // Calls that are made beside each other take turns.
          await Promise.all([store('first'), store('second')]);
          return read();
        }),
      ).toBe('second');
      const caught = database.inTenantAsOne(epsilon, async () => {
        await store('third');
        await store('fourth', new Error('late')).catch(() => {});
        await expect(read()).rejects.toThrow('late');
      });
      await expect(caught).rejects.toThrow('late');
      await expect(
        database.inTenantAsOne(epsilon, async () => {
          await store('fifth');
          throw new Error('after it');
        }),
      ).rejects.toThrow('after it');
      expect(await read()).toBe('second');
    });

    it('are joined by the same actor only, never from inside one of them, and not when they are over', async () => {
      const { database } = test;
      const nothing = async () => {};
      const others = [
        () => database.inTenant(ficus, nothing),
        () => database.readInTenant(systemActor('epsilon', 'other'), query.selectFrom('orders').selectAll()),
      ];
      for (const other of others)
        await expect(database.inTenantAsOne(epsilon, async () => other())).rejects.toThrow(/somebody else/);
      const nested = () => database.inTenant(epsilon, () => database.inTenant(epsilon, nothing));
      await expect(database.inTenantAsOne(epsilon, nested)).rejects.toThrow(/inside an open transaction/);
      let left = () => Promise.resolve();
      await database.inTenantAsOne(epsilon, async () => {
        left = AsyncResource.bind(() => database.inTenant(ficus, nothing));
      });
      await left();
    });

    it('compare file numbers without case, and find their beginnings by index', async () => {
      await test.database.inTenant(epsilon, (tx) =>
        tx
          .insertInto('orders')
          .values(orderRow('epsilon', 60, 'AB-100'))
          .execute(),
      );
      await expect(
        test.database.inTenant(epsilon, (tx) =>
          tx
            .insertInto('orders')
            .values(orderRow('epsilon', 61, 'ab-100'))
            .execute(),
        ),
      ).rejects.toMatchObject({ code: 'FILE_NUMBER_IN_USE' });
      await test.database.inTenant(epsilon, (tx) =>
        tx
          .insertInto('orders')
          .values(Array.from({ length: 500 }, (_, index) => orderRow('epsilon', 1000 + index, `P-${index}`)))
          .execute(),
      );
      await test.asOwner((owner) => owner.query('analyze orders'));
      await test.asApplication(async (client) => {
        await client.query('begin');
        await client.query("select set_config('app.tenant', 'epsilon', true)");
        const { rows } = await client.query(
          "explain select orders_id from orders where tenant_id = 'epsilon' and file_number_key ~>=~ 'ab' and file_number_key ~<~ 'ac'",
        );
        await client.query('rollback');
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/Index Cond: .*file_number_key ~>=~ 'ab'/);
      });
    });
  });
});
