import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import type { Columns } from './order-columns.ts';

/** The tables of a file's rows: how a row is named, and what orders them. */
export const childTables = {
  properties: { table: 'properties', id: 'property_id', order: 'sequence' },
  loans: { table: 'loans', id: 'loan_id', order: 'loan_order' },
  contacts: { table: 'order_parties', id: 'roles_id', order: 'sequence' },
} as const;

export type ChildTable = (typeof childTables)[keyof typeof childTables];

/** Where rows belong to. */
export interface Place {
  tenant: string;
  ordersID: number;
}

/** The first loan of the file: the one that stands for all where one is asked for. */
export async function firstLoanID(tx: Transaction<DB>, { tenant, ordersID }: Place): Promise<number | null> {
  const row = await tx
    .selectFrom('loans')
    .select('loan_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
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
  { tenant, ordersID }: Place,
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

/** Stores changed columns of a row of this file. Answers false when this file has no such row. */
export async function updateRow(
  tx: Transaction<DB>,
  { table, id }: ChildTable,
  { tenant, ordersID }: Place,
  rowID: number,
  columns: Columns,
): Promise<boolean> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  // Nothing to change, but the row must be there all the same.
  const statement =
    assignments.length > 0
      ? sql`update ${sql.table(table)} set ${sql.join(assignments)}`
      : sql`select 1 from ${sql.table(table)}`;
  const { rows } = await sql`${statement}
    where tenant_id = ${tenant} and orders_id = ${ordersID} and ${sql.ref(id)} = ${rowID}
    ${assignments.length > 0 ? sql`returning 1` : sql``}`.execute(tx);
  return rows.length === 1;
}

/** Adds a row at the end of its list and answers its id. */
export async function insertRow(
  tx: Transaction<DB>,
  { table, id, order }: ChildTable,
  { tenant, ordersID }: Place,
  columns: Columns,
): Promise<number> {
  const rowID = await nextIDs(tx, id);
  const names = Object.keys(columns).map((column) => sql`, ${sql.ref(column)}`);
  const values = Object.values(columns).map((value) => sql`, ${value}`);
  await sql`
    insert into ${sql.table(table)} (tenant_id, orders_id, ${sql.ref(id)}, ${sql.ref(order)} ${sql.join(names, sql``)})
    select ${tenant}, ${ordersID}::integer, ${rowID}::integer, coalesce(max(${sql.ref(order)}), 0) + 1 ${sql.join(values, sql``)}
    from ${sql.table(table)} where tenant_id = ${tenant} and orders_id = ${ordersID}`.execute(tx);
  return rowID;
}

/** Deletes rows of this file. Answers how many there were. */
export async function deleteRows(
  tx: Transaction<DB>,
  { table, id }: ChildTable,
  { tenant, ordersID }: Place,
  rowIDs: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)}
    where tenant_id = ${tenant} and orders_id = ${ordersID} and ${sql.ref(id)} = any(${[...rowIDs]}::integer[])
    returning 1`.execute(tx);
  return rows.length;
}

/**
 * Of these chosen ids, the ones that no lookup item has. A set that the tenant keeps no items of takes any id: there is
 * nothing to choose from yet.
 */
export async function unknownChoices(
  tx: Transaction<DB>,
  tenant: string,
  choices: readonly { set: string; id: number }[],
): Promise<{ set: string; id: number }[]> {
  const { rows } = await sql<{ set: string; id: number }>`
    select c.set, c.id
    from unnest(${choices.map((choice) => choice.set)}::text[], ${choices.map((choice) => choice.id)}::integer[]) as c (set, id)
    where exists (select from lookups l where l.tenant_id = ${tenant} and l.set_name = c.set)
      and not exists (select from lookups l where l.tenant_id = ${tenant} and l.set_name = c.set and l.id = c.id)`.execute(
    tx,
  );
  return rows;
}
