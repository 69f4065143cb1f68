import type { BranchRecord } from '@closewright/contract/regions';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { type BranchColumns, insertBranch, readBranches, updateBranch } from './branches.queries.ts';
import { readRegions } from './regions.queries.ts';

/** Every branch of the tenant. */
export function listBranches(database: Database, { actor }: Caller): Promise<BranchRecord[]> {
  return database.inTenant(actor, (tx) => readBranches(tx, actor.tenant));
}

/** Adds a branch. */
export function createBranch(database: Database, { actor }: Caller, branch: BranchColumns): Promise<BranchRecord> {
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrong(tx, actor.tenant, branch, { stored: null, prefix: '' });
    const branchID = await nextIDs(tx, 'branch_id');
    await insertBranch(tx, actor.tenant, branchID, branch);
    return one(await readBranches(tx, actor.tenant, branchID));
  });
}

interface Save {
  branchID: number;
  version: number;
  changes: { [K in keyof BranchColumns]?: BranchColumns[K] | undefined };
}

/** Saves what changed on a branch. */
export function saveBranch(
  database: Database,
  { actor }: Caller,
  { branchID, version, changes }: Save,
): Promise<BranchRecord> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = one(await readBranches(tx, tenant, branchID));
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const branch: BranchColumns = { ...stored, ...given };
    await refuseWrong(tx, tenant, branch, { stored, prefix: 'changes.' });
    await updateBranch(tx, tenant, branchID, branch);
    return one(await readBranches(tx, tenant, branchID));
  });
}

/** The region is there, and a branch with files stays in its own: its files belong to that region too. */
async function refuseWrong(
  tx: Transaction<DB>,
  tenant: string,
  { regionID }: BranchColumns,
  { stored, prefix }: { stored: BranchRecord | null; prefix: string },
): Promise<void> {
  const hasRegion = (await readRegions(tx, tenant, regionID)).length > 0;
  const isMoved = stored !== null && stored.regionID !== regionID;
  refuseFields(
    {
      regionID: !hasRegion
        ? 'There is no such region'
        : isMoved && stored.fileCount > 0
          ? `The branch has ${counted(stored.fileCount, 'file')} in its region`
          : undefined,
    },
    prefix,
  );
}

function one([branch]: readonly BranchRecord[]): BranchRecord {
  if (!branch) throw new AppError('NOT_FOUND');
  return branch;
}
