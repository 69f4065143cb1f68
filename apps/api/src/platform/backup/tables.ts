import type pg from 'pg';
import { identifier } from '../db/index.ts';
import { schemaTables } from '../db/migrator.ts';

/** A table as it is backed up: its columns by name, without those that are generated. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Whether row security binds its owner too, so that only rows of one tenant are seen at a time. */
  readonly isForced: boolean;
}

/** The tables of the database in the order of their names. No backup has those of the schema: a database that is restored gets them from its migrations. */
export async function readTables(owner: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await owner.query<BackupTable>(
    `select c.relname as name, c.relforcerowsecurity as "isForced",
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1::text[]) order by c.relname`,
    [schemaTables],
  );
  return rows;
}

/** How values become texts and texts values: the same on every server, and nothing is lost. */
export const textFormatSettings =
  "set local bytea_output = 'hex'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; " +
  "set local timezone = 'UTC'; set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** Row count and the sums of the money columns, as one row of texts. */
export function figuresOf({ name, columns }: BackupTable, where = ''): string {
  const sums = columns
    .filter((column) => column.name.endsWith('_cents') && /^(money_cents|bigint|integer)$/.test(column.type))
    .map((column) => `coalesce(sum(${identifier(column.name)}::bigint), 0)::text as ${identifier(column.name)}`);
  return `select ${['count(*)::text as rows', ...sums].join(', ')} from ${identifier(name)} ${where}`;
}
