import { sql, type Transaction } from 'kysely';
import type { AuditRow } from '../../platform/audit/audit-entry.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** A stretch of the audit: after one entry, before another one, from a moment on. */
export interface Stretch {
  readonly after: number;
  readonly before: number | null;
  readonly since: string | undefined;
}

/** What an audit row is of: its table and its key. */
export const auditKey = (table: string, key: string | number): string => `${table}.${key}`;

/** An audit row that a page of edits is made of. */
export type EditRow = Omit<AuditRow, 'requestID' | 'customField'> & { readonly reason: string | null };

const ofFile = ({ tenant, ordersID }: FilePlace) => sql`a.tenant_id = ${tenant} and a.orders_id = ${ordersID}`;

const within = ({ after, before, since }: Stretch) => sql`a.seq > ${after}
  and (${before}::bigint is null or a.seq < ${before}) and (${since ?? null}::timestamptz is null or a.at >= ${since ?? null})`;

const isOf = (keys: readonly string[]) => sql`a.table_name || '.' || a.row_key = any(${[...keys]}::text[])`;

/** The place in the audit at which a version of a statement was kept; null where there is none. */
export async function placeOfVersion(
  tx: Transaction<DB>,
  place: FilePlace,
  statementVersionID: number,
): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`select a.seq from audit_log a where ${ofFile(place)}
    and a.table_name = 'statement_versions' and a.row_key = ${String(statementVersionID)} and a.operation = 'INSERT'`.execute(
    tx,
  );
  return rows[0] ? Number(rows[0].seq) : null;
}

/** The rows of some tables that were removed from a file, as they were. */
export async function removedRows(
  tx: Transaction<DB>,
  place: FilePlace,
  tables: readonly string[],
): Promise<Pick<EditRow, 'table' | 'rowKey' | 'before'>[]> {
  const { rows } = await sql<Pick<EditRow, 'table' | 'rowKey' | 'before'>>`
    select a.table_name as "table", a.row_key as "rowKey", a.before from audit_log a
    where ${ofFile(place)} and a.operation = 'DELETE' and a.table_name = any(${[...tables]}::text[])`.execute(tx);
  return rows;
}

/** Why what was written in the same request was applied: the audit holds a reason where it is another than the one before. */
const reasonOf = sql`(select coalesce(s.after ->> 'applied_reason', (
      select p.after ->> 'applied_reason' from audit_log p where p.tenant_id = s.tenant_id and p.table_name = s.table_name
        and p.row_key = s.row_key and p.seq < s.seq and p.after ? 'applied_reason' order by p.seq desc limit 1))
    from audit_log s where s.tenant_id = a.tenant_id and s.orders_id = a.orders_id and s.request_id = a.request_id
      and s.table_name = 'settlements' and s.after ? 'applied_at' limit 1)`;

/**
 * A page of what was written of some rows, the oldest first.
 * @param columns of a table: an update that touches none of them is passed over
 */
export async function editsOf(
  tx: Transaction<DB>,
  place: FilePlace,
  { keys, columns, ...stretch }: Stretch & { keys: readonly string[]; columns: Readonly<Record<string, string[]>> },
  take: number,
): Promise<EditRow[]> {
  const { rows } = await sql<EditRow>`
    select a.seq::float8 as sequence, iso_instant(a.at) as at, ${actorName(place.tenant, 'a.actor')} as actor,
      a.table_name as "table", a.row_key as "rowKey", a.operation, a.before, a.after, ${reasonOf} as reason
    from audit_log a where ${ofFile(place)} and ${within(stretch)} and ${isOf(keys)}
      and (a.operation <> 'UPDATE' or a.before ?| array(select jsonb_array_elements_text(${JSON.stringify(columns)}::jsonb -> a.table_name)))
    order by a.seq limit ${take}`.execute(tx);
  return rows;
}

/** The tables of rows that were written in a stretch. */
export async function writtenTables(
  tx: Transaction<DB>,
  place: FilePlace,
  { keys, ...stretch }: Stretch & { keys: readonly string[] },
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ table: string }>`select distinct a.table_name as "table" from audit_log a
    where ${ofFile(place)} and ${within(stretch)} and ${isOf(keys)}`.execute(tx);
  return rows.map(({ table }) => table);
}
