import { randomUUID } from 'node:crypto';
import { repeat, type Stop } from '../clock/repeat.ts';
import { type Database, systemActor, tenantNames } from '../tenant/in-tenant.ts';
import { removeOldKeys } from './idempotency-keys.queries.ts';

const sweepMilliseconds = 60 * 60_000;

interface Log {
  warn(detail: object, message: string): void;
}

/** Removes the keys whose time is over, once an hour; of several nodes each does, and finds little. */
export function sweepOldKeys(database: Database, log: Log, every = sweepMilliseconds): Stop {
  return repeat(() => sweepKeys(database), {
    first: every,
    every,
    onError: (error) => log.warn({ err: error }, 'old idempotency keys not removed'),
  });
}

/** Removes the keys of all tenants whose time is over, tenant by tenant. */
export async function sweepKeys(database: Database): Promise<void> {
  for (const tenant of await tenantNames(database))
    await database.inTenant(systemActor(tenant, 'idempotency-keys', randomUUID()), (tx) => removeOldKeys(tx, tenant));
}
