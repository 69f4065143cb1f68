import type { RecordKind } from '@closewright/contract/kit';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { asTable, insertRows } from '../db/insert-rows.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Columns } from './record-columns.ts';
import { type RecordList, type RecordPlace, tableOf } from './record-list.ts';

/** The rows of a list in a place. A row of a part of the file is one whose parents hang on that part. */
function isIn({ record, parent }: RecordList, place: RecordPlace): RawBuilder<SqlBool> {
  const { tenant, ordersID, rootID } = place;
  const { table, parent: column, root } = tableOf(record);
  const own = (name: string) => sql.ref(`${table}.${name}`);
  const ofFile = sql<SqlBool>`${own('tenant_id')} = ${tenant} and ${own('orders_id')} = ${ordersID}`;
  if (root !== undefined) return sql`${ofFile} and ${own(root)} = ${rootOf(record, place)}`;
  if (rootID === undefined || parent === undefined || column === undefined) return ofFile;
  const above = tableOf(parent.record);
  return sql`${ofFile} and ${own(column)} in (select ${sql.ref(above.id)} from ${sql.table(above.table)} where ${isIn(parent, place)})`;
}

/** The part of the file that rows of a record hang on. Without it they would be read and written in all of its parts. */
function rootOf({ table }: RecordKind, { rootID }: RecordPlace): number {
  if (rootID === undefined) throw new Error(`Rows of ${table} hang on a part of the file, and none is given`);
  return rootID;
}

/**
 * Stores changed columns of rows, by the ids of the rows; those in which the same columns change take one statement. Answers the ids that
 * name no row of the place.
 */
export async function updateRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  changes: readonly (readonly [number, Columns])[],
): Promise<number[]> {
  const { table, id } = tableOf(list.record);
  const missing: number[] = [];
  for (const alike of Map.groupBy(changes, ([, columns]) => Object.keys(columns).sort().join()).values()) {
    const ids = alike.map(([rowID]) => rowID);
    const names = Object.keys(alike[0]?.[1] ?? {});
    if (names.length === 0) {
      // Nothing to change, but the rows must be there all the same.
      missing.push(...(await missingRows(tx, list, place, ids)));
      continue;
    }
    const assignments = names.map((column) => sql`${sql.ref(column)} = w.${sql.ref(column)}`);
    const rows = alike.map(([rowID, columns]) => ({ ...columns, [id]: rowID }));
    const { rows: changed } = await sql<{ id: number }>`
      update ${sql.table(table)} set ${sql.join(assignments)} from ${asTable(storedIn(list.record), rows)} w
      where ${isIn(list, place)} and ${sql.ref(`${table}.${id}`)} = w.${sql.ref(id)}
      returning w.${sql.ref(id)} as id`.execute(tx);
    const found = new Set(changed.map((row) => row.id));
    missing.push(...ids.filter((rowID) => !found.has(rowID)));
  }
  return missing;
}

/** Adds rows in their order, each at the end of its list unless its columns say where. They have their ids, and name the rows they belong to. */
export async function addRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  added: readonly Columns[],
): Promise<void> {
  const { order, parent, root } = tableOf(list.record);
  const { tenant, ordersID } = place;
  const onRoot = root === undefined ? {} : { [root]: rootOf(list.record, place) };
  const last = await lastPlaces(tx, list, place);
  const rows = added.map((columns) => {
    const above = parent === undefined ? null : columns[parent];
    const before = last.get(above) ?? 0;
    // The schema of the save says that a place is a number.
    const at = (columns[order] ?? before + 1) as number;
    last.set(above, Math.max(before, at));
    return { tenant_id: tenant, orders_id: ordersID, ...onRoot, ...columns, [order]: at };
  });
  // The parity test ties the records to the columns of their tables.
  await insertRows(tx, storedIn(list.record), rows as unknown as Insertable<DB[keyof DB]>[]);
}

/** The last place there is in a list, by the rows that its rows belong to; null stands for the place itself. */
async function lastPlaces(tx: Transaction<DB>, list: RecordList, place: RecordPlace): Promise<Map<unknown, number>> {
  const { table, order, parent } = tableOf(list.record);
  const above = parent === undefined ? sql`null::integer` : sql.ref(parent);
  const { rows } = await sql<{ above: number | null; last: number }>`
    select ${above} as above, max(${sql.ref(order)}) as last from ${sql.table(table)} where ${isIn(list, place)} group by 1`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.above, row.last]));
}

// The catalog test finds a table for each record.
const storedIn = ({ table }: RecordKind) => table as keyof DB;

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

/** Deletes rows of a list. Answers the ids of those that were there. */
export async function deleteRows(
  tx: Transaction<DB>,
  list: RecordList,
  place: RecordPlace,
  rowIDs: readonly number[],
): Promise<number[]> {
  const { table, id } = tableOf(list.record);
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)}
    where ${isIn(list, place)} and ${sql.ref(id)} = any(${[...rowIDs]}::integer[])
    returning ${sql.ref(id)} as id`.execute(tx);
  return rows.map((row) => row.id);
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
