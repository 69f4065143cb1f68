import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { announceFile } from '../../../platform/events/file-events.ts';
import type { Actor } from '../../../platform/tenant/in-tenant.ts';
import { readToldFiles } from './match-store.queries.ts';

/** Tells whoever shows one of these files that its money changed. */
export async function tellFiles(tx: Transaction<DB>, actor: Actor, ordersIDs: readonly number[]): Promise<void> {
  for (const file of await readToldFiles(tx, actor.tenant, [...new Set(ordersIDs)]))
    await announceFile(tx, actor, 'FileChanged', file);
}
