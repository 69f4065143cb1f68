import { describe, expect, it } from 'vitest';
import type { Database } from '../tenant/in-tenant.ts';
import { TenantDirectory } from './tenant-directory.ts';

/** A directory over a database that has one tenant, and the names the database was asked for. */
function directory() {
  const asked: string[] = [];
  // All that the directory does with a database is to read.
  const database = {
    readInTenant: async ({ tenant }: { tenant: string }) => {
      asked.push(tenant);
      return tenant === 'alpha' ? [{ custom_notice: null }] : [];
    },
  } as unknown as Database;
  const clock = { now: new Date(0) };
  return { tenants: new TenantDirectory(database, () => clock.now), asked, clock };
}

describe('TenantDirectory', () => {
  it('asks once for a name, whether there is such a tenant or not, until the answer is old', async () => {
    const { tenants, asked, clock } = directory();
    for (const name of ['alpha', 'alpha', 'nobody', 'nobody']) await tenants.find(name, 'r');
    expect(asked).toEqual(['alpha', 'nobody']);
    clock.now = new Date(60_000);
    expect(await tenants.find('alpha', 'r')).toMatchObject({ name: 'alpha' });
    expect(await tenants.find('nobody', 'r')).toBeNull();
    expect(asked).toHaveLength(4);
  });

  it('is not made to forget a tenant by any number of invented names', async () => {
    const { tenants, asked } = directory();
    await tenants.find('alpha', 'r');
    for (let i = 0; i < 5_000; i++) await tenants.find(`invented-${i}`, 'r');
    asked.length = 0;
    await tenants.find('alpha', 'r');
    expect(asked).toEqual([]);
  });

  it('learns of a tenant that came or went when it is told', async () => {
    const { tenants, asked } = directory();
    for (const name of ['alpha', 'nobody']) {
      await tenants.find(name, 'r');
      tenants.forget(name);
      await tenants.find(name, 'r');
    }
    expect(asked).toEqual(['alpha', 'alpha', 'nobody', 'nobody']);
  });

  it('keeps nothing that was read before it was told of a change', async () => {
    const answers: ((rows: object[]) => void)[] = [];
    // As above.
    const database = {
      readInTenant: () => new Promise((answer) => answers.push(answer)),
    } as unknown as Database;
    const tenants = new TenantDirectory(database, () => new Date(0));
    const before = tenants.find('alpha', 'r');
    tenants.forget('alpha');
    answers[0]?.([{ settings: { anyDevice: 'false' } }]);
    await before;
    const after = tenants.find('alpha', 'r');
    answers[1]?.([{ settings: { anyDevice: 'true' } }]);
    expect(await after).toMatchObject({ settings: { anyDevice: 'true' } });
  });
});
