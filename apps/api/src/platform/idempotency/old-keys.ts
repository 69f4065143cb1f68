import { randomUUID } from 'node:crypto';
import { type Database, systemActor } from '../tenant/in-tenant.ts';
import { removeOldKeys } from './idempotency-keys.queries.ts';

const sweepMilliseconds = 60 * 60_000;

interface Log {
  warn(detail: object, message: string): void;
}

/** Removes the keys whose time is over, once an hour; of several nodes each does, and finds little. Answers how to stop. */
export function sweepOldKeys(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    sweepKeys(database).catch((error) => log.warn({ err: error }, 'old idempotency keys not removed'));
  }, sweepMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes the keys of all tenants whose time is over, tenant by tenant. */
export async function sweepKeys(database: Database): Promise<void> {
  const tenants = await database.inSystem('idempotency-keys', (tx) =>
    tx.selectFrom('tenants').select('tenant_id').execute(),
  );
  for (const { tenant_id: tenant } of tenants) {
    await database.inTenant(systemActor(tenant, 'idempotency-keys', randomUUID()), (tx) => removeOldKeys(tx, tenant));
  }
}
