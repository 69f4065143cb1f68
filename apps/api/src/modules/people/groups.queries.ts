import type { UserGroup } from '@closewright/contract/people';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every group by name. */
export async function readGroups(tx: Transaction<DB>, tenant: string): Promise<UserGroup[]> {
  const { rows } = await sql<UserGroup>`
    select g.group_users_id as "groupUsersID", g.name, g.version, iso_instant(g.updated_at) as "updatedAt",
      ${actorName(tenant, 'g.updated_by')} as "updatedBy"
    from user_groups g where g.tenant_id = ${tenant} order by lower(g.name), g.group_users_id`.execute(tx);
  return rows;
}

/** Adds a group. */
export async function insertGroup(
  tx: Transaction<DB>,
  tenant: string,
  { groupUsersID, name }: Pick<UserGroup, 'groupUsersID' | 'name'>,
): Promise<void> {
  await tx.insertInto('user_groups').values({ tenant_id: tenant, group_users_id: groupUsersID, name }).execute();
}

/** Gives a group another name. */
export async function updateGroup(
  tx: Transaction<DB>,
  tenant: string,
  groupUsersID: number,
  name: string,
): Promise<void> {
  await tx
    .updateTable('user_groups')
    .set({ name })
    .where('tenant_id', '=', tenant)
    .where('group_users_id', '=', groupUsersID)
    .execute();
}

/** Removes a group. */
export async function deleteGroup(tx: Transaction<DB>, tenant: string, groupUsersID: number): Promise<void> {
  await tx
    .deleteFrom('user_groups')
    .where('tenant_id', '=', tenant)
    .where('group_users_id', '=', groupUsersID)
    .execute();
}

/** How many users belong to a group, inactive ones included. */
export async function countMembers(tx: Transaction<DB>, tenant: string, groupUsersID: number): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant)
    .where('group_users_id', '=', groupUsersID)
    .executeTakeFirstOrThrow();
  return Number(count);
}
