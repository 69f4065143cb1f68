import type { getSystemAuditFacts } from '@closewright/contract/audit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { type AuditRow, columnsOfField } from '../../platform/audit/audit-entry.ts';
import { customFieldOfRow } from '../../platform/audit/custom-field.ts';
import type { AuditReport } from '../../platform/audit/proof/check-audit.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';

/** Which rows are asked for; instants are ISO texts, `until` is the first one that is too late. */
export interface AuditSearch {
  actor?: string | undefined;
  table?: string | undefined;
  field?: string | undefined;
  operation?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** Regions whose files the reader may know; null: all. */
  visibleRegions: readonly number[] | null;
}

/** An audit row with the number of its file. */
export type SystemAuditRow = AuditRow & { fileNumber: string | null };

/** The rows of a page, newest first, and how many pass in all. */
export async function readSystemAudit(
  database: Database,
  actor: Actor,
  search: AuditSearch,
  page: { skip: number; take: number },
): Promise<{ rows: SystemAuditRow[]; total: number }> {
  const { tenant } = actor;
  const passing = sql`audit_log a left join orders o on o.tenant_id = a.tenant_id and o.orders_id = a.orders_id
    where a.tenant_id = ${tenant} and ${conditionsOf(search)}`;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<{ rows: SystemAuditRow[]; total: number }>`
      select (select count(*) from ${passing}) as total, (
        select coalesce(json_agg(r order by r.sequence desc), '[]') from (
          select a.seq as sequence, iso_instant(a.at) as at, ${actorName(tenant, 'a.actor')} as actor,
            a.request_id as "requestID", a.table_name as "table", a.row_key as "rowKey", a.operation, a.before, a.after,
            ${customFieldOfRow} as "customField",
            o.file_number as "fileNumber"
          from ${passing} order by a.seq desc offset ${page.skip} limit ${page.take}) r) as rows`),
  );
  return found ?? { rows: [], total: 0 };
}

function conditionsOf({
  actor,
  table,
  field,
  operation,
  from,
  until,
  visibleRegions,
}: AuditSearch): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (actor !== undefined) conditions.push(sql`a.actor = ${actor}`);
  if (table !== undefined) conditions.push(sql`a.table_name = ${table}`);
  if (operation !== undefined) conditions.push(sql`a.operation = ${operation}`);
  if (from !== undefined) conditions.push(sql`a.at >= ${from}::timestamptz`);
  if (until !== undefined) conditions.push(sql`a.at < ${until}::timestamptz`);
  if (field !== undefined) {
    const columns = columnsOfField(field);
    conditions.push(sql`(a.before ?| ${columns}::text[] or a.after ?| ${columns}::text[])`);
  }
  if (visibleRegions !== null)
    conditions.push(sql`(o.region_id is null or o.region_id = any(${[...visibleRegions]}::integer[]))`);
  return sql.join(conditions, sql` and `);
}

/** What the filters may be set to, and how long the audit is. */
export async function readAuditFacts(
  database: Database,
  actor: Actor,
): Promise<z.infer<typeof getSystemAuditFacts.result>> {
  const { tenant } = actor;
  // Steps from one distinct value to the next along the index, instead of reading the whole audit for a few values.
  const distinct = (column: 'actor' | 'table_name') => sql`
    with recursive step as (
      (select ${sql.ref(column)} as value from audit_log where tenant_id = ${tenant} order by ${sql.ref(column)} limit 1)
      union all
      select (select ${sql.ref(column)} from audit_log
        where tenant_id = ${tenant} and ${sql.ref(column)} > step.value order by ${sql.ref(column)} limit 1)
      from step where step.value is not null)
    select value from step where value is not null`;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<z.infer<typeof getSystemAuditFacts.result>>`
      select (select last_seq from audit_chain where tenant_id = ${tenant}) as entries,
        (select coalesce(json_agg(json_build_object('key', k.value, 'name', ${actorName(tenant, 'k.value')}) order by k.value), '[]')
          from (${distinct('actor')}) k) as actors,
        (select coalesce(json_agg(k.value order by k.value), '[]') from (${distinct('table_name')}) k) as tables,
        (select json_build_object('checkedAt', iso_instant(c.checked_at), 'checkedBy', ${actorName(tenant, 'c.checked_by')},
          'entries', c.entries, 'head', c.head, 'broken', case when c.broken_seq is not null then
            json_build_object('sequence', c.broken_seq, 'reason', c.broken_reason) end, 'heads', c.heads, 'notes', c.notes)
          from audit_checks c where c.tenant_id = ${tenant}) as "check",
        (select h.head from audit_heads h where h.tenant_id = ${tenant} order by h.seq desc limit 1) as "signedHead"`),
  );
  return found ?? { entries: 0, actors: [], tables: [], check: null, signedHead: null };
}

/** Remembers what a check found, in place of the one before. */
export async function storeCheck(
  tx: Transaction<DB>,
  { tenant, rows, head, broken, heads, notes }: AuditReport,
  at: Date,
): Promise<void> {
  const found = {
    checked_at: at,
    entries: rows,
    head,
    broken_seq: broken?.seq ?? null,
    broken_reason: broken?.reason ?? null,
    heads,
    notes: JSON.stringify(notes.map(({ text }) => text)),
    checked_by: sql<string>`current_setting('app.actor', true)`,
  };
  await tx
    .insertInto('audit_checks')
    .values({ tenant_id: tenant, ...found })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(found))
    .execute();
}

/** Notes that somebody took entries out of the product; the note is audited. */
export async function noteExport(tx: Transaction<DB>, tenant: string, filters: object, entries: number): Promise<void> {
  await lockCommon(tx);
  await tx
    .insertInto('audit_exports')
    .values({
      tenant_id: tenant,
      export_id: await nextIDs(tx, 'export_id'),
      filters: JSON.stringify(filters),
      entries,
    })
    .execute();
}
