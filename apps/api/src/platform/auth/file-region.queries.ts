import { sql } from 'kysely';
import { rawQuery } from '../db/raw-query.ts';
import type { Actor, Database } from '../tenant/in-tenant.ts';

/** The region of a file; null when there is no such file. */
export async function readFileRegion(database: Database, actor: Actor, ordersID: number): Promise<number | null> {
  const statement = sql<{ regionID: number }>`
    select o.region_id as "regionID" from orders o where o.tenant_id = ${actor.tenant} and o.orders_id = ${ordersID}`;
  const [row] = await database.readInTenant(actor, rawQuery(statement));
  return row?.regionID ?? null;
}
