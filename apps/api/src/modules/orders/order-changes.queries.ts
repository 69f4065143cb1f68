import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Columns } from './order-columns.ts';

/** The table of rows of a file: how a row is named, what orders them, and which row of the file it belongs to. */
export interface ChildTable {
  readonly table: string;
  readonly id: string;
  readonly order: string;
  readonly parent?: string;
}

/** Where rows belong to. */
export interface Place {
  tenant: string;
  ordersID: number;
}

/** The first loan of the file that stays: the one that stands for all where one is asked for. */
export async function firstLoanID(
  tx: Transaction<DB>,
  { tenant, ordersID }: Place,
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

/** Adds a row, at the end of its list unless its columns say where. */
export async function insertRow(
  tx: Transaction<DB>,
  { table, id, order, parent }: ChildTable,
  { tenant, ordersID }: Place,
  rowID: number,
  { [order]: given, ...columns }: Columns,
): Promise<void> {
  const names = Object.keys(columns).map((column) => sql`, ${sql.ref(column)}`);
  const values = Object.values(columns).map((value) => sql`, ${value}`);
  const isSibling = parent === undefined ? sql`true` : sql`${sql.ref(parent)} = ${columns[parent]}`;
  await sql`
    insert into ${sql.table(table)} (tenant_id, orders_id, ${sql.ref(id)}, ${sql.ref(order)} ${sql.join(names, sql``)})
    select ${tenant}, ${ordersID}::integer, ${rowID}::integer, coalesce(${given ?? null}::integer, max(${sql.ref(order)}) + 1, 1) ${sql.join(values, sql``)}
    from ${sql.table(table)} where tenant_id = ${tenant} and orders_id = ${ordersID} and ${isSibling}`.execute(tx);
}

/** How many rows of a kind the file has. */
export async function countRows(tx: Transaction<DB>, { table }: ChildTable, place: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where tenant_id = ${place.tenant} and orders_id = ${place.ordersID}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of these ids, those that name no row of this file. */
export async function missingRows(
  tx: Transaction<DB>,
  { table, id }: ChildTable,
  { tenant, ordersID }: Place,
  rowIDs: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${[...rowIDs]}::integer[]) as w (id)
    where not exists (select from ${sql.table(table)} t
      where t.tenant_id = ${tenant} and t.orders_id = ${ordersID} and ${sql.ref(`t.${id}`)} = w.id)`.execute(tx);
  return rows.map((row) => row.id);
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
