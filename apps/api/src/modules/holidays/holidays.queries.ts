import type { ClosingDay } from '@closewright/contract/holidays';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** A closing day with who changed it last. */
export type StoredClosingDay = ClosingDay & { updatedAt: string; updatedBy: string };

/** The closing days of a tenant, in order. */
export async function readClosingDays(tx: Transaction<DB>, tenant: string): Promise<StoredClosingDay[]> {
  const { rows } = await sql<StoredClosingDay>`
    select d.closed_on as date, d.name, d.version, iso_instant(d.updated_at) as "updatedAt",
      ${actorName(tenant, 'd.updated_by')} as "updatedBy"
    from closing_days d where d.tenant_id = ${tenant} order by d.closed_on`.execute(tx);
  return rows;
}

/** Adds a closing day or renames it. */
export async function storeClosingDay(tx: Transaction<DB>, tenant: string, date: string, name: string): Promise<void> {
  await tx
    .insertInto('closing_days')
    .values({ tenant_id: tenant, closed_on: date, name })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'closed_on']).doUpdateSet({ name }))
    .execute();
}

/** Takes a closing day back. */
export async function deleteClosingDay(tx: Transaction<DB>, tenant: string, date: string): Promise<void> {
  await tx.deleteFrom('closing_days').where('tenant_id', '=', tenant).where('closed_on', '=', date).execute();
}
