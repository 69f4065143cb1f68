import { randomUUID } from 'node:crypto';
import { repeat, type Stop } from '../clock/repeat.ts';
import { type Database, systemActor, tenantNames } from '../tenant/in-tenant.ts';
import { removeOldKeys } from './idempotency-keys.queries.ts';

/** Soon after the start: a node that is started again within the hour removes some, too. */
const firstAfter = 2 * 60_000;
const every = 60 * 60_000;

interface Log {
  warn(detail: object, message: string): void;
}

/** Removes the keys whose time is over, once an hour; of several nodes each does, and finds little. */
export function sweepOldKeys(database: Database, log: Log): Stop {
  return repeat(() => sweepKeys(database, log), {
    first: firstAfter,
    every,
    onError: (error) => log.warn({ err: error }, 'old idempotency keys not removed'),
  });
}

/** Removes the keys of all tenants whose time is over, tenant by tenant; where it fails in one, the log says so and the others have their turn. */
export async function sweepKeys(database: Database, log: Log): Promise<void> {
  for (const tenant of await tenantNames(database)) {
    const actor = systemActor(tenant, 'idempotency-keys', randomUUID());
    await database
      .inTenant(actor, (tx) => removeOldKeys(tx, tenant))
      .catch((error) => log.warn({ err: error, tenant }, 'old idempotency keys not removed'));
  }
}
