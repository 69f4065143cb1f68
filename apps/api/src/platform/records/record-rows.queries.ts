import type { RecordKind } from '@closewright/contract/kit';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Columns } from './record-columns.ts';
import { type RecordList, type RecordPlace, tableOf } from './record-list.ts';

/** The rows of a list in a place. A row of a part of the file is one whose parents hang on that part. */
function isIn({ record, parent }: RecordList, place: RecordPlace): RawBuilder<SqlBool> {
  const { tenant, ordersID, rootID } = place;
  const ofFile = sql<SqlBool>`tenant_id = ${tenant} and orders_id = ${ordersID}`;
  const { parent: column, root } = tableOf(record);
  if (root !== undefined) return sql`${ofFile} and ${sql.ref(root)} = ${rootOf(record, place)}`;
  if (rootID === undefined || parent === undefined || column === undefined) return ofFile;
  const above = tableOf(parent.record);
  return sql`${ofFile} and ${sql.ref(column)} in (select ${sql.ref(above.id)} from ${sql.table(above.table)} where ${isIn(parent, place)})`;
}

/** The part of the file that rows of a record hang on. Without it they would be read and written in all of its parts. */
function rootOf({ table }: RecordKind, { rootID }: RecordPlace): number {
  if (rootID === undefined) throw new Error(`Rows of ${table} hang on a part of the file, and none is given`);
  return rootID;
}

/** Stores changed columns of a row. Answers false when the place has no such row. */
export async function updateRow(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  rowID: number,
  columns: Columns,
): Promise<boolean> {
  const { table, id } = tableOf(list.record);
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  // Nothing to change, but the row must be there all the same.
  const statement =
    assignments.length > 0
      ? sql`update ${sql.table(table)} set ${sql.join(assignments)}`
      : sql`select 1 from ${sql.table(table)}`;
  const { rows } = await sql`${statement}
    where ${isIn(list, place)} and ${sql.ref(id)} = ${rowID}
    ${assignments.length > 0 ? sql`returning 1` : sql``}`.execute(tx);
  return rows.length === 1;
}

/** Adds a row, at the end of its list unless its columns say where. */
export async function insertRow(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  rowID: number,
  given: Columns,
): Promise<void> {
  const { table, id, order, parent, root } = tableOf(list.record);
  const { tenant, ordersID } = place;
  const { [order]: at, ...columns } = root === undefined ? given : { ...given, [root]: rootOf(list.record, place) };
  const names = Object.keys(columns).map((column) => sql`, ${sql.ref(column)}`);
  const values = Object.values(columns).map((value) => sql`, ${value}`);
  const above = parent ?? root;
  const isSibling = above === undefined ? sql`true` : sql`${sql.ref(above)} = ${columns[above]}`;
  await sql`
    insert into ${sql.table(table)} (tenant_id, orders_id, ${sql.ref(id)}, ${sql.ref(order)} ${sql.join(names, sql``)})
    select ${tenant}, ${ordersID}::integer, ${rowID}::integer, coalesce(${at ?? null}::integer, max(${sql.ref(order)}) + 1, 1) ${sql.join(values, sql``)}
    from ${sql.table(table)} where tenant_id = ${tenant} and orders_id = ${ordersID} and ${isSibling}`.execute(tx);
}

/** How many rows of a list there are, leaving some out: in the place, or below the row of the parent list that has most of them. */
export async function countRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  leftOut: readonly number[],
): Promise<number> {
  const { table, id, parent } = tableOf(list.record);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${isIn(list, place)}
    and ${sql.ref(id)} <> all(${[...leftOut]}::integer[])
    ${list.parent === undefined ? sql`` : sql`group by ${sql.ref(parent ?? '')}`} order by count desc limit 1`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Of these ids, those that name no row of the list. */
export async function missingRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  rowIDs: readonly number[],
): Promise<number[]> {
  const { table, id } = tableOf(list.record);
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${[...rowIDs]}::integer[]) as w (id)
    where w.id not in (select ${sql.ref(id)} from ${sql.table(table)} where ${isIn(list, place)})`.execute(tx);
  return rows.map((row) => row.id);
}

/** Deletes rows of a list. Answers how many there were. */
export async function deleteRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  rowIDs: readonly number[],
): Promise<number> {
  const { table, id } = tableOf(list.record);
  const { rows } = await sql`
    delete from ${sql.table(table)}
    where ${isIn(list, place)} and ${sql.ref(id)} = any(${[...rowIDs]}::integer[])
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
