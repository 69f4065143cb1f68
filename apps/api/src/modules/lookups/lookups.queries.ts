import type { LookupItem, LookupSet } from '@closewright/contract/lookups';
import { sql } from 'kysely';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';

/**
 * Every lookup item the caller may see, in the order of display, in one statement: items of the global region and of the
 * caller's own, further regions of an item included (null: of all regions). Inactive ones come along, because a stored value may still point at them.
 */
export function readLookups(
  database: Database,
  actor: Actor,
  visibleRegions: readonly number[] | null,
): Promise<(LookupItem & { set: LookupSet })[]> {
  const { tenant } = actor;
  const regions = visibleRegions && [...visibleRegions];
  return database.readInTenant(
    actor,
    rawQuery(sql<LookupItem & { set: LookupSet }>`
      select "set", id, name, data, "regionID", regions, inactive from (
        select set_name as "set", id, name, data, region_id as "regionID", regions, inactive, sequence
        from lookups where tenant_id = ${tenant}
        union all
        select 'regions', region_id, description, reg_id, region_id, array[]::integer[], inactive, 0
        from regions where tenant_id = ${tenant}
        union all
        select 'branches', branch_id, name, null, region_id, array[]::integer[], inactive, 0
        from branches where tenant_id = ${tenant}
        union all
        select 'staff', u.users_id, u.display_name, u.login, 0, array[]::integer[], not u.is_active, 0
        from users u where u.tenant_id = ${tenant} and u.is_staff
      ) items
      where "regionID" = 0 or ${regions}::integer[] is null or "regionID" = any(${regions}::integer[])
        or regions && ${regions}::integer[]
      order by "set", sequence, name, id`),
  );
}
