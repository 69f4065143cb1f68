import type { User } from '@closewright/contract/people';
import { securityKeys, userFlagNames } from '@closewright/domain/access';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every user of the tenant by name, or the one of an id. */
export async function readUsers(tx: Transaction<DB>, tenant: string, usersID?: number): Promise<User[]> {
  const { rows } = await sql<User>`
    select u.users_id as "usersID", u.display_name as "displayName", u.login, u.email, u.group_users_id as "groupUsersID",
      u.security_role_id as "securityRoleID", u.branch_id as "branchID", u.department_id as "departmentID", u.is_staff as "isStaff", u.is_active as "isActive",
      (select coalesce(json_agg(json_build_object('regionID', m.region_id, 'isDefault', m.is_default) order by m.region_id), '[]')
        from user_regions m where m.tenant_id = ${tenant} and m.users_id = u.users_id) as regions,
      (select coalesce(json_object_agg(s.name, s.value = 'true'), '{}') from user_settings s
        where s.tenant_id = ${tenant} and s.users_id = u.users_id and s.kind = 'flag'
          and s.name = any(${[...userFlagNames]}::text[])) as flags,
      (select coalesce(json_object_agg(o.name, o.value), '{}') from user_security_settings o
        where o.tenant_id = ${tenant} and o.users_id = u.users_id and o.name = any(${[...securityKeys]}::text[])) as "ownRights",
      (select iso_instant(a.active_at) from active_users a
        where a.tenant_id = ${tenant} and a.users_id = u.users_id) as "activeAt",
      u.version, iso_instant(u.updated_at) as "updatedAt", ${actorName(tenant, 'u.updated_by')} as "updatedBy"
    from users u where u.tenant_id = ${tenant} and (${usersID ?? null}::integer is null or u.users_id = ${usersID ?? null})
    order by lower(u.display_name), u.users_id`.execute(tx);
  return rows;
}

/** What the table of users itself stores. */
export type UserColumns = Pick<
  User,
  | 'displayName'
  | 'login'
  | 'email'
  | 'groupUsersID'
  | 'securityRoleID'
  | 'branchID'
  | 'departmentID'
  | 'isStaff'
  | 'isActive'
>;

function columnsOf(user: UserColumns) {
  return {
    display_name: user.displayName,
    login: user.login,
    email: user.email,
    group_users_id: user.groupUsersID,
    security_role_id: user.securityRoleID,
    branch_id: user.branchID,
    department_id: user.departmentID,
    is_staff: user.isStaff,
    is_active: user.isActive,
  };
}

/** Adds a user. */
export async function insertUser(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  user: UserColumns,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({ tenant_id: tenant, users_id: usersID, ...columnsOf(user) })
    .execute();
}

/** Stores a user. Always writes, so that a change of regions or rights makes a new version of the user too. */
export async function updateUser(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  user: UserColumns,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(columnsOf(user))
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .execute();
}

/** Makes these the regions of a user; those that stay are not written. */
export async function replaceRegions(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  regions: User['regions'],
): Promise<void> {
  await tx
    .deleteFrom('user_regions')
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where(
      'region_id',
      'not in',
      regions.map(({ regionID }) => regionID),
    )
    .execute();
  await tx
    .insertInto('user_regions')
    .values(
      regions.map(({ regionID, isDefault }) => ({
        tenant_id: tenant,
        users_id: usersID,
        region_id: regionID,
        is_default: isDefault,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'users_id', 'region_id'])
        .doUpdateSet({ is_default: sql`excluded.is_default` })
        .where('user_regions.is_default', 'is distinct from', sql<boolean>`excluded.is_default`),
    )
    .execute();
}

/** Stores flags of a user by name. */
export async function upsertFlags(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  flags: Readonly<Record<string, boolean | undefined>>,
): Promise<void> {
  const rows = Object.entries(flags).filter(([, value]) => value !== undefined);
  if (rows.length === 0) return;
  await tx
    .insertInto('user_settings')
    .values(
      rows.map(([name, value]) => ({ tenant_id: tenant, users_id: usersID, kind: 'flag', name, value: String(value) })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'users_id', 'kind', 'name'])
        .doUpdateSet({ value: sql`excluded.value` })
        .where('user_settings.value', 'is distinct from', sql<string>`excluded.value`),
    )
    .execute();
}

/** Makes these the user's own rights, besides those of the role. */
export async function replaceOwnRights(
  tx: Transaction<DB>,
  tenant: string,
  usersID: number,
  before: User['ownRights'],
  after: User['ownRights'],
): Promise<void> {
  const names = Object.keys({ ...before, ...after }) as (keyof User['ownRights'])[];
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  await tx
    .deleteFrom('user_security_settings')
    .where('tenant_id', '=', tenant)
    .where('users_id', '=', usersID)
    .where('name', 'in', changed)
    .execute();
  await insertRows(
    tx,
    'user_security_settings',
    changed.flatMap((name) => {
      const value = after[name];
      return value === undefined ? [] : [{ tenant_id: tenant, users_id: usersID, name, value }];
    }),
  );
}

/** Whether another user has this login. */
export async function loginIsTaken(
  tx: Transaction<DB>,
  tenant: string,
  login: string,
  exceptUsersID: number | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('users_id')
    .where('tenant_id', '=', tenant)
    .where('login', '=', login)
    .where('users_id', '<>', exceptUsersID ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the regions do not exist. */
export async function unknownRegions(tx: Transaction<DB>, tenant: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as wanted (id)
    where not exists (select from regions r where r.tenant_id = ${tenant} and r.region_id = id)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether the tenant has this branch. */
export async function hasBranch(tx: Transaction<DB>, tenant: string, branchID: number): Promise<boolean> {
  const row = await tx
    .selectFrom('branches')
    .select('branch_id')
    .where('tenant_id', '=', tenant)
    .where('branch_id', '=', branchID)
    .executeTakeFirst();
  return row !== undefined;
}
