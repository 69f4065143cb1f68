import type { RegionRecord } from '@closewright/contract/regions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every region by its description, or the one of an id. */
export async function readRegions(tx: Transaction<DB>, tenant: string, regionID?: number): Promise<RegionRecord[]> {
  const { rows } = await sql<RegionRecord>`
    select r.region_id as "regionID", r.reg_id as "regID", r.description, r.default_ss_type as "defaultSSType",
      r.is_default as "isDefault", r.is_admin_region as "isAdminRegion", r.inactive,
      (select count(*)::integer from branches b where b.tenant_id = ${tenant} and b.region_id = r.region_id) as "branchCount",
      (select count(*)::integer from user_regions m join users u on u.tenant_id = m.tenant_id and u.users_id = m.users_id
        where m.tenant_id = ${tenant} and m.region_id = r.region_id and u.is_active) as "userCount",
      (select count(*)::integer from orders o where o.tenant_id = ${tenant} and o.region_id = r.region_id) as "fileCount",
      r.version, iso_instant(r.updated_at) as "updatedAt", ${actorName(tenant, 'r.updated_by')} as "updatedBy"
    from regions r
    where r.tenant_id = ${tenant} and (${regionID ?? null}::integer is null or r.region_id = ${regionID ?? null})
    order by lower(r.description), r.region_id`.execute(tx);
  return rows;
}

/** What the table of regions stores. */
export type RegionColumns = Pick<
  RegionRecord,
  'regID' | 'description' | 'defaultSSType' | 'isDefault' | 'isAdminRegion' | 'inactive'
>;

function columnsOf(region: RegionColumns) {
  return {
    reg_id: region.regID,
    description: region.description,
    default_ss_type: region.defaultSSType,
    is_default: region.isDefault,
    is_admin_region: region.isAdminRegion,
    inactive: region.inactive,
  };
}

/** Adds a region. */
export async function insertRegion(
  tx: Transaction<DB>,
  tenant: string,
  regionID: number,
  region: RegionColumns,
): Promise<void> {
  await tx
    .insertInto('regions')
    .values({ tenant_id: tenant, region_id: regionID, ...columnsOf(region) })
    .execute();
}

/** Stores a region. */
export async function updateRegion(
  tx: Transaction<DB>,
  tenant: string,
  regionID: number,
  region: RegionColumns,
): Promise<void> {
  await tx
    .updateTable('regions')
    .set(columnsOf(region))
    .where('tenant_id', '=', tenant)
    .where('region_id', '=', regionID)
    .execute();
}

/** Takes the default from every other region. */
export async function clearOtherDefaults(tx: Transaction<DB>, tenant: string, regionID: number): Promise<void> {
  await tx
    .updateTable('regions')
    .set({ is_default: false })
    .where('tenant_id', '=', tenant)
    .where('region_id', '<>', regionID)
    .where('is_default', '=', true)
    .execute();
}
