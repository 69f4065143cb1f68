import { query } from '../src/platform/db/index.ts';
import { type Actor, type Database, systemActor } from '../src/platform/tenant/in-tenant.ts';
import { createFileGenerator } from './file-generator.ts';
import { storeFiles } from './seed-file.ts';

export interface SeedFilesOptions {
  readonly tenant: string;
  readonly files: number;
  readonly seed: number;
  /** Hears of every batch; what it throws ends the rest. */
  readonly onProgress?: (done: number) => Promise<void>;
}

/** Files per transaction: large enough to be fast, small enough that a stop loses little and others beside it wait less than a second. */
const batchSize = 50;

/** Stores made-up files in a tenant and answers how many were new: files that are there already are left as they are. */
export async function seedFiles(
  database: Database,
  { tenant, files, seed, onProgress }: SeedFilesOptions,
): Promise<number> {
  const actor = systemActor(tenant, 'seed');
  const next = createFileGenerator({ seed, ...(await readTenant(database, actor)) });
  let stored = 0;
  for (let done = 0; done < files; done += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, files - done) }, next);
    await database.inTenant(actor, async (tx) => {
      const numbers = batch.map(({ order }) => order.file_number.toLowerCase());
      const known = await tx
        .selectFrom('orders')
        .select('file_number_key as key')
        .where('tenant_id', '=', tenant)
        .where('file_number_key', 'in', numbers)
        .execute();
      const there = new Set(known.map(({ key }) => key));
      const fresh = batch.filter(({ order }) => !there.has(order.file_number.toLowerCase()));
      if (fresh.length > 0) await storeFiles(tx, tenant, fresh);
      stored += fresh.length;
    });
    await onProgress?.(done + batch.length);
  }
  return stored;
}

async function readTenant(database: Database, actor: Actor) {
  const [tenant] = await database.readInTenant(
    actor,
    query.selectFrom('tenants').select('display_name').where('tenant_id', '=', actor.tenant),
  );
  if (!tenant) throw new Error(`There is no tenant ${actor.tenant}`);
  const branches = await database.readInTenant(
    actor,
    query
      .selectFrom('branches')
      .select(['branch_id as branchID', 'region_id as regionID'])
      .where('tenant_id', '=', actor.tenant)
      .where('inactive', '=', false)
      .orderBy('branch_id'),
  );
  const [underwriters] = await database.readInTenant(
    actor,
    query
      .selectFrom('lookups')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', actor.tenant)
      .where('set_name', '=', 'underwriters'),
  );
  if (branches.length === 0 || !underwriters?.count)
    throw new Error(`The tenant ${actor.tenant} has no branch or no underwriter yet`);
  return { branches, underwriters: underwriters.count, settlementAgent: tenant.display_name };
}
