import type { BranchRecord } from '@closewright/contract/regions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every branch by its name, or the one of an id. */
export async function readBranches(tx: Transaction<DB>, tenant: string, branchID?: number): Promise<BranchRecord[]> {
  const { rows } = await sql<BranchRecord>`
    select b.branch_id as "branchID", b.name, b.region_id as "regionID", b.address_1 as "address1", b.city, b.state, b.zip,
      b.phone, trim_scale(b.invoice_tax_rate)::text as "invoiceTaxRate", b.inactive,
      (select count(*)::integer from users u
        where u.tenant_id = ${tenant} and u.branch_id = b.branch_id and u.is_active) as "userCount",
      (select count(*)::integer from orders o where o.tenant_id = ${tenant} and o.branch_id = b.branch_id) as "fileCount",
      b.version, iso_instant(b.updated_at) as "updatedAt", ${actorName(tenant, 'b.updated_by')} as "updatedBy"
    from branches b
    where b.tenant_id = ${tenant} and (${branchID ?? null}::integer is null or b.branch_id = ${branchID ?? null})
    order by lower(b.name), b.branch_id`.execute(tx);
  return rows;
}

/** What the table of branches stores. */
export type BranchColumns = Omit<
  BranchRecord,
  'branchID' | 'userCount' | 'fileCount' | 'version' | 'updatedAt' | 'updatedBy'
>;

function columnsOf({ name, regionID, address1, city, state, zip, phone, invoiceTaxRate, inactive }: BranchColumns) {
  return {
    ...{ name, region_id: regionID, address_1: address1, city, state, zip, phone },
    ...{ invoice_tax_rate: invoiceTaxRate, inactive },
  };
}

/** Adds a branch. */
export async function insertBranch(
  tx: Transaction<DB>,
  tenant: string,
  branchID: number,
  branch: BranchColumns,
): Promise<void> {
  await tx
    .insertInto('branches')
    .values({ tenant_id: tenant, branch_id: branchID, ...columnsOf(branch) })
    .execute();
}

/** Stores a branch. */
export async function updateBranch(
  tx: Transaction<DB>,
  tenant: string,
  branchID: number,
  branch: BranchColumns,
): Promise<void> {
  await tx
    .updateTable('branches')
    .set(columnsOf(branch))
    .where('tenant_id', '=', tenant)
    .where('branch_id', '=', branchID)
    .execute();
}
