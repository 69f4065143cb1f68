import type { SecurityRole } from '@closewright/contract/people';
import { grantRefusal, mayGrant } from '@closewright/domain/access';
import { defaults } from '@closewright/domain/constants';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { keepingAdministrators } from './administrators.ts';
import {
  changeRegionRights,
  countHolders,
  deleteRole,
  insertRole,
  type RegionRightsChanges,
  readRoles,
  roleNameIsTaken,
  updateRole,
  upsertRights,
} from './roles.queries.ts';
import { unknownRegions } from './users.queries.ts';

type RoleValues = Pick<SecurityRole, 'name' | 'regionID' | 'rights'> & { regionRights: RegionRightsChanges };

/** The roles of the caller's regions and of the global one. */
export function listRoles(database: Database, { actor, session }: Caller): Promise<SecurityRole[]> {
  return database.inTenant(actor, async (tx) =>
    (await readRoles(tx, actor.tenant)).filter(({ regionID }) => session.seesRegion(regionID)),
  );
}

/** Adds a role. */
export function createRole(
  database: Database,
  caller: Caller,
  { regionRights = [], ...role }: Omit<RoleValues, 'regionRights'> & Partial<RoleValues>,
): Promise<SecurityRole> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrong(tx, caller, { ...role, regionRights }, { securityRoleID: null, prefix: '' });
    refuseGrant(caller, {}, role.rights, '');
    const securityRoleID = await nextIDs(tx, 'security_role_id');
    await insertRole(tx, tenant, securityRoleID, role);
    await upsertRights(tx, tenant, securityRoleID, role.rights);
    await changeRegionRights(tx, tenant, securityRoleID, regionRights);
    return visible(await readRoles(tx, tenant, securityRoleID), caller);
  });
}

interface Save {
  securityRoleID: number;
  version: number;
  changes: { [K in keyof RoleValues]?: RoleValues[K] | undefined };
}

/** Saves what changed on a role, whole or not at all. */
export function saveRole(
  database: Database,
  caller: Caller,
  { securityRoleID, version, changes }: Save,
): Promise<SecurityRole> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = visible(await readRoles(tx, tenant, securityRoleID), caller);
    refuseStale(stored, version);
    const { name = stored.name, regionID = stored.regionID, rights = {}, regionRights = [] } = changes;
    await refuseWrong(tx, caller, { name, regionID, regionRights }, { securityRoleID, prefix: 'changes.' });
    refuseGrant(caller, stored.rights, { ...stored.rights, ...rights }, 'changes.');
    await keepingAdministrators(tx, caller, async () => {
      await upsertRights(tx, tenant, securityRoleID, rights);
      await changeRegionRights(tx, tenant, securityRoleID, regionRights);
      await updateRole(tx, tenant, securityRoleID, { name, regionID });
    });
    return visible(await readRoles(tx, tenant, securityRoleID), caller);
  });
}

/** Removes a role nobody has. */
export function removeRole(
  database: Database,
  caller: Caller,
  { securityRoleID, version }: { securityRoleID: number; version: number },
): Promise<null> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = visible(await readRoles(tx, tenant, securityRoleID), caller);
    refuseStale(stored, version);
    const { all } = await countHolders(tx, tenant, securityRoleID, stored.regionID);
    if (all > 0) throw new AppError('ITEM_IN_USE', `${counted(all, 'user has', 'users have')} this role.`);
    await deleteRole(tx, tenant, securityRoleID);
    return null;
  });
}

/** A role of a region the caller does not see is not there. */
function visible([role]: readonly SecurityRole[], { session }: Caller): SecurityRole {
  if (!role || !session.seesRegion(role.regionID)) throw new AppError('NOT_FOUND');
  return role;
}

async function refuseWrong(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  { name, regionID, regionRights }: Omit<RoleValues, 'rights'>,
  { securityRoleID, prefix }: { securityRoleID: number | null; prefix: string },
): Promise<void> {
  const { tenant } = actor;
  const isGlobal = regionID === defaults.globalRegionID;
  const unknownRegionIDs = await unknownRegions(
    tx,
    tenant,
    regionRights.map((one) => one.regionID),
  );
  const isKnown = isGlobal || (await unknownRegions(tx, tenant, [regionID])).length === 0;
  const { outside } =
    securityRoleID === null || isGlobal ? { outside: 0 } : await countHolders(tx, tenant, securityRoleID, regionID);
  refuseFields(
    {
      regionID: !isKnown
        ? 'There is no such region'
        : !session.seesRegion(regionID)
          ? 'The region is not one of yours.'
          : outside > 0
            ? outside === 1
              ? '1 user outside this region has the role'
              : `${outside} users outside this region have the role`
            : undefined,
      regionRights:
        unknownRegionIDs.length > 0
          ? 'There is no such region'
          : regionRights.every((one) => session.seesRegion(one.regionID))
            ? undefined
            : 'The region is not one of yours.',
    },
    prefix,
  );
  if (await roleNameIsTaken(tx, tenant, name, securityRoleID)) {
    const message = 'Another role has this name';
    throw new AppError('NAME_IN_USE', message, { modelState: { [`${prefix}name`]: [message] } });
  }
}

/** Who is no system administrator neither makes nor unmakes any by a role. */
function refuseGrant(
  { session }: Caller,
  before: RoleValues['rights'],
  after: RoleValues['rights'],
  prefix: string,
): void {
  if ((before.IsSysAdmin ?? 0) === (after.IsSysAdmin ?? 0) || mayGrant(session.access, 'IsSysAdmin')) return;
  throw new AppError('FIELD_NOT_EDITABLE', grantRefusal, {
    modelState: { [`${prefix}rights.IsSysAdmin`]: [grantRefusal] },
  });
}
