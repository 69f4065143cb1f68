import { fieldColumnOf, idColumnOf, untoldColumnsOf } from '@closewright/contract/kit';
import { fileRecords } from '@closewright/contract/records';
import type { LookupSets } from '@closewright/domain/lookups';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type AuditScope, isInScope } from '../../platform/audit/audit-scope.ts';
import { customFieldOfRow, customValueTable } from '../../platform/audit/custom-field.ts';
import { rawQuery } from '../../platform/db/raw-query.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { hasText } from './change-search.ts';
import type { ChangeRow } from './change-words.ts';

/** Which changes are asked for; instants are ISO texts, `until` is the first one that is too late. */
export interface FileAuditSearch {
  readonly actor?: string | undefined;
  /** `table.column` */
  readonly field?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly text?: string | undefined;
}

/** What changes of a file there are: by whom, of which columns. */
export interface FileAuditFacts {
  readonly actors: { key: string; name: string }[];
  readonly fields: { table: string; key: string }[];
}

/** A page of changes: behind a place, a few passed over. */
export interface FileAuditPage {
  readonly after: { sequence: number; key: string } | null;
  readonly skip: number;
  readonly take: number;
}

const isCustom = sql`a.table_name = ${customValueTable}`;

/** Columns that say nothing to people. */
const untold = fileRecords.flatMap((record) => untoldColumnsOf(record).map((column) => `${record.table}.${column}`));

/**
 * One row per entry and changed column. The three columns of a tax id are one, those of a custom value too. Left out is what says
 * nothing: what is untold, the file a row is of, when it was made, and boxes that are not ticked in a new or removed row.
 */
const changes = sql`audit_log a left join lateral (
  select distinct case
      when ${isCustom} then '*'
      when v.key in ('tax_id_encrypted', 'tax_id_last4', 'tax_id_kind') then 'tax_id'
      else v.key end as key
  from jsonb_each_text(coalesce(a.before, '{}') || coalesce(a.after, '{}')) v
  where v.key not in ('orders_id', 'created_at', 'created_by')
    and a.table_name || '.' || v.key <> all(${untold}::text[])
    and (a.operation = 'UPDATE' or v.value is distinct from 'false')) c on true`;

const keyOf = sql<string>`coalesce(c.key, '')`;

/** The records that people call by a name, each with the columns of its names. */
const named = fileRecords.flatMap((record) => {
  const names = record.name?.map((fields) => fields.map((field) => fieldColumnOf(record, field)));
  return names === undefined ? [] : [{ table: record.table, id: idColumnOf(record), names }];
});

type Named = (typeof named)[number];

/** SQL of the first of its names that is filled. */
const firstName = ({ names }: Named, value: (column: string) => RawBuilder<unknown>) =>
  sql`coalesce(${sql.join(names.map((columns) => sql`nullif(concat_ws(' ', ${sql.join(columns.map(value))}), '')`))})`;

const byTable = (make: (of: Named) => RawBuilder<unknown>) =>
  sql`case a.table_name ${sql.join(
    named.map((of) => sql`when ${of.table} then (${make(of)})`),
    sql` `,
  )} end`;

const nameToday = byTable(
  (of) => sql`select ${firstName(of, (column) => sql.ref(`t.${column}`))} from ${sql.table(of.table)} t
    where t.tenant_id = a.tenant_id and t.${sql.ref(of.id)} = a.row_key::integer`,
);

const nameWhenRemoved = byTable(
  (of) => sql`select ${firstName(of, (column) => sql`g.before ->> ${column}::text`)} from audit_log g
    where g.tenant_id = a.tenant_id and g.orders_id = a.orders_id and g.table_name = a.table_name
      and g.row_key = a.row_key and g.operation = 'DELETE' order by g.seq desc limit 1`,
);

/** What people call the record of an entry: as it is named now, or was when it was removed. */
const recordName = sql<string>`coalesce(${nameToday}, ${nameWhenRemoved}, '')`;

function conditionsOf(tenant: string, ordersID: number, search: FileAuditSearch, scope: AuditScope) {
  const { actor, field, from, until } = search;
  const conditions: RawBuilder<unknown>[] = [
    sql`a.tenant_id = ${tenant} and a.orders_id = ${ordersID} and ${isInScope(scope)}`,
  ];
  if (actor !== undefined) conditions.push(sql`a.actor = ${actor}`);
  if (from !== undefined) conditions.push(sql`a.at >= ${from}::timestamptz`);
  if (until !== undefined) conditions.push(sql`a.at < ${until}::timestamptz`);
  if (field !== undefined) conditions.push(sql`a.table_name || '.' || ${keyOf} = ${field}`);
  return conditions;
}

/** A page of the changes of a file, newest first; the total only for the first page. */
export async function readFileChanges(
  database: Database,
  actor: Actor,
  file: {
    ordersID: number;
    search: FileAuditSearch;
    scope: AuditScope;
    facts: FileAuditFacts;
    lookups: LookupSets;
  },
  { after, skip, take }: FileAuditPage,
): Promise<{ rows: ChangeRow[]; total: number | null }> {
  const { tenant } = actor;
  const { ordersID, search, scope, facts, lookups } = file;
  const who = actorName(tenant, 'a.actor');
  const conditions = conditionsOf(tenant, ordersID, search, scope);
  if (search.text !== undefined) {
    const row = { table: sql<string>`a.table_name`, key: keyOf, actor: who, record: recordName };
    const tables = [...new Set(facts.fields.map(({ table }) => table))];
    conditions.push(hasText(search.text, row, { tables, fields: facts.fields }, lookups));
  }
  const passing = sql`${changes} where ${sql.join(conditions, sql` and `)}`;
  const place = after
    ? sql`and a.seq <= ${after.sequence} and (a.seq < ${after.sequence} or ${keyOf} collate "C" > ${after.key})`
    : sql``;
  const total = after ? sql`null::integer` : sql`(select count(*)::integer from ${passing})`;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<{ rows: ChangeRow[]; total: number | null }>`
      select ${total} as total, (
        select coalesce(json_agg(r), '[]') from (
          select a.seq as sequence, ${keyOf} as key, iso_instant(a.at) as at, ${who} as actor, a.request_id as "requestID",
            a.table_name as "table", a.row_key as "rowKey", a.operation, a.before, a.after, ${customFieldOfRow} as "customField",
            ${recordName} as "recordName"
          from ${passing} ${place}
          order by a.seq desc, ${keyOf} collate "C" offset ${skip} limit ${take}) r) as rows`),
  );
  return found ?? { rows: [], total: 0 };
}

/** Who has changed a file, and which columns of which tables. */
export async function readFileAuditFacts(
  database: Database,
  actor: Actor,
  ordersID: number,
  scope: AuditScope,
): Promise<FileAuditFacts> {
  const { tenant } = actor;
  const of = sql`a.tenant_id = ${tenant} and a.orders_id = ${ordersID} and ${isInScope(scope)}`;
  const [found] = await database.readInTenant(
    actor,
    rawQuery(sql<FileAuditFacts>`
      select (select coalesce(json_agg(json_build_object('key', k.actor, 'name', ${actorName(tenant, 'k.actor')}) order by k.actor), '[]')
          from (select distinct a.actor from audit_log a where ${of}) k) as actors,
        (select coalesce(json_agg(json_build_object('table', k.table_name, 'key', k.key)), '[]')
          from (select distinct a.table_name, ${keyOf} as key from ${changes} where ${of}) k) as fields`),
  );
  return found ?? { actors: [], fields: [] };
}

/** The names of companies that changes speak of by their ids. */
export function readCompanyNames(
  database: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return database.readInTenant(
    actor,
    rawQuery(sql<{ id: number; name: string }>`
      select c.company_id as id, c.name from companies c
      where c.tenant_id = ${actor.tenant} and c.company_id = any(${[...ids]}::integer[])`),
  );
}

/** Notes that somebody took changes of a file out of the product; the note is in the file's own audit. */
export async function noteFileExport(
  tx: Transaction<DB>,
  tenant: string,
  { ordersID, filters, entries }: { ordersID: number; filters: object; entries: number },
): Promise<void> {
  await lockCommon(tx);
  await tx
    .insertInto('audit_exports')
    .values({
      tenant_id: tenant,
      export_id: await nextIDs(tx, 'export_id'),
      orders_id: ordersID,
      filters: JSON.stringify(filters),
      entries,
    })
    .execute();
}
