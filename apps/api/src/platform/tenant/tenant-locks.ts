import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/**
 * Locks the whole tenant: nobody else writes in it until the transaction ends. For what is no matter of single files (settings, people, lookups, the
 * company directory). To be called before anything is read or written; a write of which nothing was said before does the same.
 */
export async function lockTenant(tx: Transaction<DB>): Promise<void> {
  await sql`select lock_tenant()`.execute(tx);
}

/**
 * Locks files: nobody else writes them until the transaction ends, while other files of the tenant are written beside. To be called once, with all
 * files that are written, before they are read: what is read afterwards stays true until the commit. Locks nothing of a file that is not there.
 */
export async function lockFiles(tx: Transaction<DB>, ordersIDs: readonly number[]): Promise<void> {
  await sql`select lock_files(${[...ordersIDs]}::integer[])`.execute(tx);
}

/**
 * Locks what the files of a tenant have in common: ids, file numbers, alerts, the time of people, and lists that each user has. After `lockFiles`,
 * and before anything is written that has to be unique among files. Where the tenant is locked it does nothing.
 */
export async function lockCommon(tx: Transaction<DB>): Promise<void> {
  await sql`select lock_common()`.execute(tx);
}
