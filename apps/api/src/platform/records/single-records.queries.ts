import { allFieldsOf, type Fields, type FileRecord, idColumnOf } from '@closewright/contract/kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../db/schema.gen.ts';
import { nextIDs } from '../tenant/in-tenant.ts';
import { columnsOf } from './record-columns.ts';
import type { FilePlace } from './record-list.ts';

type Valued<F extends Fields> = {
  readonly [N in keyof F]?: z.infer<F[N]['schema']> | Date | RawBuilder<unknown> | undefined;
};

type FactsOf<K> = K extends { readonly facts: infer F extends Fields } ? F : Record<never, never>;

/** Values of a record by the names of its fields and facts; what is undefined is left alone. */
type Values<K extends FileRecord> = Valued<K['fields']> & Valued<FactsOf<K>>;

const columnsOfRow = (kind: FileRecord, values: object) => Object.entries(columnsOf(allFieldsOf(kind), values));

/** Adds a record of a file, for records that are written one by one and have no place in a list. Answers its id. */
export async function addRecord<K extends FileRecord>(
  tx: Transaction<DB>,
  kind: K,
  { tenant, ordersID }: FilePlace,
  values: Values<K>,
): Promise<number> {
  const id = idColumnOf(kind);
  const rowID = await nextIDs(tx, id);
  const columns = columnsOfRow(kind, values);
  await sql`
    insert into ${sql.table(kind.table)} (tenant_id, orders_id, ${sql.join([id, ...columns.map(([name]) => name)].map((name) => sql.ref(name)))})
    values (${tenant}, ${ordersID}, ${sql.join([rowID, ...columns.map(([, value]) => value)])})`.execute(tx);
  return rowID;
}

/** Stores changed values of a record of a file. */
export async function changeRecord<K extends FileRecord>(
  tx: Transaction<DB>,
  kind: K,
  { tenant, ordersID }: FilePlace,
  rowID: number,
  values: Values<K>,
): Promise<void> {
  const assignments = columnsOfRow(kind, values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (assignments.length === 0) return;
  await sql`
    update ${sql.table(kind.table)} set ${sql.join(assignments)}
    where tenant_id = ${tenant} and orders_id = ${ordersID} and ${sql.ref(idColumnOf(kind))} = ${rowID}`.execute(tx);
}
