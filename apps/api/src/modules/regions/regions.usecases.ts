import type { RegionRecord } from '@closewright/contract/regions';
import { AppError } from '@closewright/domain/errors';
import { settlementStatementTypeName } from '@closewright/domain/orders';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { clearOtherDefaults, insertRegion, type RegionColumns, readRegions, updateRegion } from './regions.queries.ts';

/** Every region of the tenant. */
export function listRegions(database: Database, { actor }: Caller): Promise<RegionRecord[]> {
  return database.inTenant(actor, (tx) => readRegions(tx, actor.tenant));
}

/** Adds a region. */
export function createRegion(database: Database, { actor }: Caller, region: RegionColumns): Promise<RegionRecord> {
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrong(tx, actor.tenant, region, { stored: null, prefix: '' });
    const regionID = await nextIDs(tx, 'region_id');
    if (region.isDefault) await clearOtherDefaults(tx, actor.tenant, regionID);
    await insertRegion(tx, actor.tenant, regionID, region);
    return one(await readRegions(tx, actor.tenant, regionID));
  });
}

interface Save {
  regionID: number;
  version: number;
  changes: { [K in keyof RegionColumns]?: RegionColumns[K] | undefined };
}

/** Saves what changed on a region. A new default takes the place of the one before. */
export function saveRegion(
  database: Database,
  { actor }: Caller,
  { regionID, version, changes }: Save,
): Promise<RegionRecord> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = one(await readRegions(tx, tenant, regionID));
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const region: RegionColumns = { ...stored, ...given };
    await refuseWrong(tx, tenant, region, { stored, prefix: 'changes.' });
    if (region.isDefault && !stored.isDefault) await clearOtherDefaults(tx, tenant, regionID);
    await updateRegion(tx, tenant, regionID, region);
    return one(await readRegions(tx, tenant, regionID));
  });
}

/** One region is the default, always, and it is active. */
async function refuseWrong(
  tx: Transaction<DB>,
  tenant: string,
  { regID, defaultSSType, isDefault, inactive }: RegionColumns,
  { stored, prefix }: { stored: RegionRecord | null; prefix: string },
): Promise<void> {
  refuseFields(
    {
      // What was stored before there was a choice may stay.
      defaultSSType:
        defaultSSType === stored?.defaultSSType || settlementStatementTypeName(defaultSSType) !== null
          ? undefined
          : 'There is no such statement',
      isDefault: stored?.isDefault && !isDefault ? 'Make another region the default instead' : undefined,
      inactive: isDefault && inactive ? 'The default region cannot be inactive' : undefined,
    },
    prefix,
  );
  const others = (await readRegions(tx, tenant)).filter(({ regionID }) => regionID !== stored?.regionID);
  if (others.some((region) => region.regID.toLowerCase() === regID.toLowerCase())) {
    const message = 'Another region has this code';
    throw new AppError('NAME_IN_USE', message, { modelState: { [`${prefix}regID`]: [message] } });
  }
}

function one([region]: readonly RegionRecord[]): RegionRecord {
  if (!region) throw new AppError('NOT_FOUND');
  return region;
}
