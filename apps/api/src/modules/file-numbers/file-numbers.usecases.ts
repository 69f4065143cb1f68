import type { FileNumberPool } from '@closewright/contract/file-numbers';
import { dateParts } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { fileNumberOf, poolErrors, poolLimits, poolMessages } from '@closewright/domain/orders';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon, lockTenant } from '../../platform/tenant/tenant-locks.ts';
import {
  insertPool,
  isNumberUsed,
  type PoolValues,
  readBranch,
  readPools,
  takeNumber,
  unknownBranches,
  updateBranches,
  updatePool,
} from './file-numbers.queries.ts';

/** Numbers in a row that files may already have before a pool is given up; more were imported than a pool can step over. */
const maxSteps = 1000;

type Pool = PoolValues & { branchIDs: readonly number[] };

/** Every pool. */
export function listPools(database: Database, { actor }: Caller): Promise<FileNumberPool[]> {
  return database.inTenant(actor, (tx) => readPools(tx, actor.tenant));
}

/** Adds a pool. */
export function addPool(
  database: Database,
  { actor }: Caller,
  { branchIDs, ...values }: Pool,
): Promise<FileNumberPool> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrongPool(tx, tenant, { branchIDs, ...values }, null);
    const poolID = await nextIDs(tx, 'pool_id');
    await insertPool(tx, tenant, poolID, values);
    await updateBranches(tx, tenant, poolID, branchIDs);
    return poolOf(await readPools(tx, tenant), poolID);
  });
}

/** Changes a pool. Its numbers go on where they were, so that none is given again. */
export function savePool(
  database: Database,
  { actor }: Caller,
  { poolID, version, branchIDs, ...values }: Pool & { poolID: number; version: number },
): Promise<FileNumberPool> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = poolOf(await readPools(tx, tenant), poolID);
    refuseStale(stored, version);
    await refuseWrongPool(tx, tenant, { branchIDs, ...values }, stored);
    await updatePool(tx, tenant, poolID, values);
    await updateBranches(tx, tenant, poolID, branchIDs);
    return poolOf(await readPools(tx, tenant), poolID);
  });
}

/** Takes the next file number of a branch. */
export function takeFileNumber(
  database: Database,
  caller: Caller,
  branchID: number,
  now: Date,
): Promise<{ fileNumber: string }> {
  return database.inTenant(caller.actor, async (tx) => ({
    fileNumber: await nextFileNumber(tx, caller, branchID, now),
  }));
}

/**
 * The next file number of a branch, taken inside the transaction that uses it: where that fails, the number is not lost. Numbers that files already
 * have are stepped over.
 */
export async function nextFileNumber(
  tx: Transaction<DB>,
  { actor: { tenant }, session }: Caller,
  branchID: number,
  now: Date,
): Promise<string> {
  await lockCommon(tx);
  const branch = await readBranch(tx, tenant, branchID);
  if (!branch || !session.seesRegion(branch.regionID)) throw new AppError('NOT_FOUND');
  if (branch.poolID === null) throw new AppError('NO_FILE_NUMBER');
  const { year } = dateParts(localInstant(now.toISOString(), tenantZone(session)).date);
  for (let step = 0; step < maxSteps; step++) {
    const taken = await takeNumber(tx, tenant, branch.poolID, poolLimits.maxNumber);
    if (!taken) break;
    const fileNumber = fileNumberOf(taken, taken.number, year);
    if (!(await isNumberUsed(tx, tenant, fileNumber))) return fileNumber;
  }
  throw new AppError('NO_FILE_NUMBER', poolMessages.exhausted);
}

function poolOf(pools: readonly FileNumberPool[], poolID: number): FileNumberPool {
  const pool = pools.find((each) => each.poolID === poolID);
  if (!pool) throw new AppError('NOT_FOUND');
  return pool;
}

async function refuseWrongPool(
  tx: Transaction<DB>,
  tenant: string,
  pool: Pool,
  stored: FileNumberPool | null,
): Promise<void> {
  const others = (await readPools(tx, tenant)).filter(({ poolID }) => poolID !== stored?.poolID);
  const has = (part: 'name' | 'prefix') =>
    others.some((other) => other[part].toLowerCase() === pool[part].toLowerCase());
  const unknown = await unknownBranches(tx, tenant, pool.branchIDs);
  refuseFields({
    ...(has('name') && { name: poolMessages.nameTaken }),
    ...(has('prefix') && { prefix: poolMessages.prefixTaken }),
    ...(unknown.length > 0 && { branchIDs: 'There is no such branch' }),
    ...poolErrors(pool, stored),
  });
}
