import { type Insertable, sql, type Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Bytes in JSON, the way Postgres reads them from text. */
function plain(_name: string, value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'Buffer';
  return isBuffer ? `\\x${Buffer.from((value as { data: number[] }).data).toString('hex')}` : value;
}

/** Rows as one parameter, so that the statement's text (and its plan) does not grow with them: a table for `from`. What a row does not name is null. */
export const asTable = (table: keyof DB, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, plain)}::jsonb)`;

/**
 * Inserts many rows with one statement. The columns are those that any of the rows names: a row that does not name one of them has null there,
 * never the column's default.
 */
export async function insertRows<T extends keyof DB>(
  tx: Transaction<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join([...names].map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}`.execute(tx);
}
