import { expect, it } from 'vitest';
import { migrate, query } from '../../src/platform/db/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from './each-database.ts';
import { makeSmallTenant } from './small-tenant.ts';

const rowsOf = async ({ database }: TestDatabase, tenant: string) => {
  const read = (table: 'tenants' | 'users' | 'audit_log') =>
    database.readInTenant(systemActor(tenant, 'test'), query.selectFrom(table).select('tenant_id'));
  return [...(await read('tenants')), ...(await read('users')), ...(await read('audit_log'))].length;
};

eachDatabase((_kind, make) => {
  it('is handed on without rows, audit and settings of a session, and with its migrations', async () => {
    const before = await make();
    await makeSmallTenant(before.database, 'left');
    await before.asApplication((client) => client.query("select set_config('app.tenant', 'left', false)"));
    expect(await rowsOf(before, 'left')).toBeGreaterThan(2);
    await before.close();

    const after = await make();
    expect(after.connections).toBe(before.connections);
    expect(await rowsOf(after, 'left')).toBe(0);
    const { rows } = await after.asApplication((client) =>
      client.query("select current_setting('app.tenant', true) as tenant"),
    );
    expect(rows[0]?.tenant || null).toBeNull();
    expect(await after.asOwner((owner) => migrate(owner))).toEqual([]);
    await after.close();
  });

  it('is never had by two at once', async () => {
    const [one, other] = [await make(), await make()];
    await makeSmallTenant(one.database, 'left');
    expect(await rowsOf(other, 'left')).toBe(0);
    await Promise.all([one.close(), other.close()]);
  });
});
