import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** What the tenant stores, by name of the flag. */
export async function readStoredFlags(tx: Transaction<DB>, tenant: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx.selectFrom('feature_flags').select(['name', 'is_on']).where('tenant_id', '=', tenant).execute();
  return new Map(rows.map(({ name, is_on }) => [name, is_on]));
}

/** Stores a flag. */
export async function upsertFlag(tx: Transaction<DB>, tenant: string, name: string, isOn: boolean): Promise<void> {
  await tx
    .insertInto('feature_flags')
    .values({ tenant_id: tenant, name, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ is_on: isOn }))
    .execute();
}

/** Takes a flag back to its default. */
export async function deleteFlag(tx: Transaction<DB>, tenant: string, name: string): Promise<void> {
  await tx.deleteFrom('feature_flags').where('tenant_id', '=', tenant).where('name', '=', name).execute();
}

/** Who changed a flag last, and when, by the audit; null when it was never changed. */
export async function lastFlagChange(
  tx: Transaction<DB>,
  tenant: string,
  name: string,
): Promise<{ changedBy: string; changedAt: string } | null> {
  const { rows } = await sql<{ changedBy: string; changedAt: string }>`
    select iso_instant(l.at) as "changedAt", ${actorName(tenant, 'l.actor')} as "changedBy" from audit_log l
    where l.tenant_id = ${tenant} and l.table_name = 'feature_flags' and l.row_key = ${name}
    order by l.seq desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
