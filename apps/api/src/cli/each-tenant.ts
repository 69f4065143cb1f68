import { loadConfig } from '../platform/config/index.ts';
import type { Connections } from '../platform/db/connections.ts';
import { databaseOver, openConnections } from '../platform/db/index.ts';
import type { Database } from '../platform/tenant/in-tenant.ts';

/** Runs `work` for the tenant of that name, or for all of them, one after the other. Throws where there is none. */
export async function eachTenant(
  name: string | undefined,
  work: (tenant: string, connections: Connections, database: Database) => Promise<void>,
): Promise<void> {
  const connections = await openConnections(loadConfig().database);
  const database = databaseOver(connections);
  try {
    const all = await database.inSystem('operator', (tx) =>
      tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute(),
    );
    const tenants = all.map(({ tenant_id }) => tenant_id).filter((tenant) => name === undefined || tenant === name);
    if (tenants.length === 0) throw new Error(name === undefined ? 'There is no tenant' : `There is no tenant ${name}`);
    for (const tenant of tenants) await work(tenant, connections, database);
  } finally {
    await database.close();
  }
}
