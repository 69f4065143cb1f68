import { type Database, tenantNames } from '../platform/tenant/in-tenant.ts';

/** Runs `work` for the tenant of that name, or for all of them, one after the other. Throws where there is none, and when told to stop. */
export async function eachTenant(
  { database, signal }: { readonly database: Database; readonly signal: AbortSignal },
  name: string | undefined,
  work: (tenant: string) => Promise<void>,
): Promise<void> {
  const tenants = (await tenantNames(database)).filter((tenant) => name === undefined || tenant === name);
  if (tenants.length === 0) throw new Error(name === undefined ? 'There is no tenant' : `There is no tenant ${name}`);
  for (const tenant of tenants) {
    signal.throwIfAborted();
    await work(tenant);
  }
}
