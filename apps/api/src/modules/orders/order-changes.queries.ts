import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Columns, FilePlace } from '../../platform/records/index.ts';

/** The first loan of the file that stays: the one that stands for all where one is asked for. */
export async function firstLoanID(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  removed: readonly number[],
): Promise<number | null> {
  const row = await tx
    .selectFrom('loans')
    .select('loan_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where(sql<boolean>`loan_id <> all(${[...removed]}::integer[])`)
    .orderBy('loan_order')
    .orderBy('loan_id')
    .limit(1)
    .executeTakeFirst();
  return row?.loan_id ?? null;
}

/**
 * Stores changed columns of the file itself. Always writes, even without columns: a change of a child row makes a new
 * version of the file too. Answers false when the version is no longer the one given.
 */
export async function updateOrder(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  version: number,
  columns: Columns,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ ...columns, updated_at: sql`now()` })
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the tenant has this branch, and in this region. */
export async function branchInRegion(
  tx: Transaction<DB>,
  tenant: string,
  branchID: number,
  regionID: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('branches')
    .select('branch_id')
    .where('tenant_id', '=', tenant)
    .where('branch_id', '=', branchID)
    .where('region_id', '=', regionID)
    .executeTakeFirst();
  return row !== undefined;
}

/** The company of the directory that a contact of a file is, and its person, as stored; none for a new contact. */
export async function partyCompany(tx: Transaction<DB>, tenant: string, rolesID: number) {
  const row = await tx
    .selectFrom('order_parties')
    .select(['company_id as companyID', 'contact_id as contactID'])
    .where('tenant_id', '=', tenant)
    .where('roles_id', '=', rolesID)
    .executeTakeFirst();
  return row ?? { companyID: null, contactID: null };
}
