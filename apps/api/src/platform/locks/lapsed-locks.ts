import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { repeat, type Stop } from '../clock/repeat.ts';
import { announceFile } from '../events/file-events.ts';
import { type Database, systemActor } from '../tenant/in-tenant.ts';

const sweepMilliseconds = 10_000;

interface Log {
  warn(detail: object, message: string): void;
}

/**
 * Announces files whose holder was not heard of for too long (a closed lid, a lost network). Only tenants with somebody
 * listening here are swept: nobody else would hear it, and a lapsed lock stops nobody anyway.
 */
export function sweepLapsedLocks(database: Database, tenants: () => readonly string[], log: Log): Stop {
  const sweep = async (): Promise<void> => {
    for (const tenant of tenants())
      await sweepTenant(database, tenant).catch((error) => log.warn({ err: error, tenant }, 'lapsed locks not swept'));
  };
  return repeat(sweep, {
    first: sweepMilliseconds,
    every: sweepMilliseconds,
    onError: (error) => log.warn({ err: error }, 'lapsed locks not swept'),
  });
}

/** Frees the lapsed locks of one tenant and announces each file; of several nodes only the one that deletes announces. */
export async function sweepTenant(database: Database, tenant: string): Promise<void> {
  const actor = systemActor(tenant, 'locks', randomUUID());
  await database.inTenant(actor, async (tx) => {
    const { rows } = await sql<{ fileNumber: string; regionID: number }>`
      delete from order_locks k using orders o
      where k.tenant_id = ${tenant} and k.expires_at <= now()
        and o.tenant_id = k.tenant_id and o.orders_id = k.orders_id
      returning o.file_number as "fileNumber", o.region_id as "regionID"`.execute(tx);
    for (const file of rows) await announceFile(tx, actor, 'FileAvailable', file);
  });
}
