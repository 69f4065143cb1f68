import type { FileNumberPool } from '@closewright/contract/file-numbers';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { smallLetters } from '../../platform/db/small-letters.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** What a pool stores, apart from its branches. */
export type PoolValues = Pick<FileNumberPool, 'name' | 'prefix' | 'nextNumber' | 'width' | 'inactive'>;

/** Every pool with its branches, by name. */
export async function readPools(tx: Transaction<DB>, tenant: string): Promise<FileNumberPool[]> {
  const { rows } = await sql<FileNumberPool>`
    select p.pool_id as "poolID", p.name, p.prefix, p.next_number as "nextNumber", p.width, p.inactive,
      array(select b.branch_id from branches b where b.tenant_id = ${tenant} and b.file_number_pool_id = p.pool_id
        order by b.branch_id) as "branchIDs",
      p.version, iso_instant(p.updated_at) as "updatedAt", ${actorName(tenant, 'p.updated_by')} as "updatedBy"
    from file_number_pools p where p.tenant_id = ${tenant} order by p.name, p.pool_id`.execute(tx);
  return rows;
}

/** Adds a pool. */
export async function insertPool(
  tx: Transaction<DB>,
  tenant: string,
  poolID: number,
  { nextNumber, ...values }: PoolValues,
): Promise<void> {
  await tx
    .insertInto('file_number_pools')
    .values({ tenant_id: tenant, pool_id: poolID, next_number: nextNumber, ...values })
    .execute();
}

/** Stores a pool as a new version. */
export async function updatePool(
  tx: Transaction<DB>,
  tenant: string,
  poolID: number,
  { nextNumber, ...values }: PoolValues,
): Promise<void> {
  await tx
    .updateTable('file_number_pools')
    .set({ next_number: nextNumber, ...values })
    .where('tenant_id', '=', tenant)
    .where('pool_id', '=', poolID)
    .execute();
}

/** Gives a pool exactly these branches; a branch leaves the pool it had. */
export async function updateBranches(
  tx: Transaction<DB>,
  tenant: string,
  poolID: number,
  branchIDs: readonly number[],
): Promise<void> {
  const ids = [...branchIDs];
  await sql`
    update branches set file_number_pool_id = case when branch_id = any(${ids}::integer[]) then ${poolID}::integer end
    where tenant_id = ${tenant}
      and (branch_id = any(${ids}::integer[]) and file_number_pool_id is distinct from ${poolID}
        or file_number_pool_id = ${poolID} and not branch_id = any(${ids}::integer[]))`.execute(tx);
}

/** Which of the branches do not exist. */
export async function unknownBranches(tx: Transaction<DB>, tenant: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as wanted (id)
    where not exists (select from branches b where b.tenant_id = ${tenant} and b.branch_id = id)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Region and pool of a branch; null when there is no such branch. */
export async function readBranch(
  tx: Transaction<DB>,
  tenant: string,
  branchID: number,
): Promise<{ regionID: number; poolID: number | null } | null> {
  const row = await tx
    .selectFrom('branches')
    .select(['region_id as regionID', 'file_number_pool_id as poolID'])
    .where('tenant_id', '=', tenant)
    .where('branch_id', '=', branchID)
    .executeTakeFirst();
  return row ?? null;
}

/** A number that was taken from a pool, and how the pool writes it. */
export interface TakenNumber {
  number: number;
  prefix: string;
  width: number;
}

/**
 * Takes the next number of an active pool; null when it has none. The row stays locked until the transaction ends, so
 * whoever asks next waits for it and gets the one after.
 */
export async function takeNumber(
  tx: Transaction<DB>,
  tenant: string,
  poolID: number,
  highest: number,
): Promise<TakenNumber | null> {
  const row = await tx
    .updateTable('file_number_pools')
    .set({ next_number: sql<number>`next_number + 1` })
    .where('tenant_id', '=', tenant)
    .where('pool_id', '=', poolID)
    .where('inactive', '=', false)
    .where('next_number', '<=', highest)
    .returning([sql<number>`next_number - 1`.as('number'), 'prefix', 'width'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a file has this number. */
export async function isNumberUsed(tx: Transaction<DB>, tenant: string, fileNumber: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('orders_id')
    .where('tenant_id', '=', tenant)
    .where('file_number_key', '=', smallLetters(sql`${fileNumber}::text`))
    .executeTakeFirst();
  return row !== undefined;
}
