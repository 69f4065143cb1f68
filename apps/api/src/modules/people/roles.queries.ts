import type { SecurityRole } from '@closewright/contract/people';
import { type AdministratorFacts, regionalKeys, type SecuritySettings, securityKeys } from '@closewright/domain/access';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every role with all it grants, by name, or the one of an id. */
export async function readRoles(tx: Transaction<DB>, tenant: string, securityRoleID?: number): Promise<SecurityRole[]> {
  const { rows } = await sql<SecurityRole>`
    select r.security_role_id as "securityRoleID", r.name, r.region_id as "regionID",
      (select coalesce(json_object_agg(s.name, s.value), '{}') from security_role_settings s
        where s.tenant_id = ${tenant} and s.security_role_id = r.security_role_id
          and s.name = any(${[...securityKeys]}::text[])) as rights,
      (select coalesce(json_agg(json_build_object('regionID', region_id, 'rights', rights) order by region_id), '[]') from (
        select s.region_id, json_object_agg(s.name, s.value) as rights from security_role_region_settings s
        where s.tenant_id = ${tenant} and s.security_role_id = r.security_role_id
          and s.name = any(${[...regionalKeys]}::text[])
        group by s.region_id) differing) as "regionRights",
      (select count(*)::integer from users u
        where u.tenant_id = ${tenant} and u.security_role_id = r.security_role_id and u.is_active) as "userCount",
      r.version, iso_instant(r.updated_at) as "updatedAt", ${actorName(tenant, 'r.updated_by')} as "updatedBy"
    from security_roles r
    where r.tenant_id = ${tenant} and (${securityRoleID ?? null}::integer is null or r.security_role_id = ${securityRoleID ?? null})
    order by lower(r.name), r.security_role_id`.execute(tx);
  return rows;
}

/** Adds a role. */
export async function insertRole(
  tx: Transaction<DB>,
  tenant: string,
  securityRoleID: number,
  { name, regionID }: Pick<SecurityRole, 'name' | 'regionID'>,
): Promise<void> {
  await tx
    .insertInto('security_roles')
    .values({ tenant_id: tenant, security_role_id: securityRoleID, name, region_id: regionID })
    .execute();
}

/** Stores a role. Always writes, so that a change of its rights makes a new version of the role too. */
export async function updateRole(
  tx: Transaction<DB>,
  tenant: string,
  securityRoleID: number,
  { name, regionID }: Pick<SecurityRole, 'name' | 'regionID'>,
): Promise<void> {
  await tx
    .updateTable('security_roles')
    .set({ name, region_id: regionID })
    .where('tenant_id', '=', tenant)
    .where('security_role_id', '=', securityRoleID)
    .execute();
}

/** Stores rights of a role; those that stay what they are are not written. */
export async function upsertRights(
  tx: Transaction<DB>,
  tenant: string,
  securityRoleID: number,
  rights: SecuritySettings,
): Promise<void> {
  const rows = Object.entries(rights);
  if (rows.length === 0) return;
  await tx
    .insertInto('security_role_settings')
    .values(rows.map(([name, value]) => ({ tenant_id: tenant, security_role_id: securityRoleID, name, value })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'security_role_id', 'name'])
        .doUpdateSet({ value: sql`excluded.value` })
        .where('security_role_settings.value', '<>', sql<number>`excluded.value`),
    )
    .execute();
}

/** What a role grants otherwise by region: null goes back to what it grants in all regions. */
export type RegionRightsChanges = readonly {
  regionID: number;
  rights: Readonly<Record<string, number | null | undefined>>;
}[];

/** Stores what a role grants otherwise by region; what stays is not written. */
export async function changeRegionRights(
  tx: Transaction<DB>,
  tenant: string,
  securityRoleID: number,
  changes: RegionRightsChanges,
): Promise<void> {
  const rows = changes.flatMap(({ regionID, rights }) =>
    Object.entries(rights).map(([name, value]) => ({ region_id: regionID, name, value: value ?? null })),
  );
  if (rows.length === 0) return;
  // One parameter, however many regions and rights there are.
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (region_id integer, name text, value smallint)`;
  await sql`
    delete from security_role_region_settings s using ${given}
    where s.tenant_id = ${tenant} and s.security_role_id = ${securityRoleID} and s.region_id = g.region_id
      and s.name = g.name and g.value is null`.execute(tx);
  await sql`
    insert into security_role_region_settings as s (tenant_id, security_role_id, region_id, name, value)
    select ${tenant}::text, ${securityRoleID}::integer, g.region_id, g.name, g.value from ${given} where g.value is not null
    on conflict (tenant_id, security_role_id, region_id, name) do update set value = excluded.value
      where s.value <> excluded.value`.execute(tx);
}

/** Removes a role with all it grants. */
export async function deleteRole(tx: Transaction<DB>, tenant: string, securityRoleID: number): Promise<void> {
  await tx
    .deleteFrom('security_roles')
    .where('tenant_id', '=', tenant)
    .where('security_role_id', '=', securityRoleID)
    .execute();
}

/** Whether another role has this name, in whatever case. */
export async function roleNameIsTaken(
  tx: Transaction<DB>,
  tenant: string,
  name: string,
  exceptRoleID: number | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('security_roles')
    .select('security_role_id')
    .where('tenant_id', '=', tenant)
    .where(smallLetters(sql.ref('name')), '=', smallLetters(sql`${name}::text`))
    .where('security_role_id', '<>', exceptRoleID ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many users have the role, inactive ones included, and how many of them are outside a region. */
export async function countHolders(
  tx: Transaction<DB>,
  tenant: string,
  securityRoleID: number,
  regionID: number,
): Promise<{ all: number; outside: number }> {
  const { rows } = await sql<{ all: number; outside: number }>`
    select count(*)::integer as "all", count(*) filter (where not exists (
      select from user_regions m where m.tenant_id = ${tenant} and m.users_id = u.users_id and m.region_id = ${regionID}
    ))::integer as outside
    from users u where u.tenant_id = ${tenant} and u.security_role_id = ${securityRoleID}`.execute(tx);
  return rows[0] ?? { all: 0, outside: 0 };
}

/** One user and everybody who administers, as far as administering goes: for the rule that somebody must be left. */
export async function readAdministrators(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
): Promise<AdministratorFacts[]> {
  const { rows } = await sql<{ usersID: number; canSignIn: boolean; IsAdmin: number }>`
    select * from (
      select u.users_id as "usersID", u.is_active and u.group_users_id is not null as "canSignIn",
        coalesce(
          (select o.value from user_security_settings o
            where o.tenant_id = ${tenant} and o.users_id = u.users_id and o.name = 'IsAdmin'),
          (select s.value from security_role_settings s
            where s.tenant_id = ${tenant} and s.security_role_id = u.security_role_id and s.name = 'IsAdmin'),
          0) as "IsAdmin"
      from users u where u.tenant_id = ${tenant}) facts
    where "IsAdmin" > 0 or "usersID" = ${usersID}`.execute(tx);
  return rows.map(({ usersID: id, canSignIn, IsAdmin }) => ({ usersID: id, canSignIn, settings: { IsAdmin } }));
}
