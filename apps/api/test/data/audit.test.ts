import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/platform/audit/proof/verify-chain.ts';
import { query } from '../../src/platform/db/index.ts';
import { sealTaxID } from '../../src/platform/secrets/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { type Actor, readerOf } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

eachDatabase((kind) => {
  let test: TestDatabase;
  let actor: Actor;
  const audit = (from: number) =>
    test.database.readInTenant(actor, query.selectFrom('audit_log').selectAll().where('seq', '>', from).orderBy('seq'));
  const lastSeq = async (): Promise<number> => (await audit(0)).at(-1)?.seq ?? 0;

  beforeAll(async () => {
    test = await makeTestDatabase(kind);
    actor = await makeSmallTenant(test.database, 'epsilon');
    await makeSmallTenant(test.database, 'ficus');
    await test.database.inTenant(actor, (tx) =>
      tx
        .insertInto('orders')
        .values(orderRow('epsilon', 1, '12-3456'))
        .execute(),
    );
  });
  afterAll(() => test.close());

  describe('the audit', () => {
    it('says who, when, on which request, which row, and each changed field before and after', async () => {
      const before = await lastSeq();
      const started = new Date(Date.now() - 5000).toISOString();
      await test.database.inTenant({ ...actor, requestID: 'req-7' }, (tx) =>
        tx
          .updateTable('orders')
          .set({ closing_date: '2013-04-15', sale_price_cents: 18_000_000 })
          .where('orders_id', '=', 1)
          .execute(),
      );
      const [row, ...others] = await audit(before);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        actor: '1',
        request_id: 'req-7',
        table_name: 'orders',
        row_key: '1',
        orders_id: 1,
        operation: 'UPDATE',
        before: { closing_date: null, sale_price_cents: null },
        after: { closing_date: '2013-04-15', sale_price_cents: 18_000_000 },
      });
      expect(String(row?.at) > started).toBe(true);
    });

    it('writes one row per changed row, with the file it belongs to, and none for what did not change', async () => {
      const before = await lastSeq();
      await test.database.inTenant(actor, async (tx) => {
        const key = { tenant_id: 'epsilon', orders_id: 1 };
        await tx
          .insertInto('order_parties')
          .values([1, 2, 3].map((id) => ({ ...key, roles_id: id, role_type_id: 15, name: `Party ${id}` })))
          .execute();
        await tx.updateTable('order_parties').set({ name: 'Party 2' }).execute();
        await tx.updateTable('orders').set({ is_locked: false }).where('orders_id', '=', 1).execute();
        await tx.deleteFrom('order_parties').where('roles_id', '=', 2).execute();
      });
      const rows = await audit(before);
      expect(rows.map((row) => [row.operation, row.row_key, row.orders_id])).toEqual([
        ['INSERT', '1', 1],
        ['INSERT', '2', 1],
        ['INSERT', '3', 1],
        ['UPDATE', '1', 1],
        ['UPDATE', '3', 1],
        ['DELETE', '2', 1],
      ]);
      expect(rows.at(-1)).toMatchObject({ before: { name: 'Party 2', role_type_id: 15 }, after: null });
    });

    it('names every part of a longer key', async () => {
      const before = await lastSeq();
      await test.database.inTenant(actor, (tx) =>
        tx
          .insertInto('user_settings')
          .values({ tenant_id: 'epsilon', users_id: 1, kind: 'value', name: 'theme', value: 'dark' })
          .execute(),
      );
      expect(await audit(before)).toMatchObject([{ row_key: '1/value/theme', orders_id: null }]);
    });

    it('shows that a sealed value changed, never the value', async () => {
      const before = await lastSeq();
      const box = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
      for (const taxID of ['123-45-6789', '987-65-6789', null]) {
        await test.database.inTenant(actor, (tx) =>
          tx
            .updateTable('order_parties')
            .set(sealTaxID(box, { tenant: 'epsilon', row: 1 }, taxID))
            .where('roles_id', '=', 1)
            .execute(),
        );
      }
      const rows = await audit(before);
      expect(rows.map(({ before, after }) => [before, after])).toEqual([
        [
          { tax_id_encrypted: null, tax_id_last4: null, tax_id_kind: null },
          { tax_id_encrypted: '***', tax_id_last4: '6789', tax_id_kind: 'ssn' },
        ],
        [{ tax_id_encrypted: '***' }, { tax_id_encrypted: '***' }],
        [
          { tax_id_encrypted: '***', tax_id_last4: '6789', tax_id_kind: 'ssn' },
          { tax_id_encrypted: null, tax_id_last4: null, tax_id_kind: null },
        ],
      ]);
    });

    it('refuses a write that nobody made', async () => {
      await test.asApplication(async (client) => {
        await client.query('begin');
        await client.query("select set_config('app.tenant', 'epsilon', true)");
        // A table without a version of its own: those name who changed them before the audit does.
        await expect(client.query("update tenants set display_name = 'x'")).rejects.toThrow(/app.actor/);
        await client.query('rollback');
      });
    });

    it('cannot be written, changed or removed by the application', async () => {
      await test.asApplication(async (client) => {
        for (const statement of [
          'delete from audit_log',
          "update audit_log set actor = 'x'",
          "insert into audit_log values ('epsilon', 99, now(), 'x', 'x', 'x', 'x', 'INSERT', null, null, null, '')",
          'update audit_chain set last_seq = 0',
          'truncate audit_log',
        ]) {
          await expect(client.query(statement), statement).rejects.toThrow(/permission denied/);
        }
      });
      await expect(test.asOwner((owner) => owner.query('truncate audit_log'))).rejects.toThrow(/append only/);
    });

    it('keeps one chain per tenant under concurrent writers, none of them deadlocked', async () => {
      await test.database.inTenant(actor, (tx) =>
        tx
          .insertInto('orders')
          .values([2, 3, 4, 5].map((id) => orderRow('epsilon', id, `C-${id}`)))
          .execute(),
      );
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          test.database.inTenant(index % 4 === 0 ? { ...actor, tenant: 'ficus' } : actor, async (tx) => {
            // Rows in different orders, ids in between: what deadlocks where locks are taken as they come.
            const ids = index % 2 === 0 ? [2, 3, 4, 5] : [5, 4, 3, 2];
            for (const id of ids) {
              await tx
                .updateTable('orders')
                .set({ place_of_closing: `Room ${index}` })
                .where('orders_id', '=', id)
                .execute();
            }
          }),
        ),
      );
      for (const tenant of ['epsilon', 'ficus']) {
        expect(await verifyChain(readerOf(test.database, { ...actor, tenant }), tenant)).toMatchObject({
          broken: null,
        });
      }
    });
  });
});
