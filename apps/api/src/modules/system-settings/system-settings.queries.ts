import type { StoredSetting } from '@closewright/contract/system-settings';
import { type SystemSettingName, systemSettingNames } from '@closewright/domain/system-settings';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** The settings a tenant has set; a name the product no longer knows is left out. */
export async function readSettings(tx: Transaction<DB>, tenant: string): Promise<StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    select s.name, s.value, s.version, iso_instant(s.updated_at) as "updatedAt",
      ${actorName(tenant, 's.updated_by')} as "updatedBy"
    from system_settings s where s.tenant_id = ${tenant} and s.name = any(${[...systemSettingNames]}::text[])
    order by s.name`.execute(tx);
  return rows;
}

/** Sets a setting; null takes it back to its default. */
export async function storeSetting(
  tx: Transaction<DB>,
  tenant: string,
  name: SystemSettingName,
  value: string | null,
): Promise<void> {
  if (value === null) {
    await tx.deleteFrom('system_settings').where('tenant_id', '=', tenant).where('name', '=', name).execute();
    return;
  }
  await tx
    .insertInto('system_settings')
    .values({ tenant_id: tenant, name, value })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ value }))
    .execute();
}
