import type { UserGroup } from '@closewright/contract/people';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { countMembers, deleteGroup, insertGroup, readGroups, updateGroup } from './groups.queries.ts';

/** The groups of users. */
export function listGroups(database: Database, { actor }: Caller): Promise<UserGroup[]> {
  return database.inTenant(actor, (tx) => readGroups(tx, actor.tenant));
}

/** Adds a group of users. */
export function createGroup(database: Database, { actor }: Caller, name: string): Promise<UserGroup> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const groups = await readGroups(tx, tenant);
    refuseTaken(groups, name, null);
    const groupUsersID = Math.max(0, ...groups.map((group) => group.groupUsersID)) + 1;
    await insertGroup(tx, tenant, { groupUsersID, name });
    return one(await readGroups(tx, tenant), groupUsersID);
  });
}

/** Gives a group another name. */
export function renameGroup(
  database: Database,
  { actor }: Caller,
  { groupUsersID, version, name }: { groupUsersID: number; version: number; name: string },
): Promise<UserGroup> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const groups = await readGroups(tx, tenant);
    refuseStale(one(groups, groupUsersID), version);
    refuseTaken(groups, name, groupUsersID);
    await updateGroup(tx, tenant, groupUsersID, name);
    return one(await readGroups(tx, tenant), groupUsersID);
  });
}

/** Removes a group nobody belongs to: whoever has none cannot sign in (core.md §4). */
export function removeGroup(
  database: Database,
  { actor }: Caller,
  { groupUsersID, version }: { groupUsersID: number; version: number },
): Promise<null> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    refuseStale(one(await readGroups(tx, tenant), groupUsersID), version);
    const count = await countMembers(tx, tenant, groupUsersID);
    if (count > 0) {
      throw new AppError('ITEM_IN_USE', counted(count, 'user belongs to it.', 'users belong to it.'));
    }
    await deleteGroup(tx, tenant, groupUsersID);
    return null;
  });
}

function refuseTaken(groups: readonly UserGroup[], name: string, exceptID: number | null): void {
  const isTaken = groups.some(
    (group) => group.groupUsersID !== exceptID && group.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken)
    throw new AppError('NAME_IN_USE', undefined, { modelState: { name: ['There is a group of this name'] } });
}

function one(groups: readonly UserGroup[], groupUsersID: number): UserGroup {
  const group = groups.find((each) => each.groupUsersID === groupUsersID);
  if (!group) throw new AppError('NOT_FOUND');
  return group;
}
