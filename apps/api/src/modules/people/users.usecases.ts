import { type User, userFields } from '@closewright/contract/people';
import { effectiveSettings, grantRefusal, mayGrant } from '@closewright/domain/access';
import { defaults } from '@closewright/domain/constants';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { choiceProblems, choicesOf } from '../../platform/records/index.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { keepingAdministrators } from './administrators.ts';
import { readGroups } from './groups.queries.ts';
import { readRoles } from './roles.queries.ts';
import {
  hasBranch,
  insertUser,
  loginIsTaken,
  readUsers,
  replaceOwnRights,
  replaceRegions,
  unknownRegions,
  updateUser,
  upsertFlags,
} from './users.queries.ts';

/** What a save may change. */
type UserValues = Omit<User, 'usersID' | 'activeAt' | 'version' | 'updatedAt' | 'updatedBy' | 'ownRights'> & {
  ownRights: { [K in keyof User['ownRights']]?: number | null | undefined };
};
type Partially<T> = { [K in keyof T]?: T[K] | undefined };

/** Every user of the tenant. */
export function listUsers(database: Database, { actor }: Caller): Promise<User[]> {
  return database.inTenant(actor, (tx) => readUsers(tx, actor.tenant));
}

/** Adds a user, whole or not at all. */
export function createUser(
  database: Database,
  caller: Caller,
  { flags = {}, ownRights = {}, ...given }: Omit<UserValues, 'flags' | 'ownRights'> & Partially<UserValues>,
): Promise<User> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const nobody: Rights = { securityRoleID: null, ownRights: {} };
    const user = { ...given, flags, login: given.login.toLowerCase(), ownRights: ownRightsOf({}, ownRights) };
    await refuseWrong(tx, tenant, user, { usersID: null, prefix: '' });
    await refuseGrant(tx, caller, nobody, user, '');
    const usersID = await nextIDs(tx, 'users_id');
    await insertUser(tx, tenant, usersID, user);
    await replaceRegions(tx, tenant, usersID, user.regions);
    await upsertFlags(tx, tenant, usersID, flags);
    await replaceOwnRights(tx, tenant, usersID, {}, user.ownRights);
    return one(await readUsers(tx, tenant, usersID));
  });
}

interface Save {
  usersID: number;
  version: number;
  changes: Partially<UserValues>;
}

/** Saves what changed on a user, whole or not at all, and answers the user as they are now. */
export function saveUser(database: Database, caller: Caller, { usersID, version, changes }: Save): Promise<User> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = one(await readUsers(tx, tenant, usersID));
    refuseStale(stored, version);
    const { ownRights = {}, ...given } = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    ) as Partial<UserValues>;
    const user = { ...stored, ...given, ownRights: ownRightsOf(stored.ownRights, ownRights) };
    user.login = user.login.toLowerCase();
    await refuseWrong(tx, tenant, user, { usersID, prefix: 'changes.' });
    await refuseGrant(tx, caller, stored, user, 'changes.');
    await keepingAdministrators(tx, caller, async () => {
      await replaceRegions(tx, tenant, usersID, user.regions);
      await upsertFlags(tx, tenant, usersID, changes.flags ?? {});
      await replaceOwnRights(tx, tenant, usersID, stored.ownRights, user.ownRights);
      await updateUser(tx, tenant, usersID, user);
    });
    return one(await readUsers(tx, tenant, usersID));
  });
}

/** The own rights after a change: null goes back to the role. */
function ownRightsOf(before: User['ownRights'], changes: UserValues['ownRights']): User['ownRights'] {
  const after = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(after) as User['ownRights'];
}

type Checked = Pick<User, 'login' | 'groupUsersID' | 'securityRoleID' | 'branchID' | 'departmentID' | 'regions'>;

/** Refuses a login that is taken, and whatever refers to something that is not there. */
async function refuseWrong(
  tx: Transaction<DB>,
  tenant: string,
  { login, groupUsersID, securityRoleID, branchID, departmentID, regions }: Checked,
  { usersID, prefix }: { usersID: number | null; prefix: string },
): Promise<void> {
  const regionIDs = regions.map(({ regionID }) => regionID);
  const role = securityRoleID === null ? null : (await readRoles(tx, tenant, securityRoleID))[0];
  const hasGroup =
    groupUsersID === null || (await readGroups(tx, tenant)).some((group) => group.groupUsersID === groupUsersID);
  const isUnknownRegion = (await unknownRegions(tx, tenant, regionIDs)).length > 0;
  refuseFields(
    {
      ...(await choiceProblems(tx, tenant, choicesOf(userFields, { departmentID }))),
      groupUsersID: hasGroup ? undefined : 'There is no such group',
      regions: isUnknownRegion ? 'There is no such region' : undefined,
      branchID: branchID === null || (await hasBranch(tx, tenant, branchID)) ? undefined : 'There is no such branch',
      securityRoleID: roleError(role, regionIDs),
    },
    prefix,
  );
  if (await loginIsTaken(tx, tenant, login, usersID)) {
    const message = 'Another user has this login';
    throw new AppError('NAME_IN_USE', message, { modelState: { [`${prefix}login`]: [message] } });
  }
}

/** A role of a region is for users of that region (building-blocks.md §6). */
function roleError(role: { regionID: number } | null | undefined, regionIDs: readonly number[]): string | undefined {
  if (role === null) return undefined;
  if (role === undefined) return 'There is no such role';
  const isOpen = role.regionID === defaults.globalRegionID || regionIDs.includes(role.regionID);
  return isOpen ? undefined : 'This role is for users of another region';
}

type Rights = Pick<User, 'securityRoleID' | 'ownRights'>;

/**
 * Only a system administrator may make or change another one: whoever could change an administrator's login could sign in as that user.
 * @param before the user as stored
 */
async function refuseGrant(
  tx: Transaction<DB>,
  { session, actor }: Caller,
  before: Rights,
  after: Rights,
  prefix: string,
): Promise<void> {
  if (mayGrant(session.access, 'IsSysAdmin')) return;
  const isSystemAdministrator = async ({ securityRoleID, ownRights }: Rights) => {
    const role = securityRoleID === null ? undefined : (await readRoles(tx, actor.tenant, securityRoleID))[0];
    return (effectiveSettings(role?.rights ?? null, ownRights).IsSysAdmin ?? 0) > 0;
  };
  if ((await isSystemAdministrator(before)) || (await isSystemAdministrator(after))) {
    throw new AppError('FIELD_NOT_EDITABLE', grantRefusal, {
      modelState: { [`${prefix}ownRights`]: [grantRefusal] },
    });
  }
}

function one(users: readonly User[]): User {
  const [user] = users;
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}
