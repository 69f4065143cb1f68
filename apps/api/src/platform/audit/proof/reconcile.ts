import { type Compilable, type RawBuilder, sql } from 'kysely';
import { rawQuery } from '../../db/raw-query.ts';
import type { Read } from '../../tenant/in-tenant.ts';

/** A row that is not what the audit last said of it. */
export interface Difference {
  readonly table: string;
  readonly rowKey: string;
  /** The columns that differ; null: the whole row is there and should not be, or the other way round. */
  readonly columns: readonly string[] | null;
  readonly what: string;
}

/** What comparing a tenant's rows with its audit came to. */
export interface Reconciliation {
  readonly rows: number;
  /** At most `most` of them, table by table. */
  readonly differences: readonly Difference[];
  readonly isCut: boolean;
}

/** A table under the audit. */
interface AuditedTable {
  readonly name: string;
  /** The columns that an entry names a row by, in their order. */
  readonly named: readonly string[];
  /** Its primary key without the tenant, with types: what pages go by. */
  readonly keys: readonly { readonly name: string; readonly type: string }[];
  readonly isWatched: boolean;
  /** Values that columns got when they were added to rows that were there: the audit never told of them. */
  readonly added: Record<string, unknown>;
  readonly columns: readonly string[];
}

/**
 * What migrations wrote into rows that were there, beside the audit, which told of no change of the staff's. A column of these may hold
 * something although the row's audit never named it.
 */
const backfilled: Readonly<Record<string, readonly string[]>> = {
  order_workflow_tasks: ['noted_at', 'noted_by'],
};

/** What the audit leaves out of a row (audit_shown and audit_write in 0001_foundation.sql), spelled out here as the text of the chain is. */
const leftOut = ['tenant_id', 'file_number_key', 'version', 'updated_at', 'updated_by', 'last_order_id'];

/**
 * Compares the rows of a tenant with what the audit last said of each, table by table: a change beside the triggers leaves a row that
 * the audit does not know. The content of sealed values can not be compared, only that there is one. Each page is one statement, hence one
 * snapshot: nobody has to stop working.
 * @param most how many differences are named
 * @param pageSize rows per statement
 */
export async function reconcile(
  read: Read,
  tenant: string,
  { most = 100, pageSize = 1000 }: { most?: number; pageSize?: number } = {},
): Promise<Reconciliation> {
  const differences: Difference[] = [];
  let rows = 0;
  for (const table of await auditedTables(read)) {
    if (!table.isWatched)
      differences.push({
        table: table.name,
        rowKey: '',
        columns: null,
        what: 'has no audit: a trigger is missing or off',
      });
    let after: readonly string[] | null = null;
    let strangers = 0;
    do {
      const page: readonly PageRow[] = await read(rowsPage(table, tenant, after, pageSize));
      rows += page.length;
      strangers += page.filter(({ isKnown }) => !isKnown).length;
      differences.push(...page.flatMap((row) => differenceOf(table.name, row)));
      after = page.length === pageSize ? (page.at(-1)?.keys ?? null) : null;
    } while (after !== null && differences.length <= most);
    const [counts] = await read(rowCounts(table, tenant));
    // Every row that is there was looked at above: only where fewer are known than told of, some are missing.
    const missing = counts && counts.told > counts.rows - strangers ? await read(missingRows(table, tenant, most)) : [];
    for (const { rowKey } of missing)
      differences.push({ table: table.name, rowKey, columns: null, what: 'is gone, and nobody removed it' });
    if (differences.length > most) break;
  }
  if (differences.length <= most) differences.push(...(await changedContents(read, tenant)));
  return { rows, differences: differences.slice(0, most), isCut: differences.length > most };
}

/** Documents whose bytes are not those that were stored: their hash is under the audit, they themselves are not. A hundred of them per statement. */
async function changedContents(read: Read, tenant: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: readonly { id: number; isSame: boolean }[] = await read(
      rawQuery(sql<{ id: number; isSame: boolean }>`
        select d.document_id as id, coalesce(encode(sha256(c.content), 'hex') = d.sha256, false) as "isSame"
        from documents d left join document_contents c on c.tenant_id = d.tenant_id and c.document_id = d.document_id
        where d.tenant_id = ${tenant} and d.document_id > ${after} order by d.document_id limit 100`),
    );
    for (const { id, isSame } of page)
      if (!isSame)
        differences.push({
          table: 'document_contents',
          rowKey: String(id),
          columns: ['content'],
          what: 'is not what was stored: its hash differs, or it is gone',
        });
    after = page.at(-1)?.id ?? null;
  }
  return differences;
}

interface PageRow {
  readonly keys: readonly string[];
  readonly rowKey: string;
  readonly isKnown: boolean;
  readonly columns: readonly string[] | null;
}

function differenceOf(table: string, { rowKey, isKnown, columns }: PageRow): Difference[] {
  if (!isKnown) return [{ table, rowKey, columns: null, what: 'is there, and nobody made it' }];
  if (!columns) return [];
  return [{ table, rowKey, columns, what: `was changed by nobody: ${columns.join(', ')}` }];
}

/** The tables that have or had the audit on them. A table whose triggers were taken away is known by its entries. */
async function auditedTables(read: Read): Promise<readonly AuditedTable[]> {
  return read(
    rawQuery(sql<AuditedTable>`
      select c.relname as name,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.place)
          from unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where a.attname <> 'tenant_id' or c.relname = 'tenants') as keys,
        coalesce(
          (select array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') from pg_trigger t
            where t.tgrelid = c.oid and t.tgname = 'audit_insert'),
          (select array_agg(a.attname::text order by k.place) from unnest(i.indkey) with ordinality as k (attnum, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where a.attname <> 'tenant_id')) as named,
        (select count(*) = case c.relname when 'tenants' then 3 else 4 end from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
          and t.tgname in ('audit_0_before', 'audit_insert', 'audit_update', 'audit_delete'))
          and exists (select from pg_trigger t where t.tgrelid = 'unchained_entries'::regclass and t.tgname = 'chain_at_commit'
            and t.tgenabled = 'O') as "isWatched",
        (select coalesce(json_object_agg(a.attname, array_to_json(a.attmissingval) -> 0), '{}') from pg_attribute a
          where a.attrelid = c.oid and a.atthasmissing and not a.attisdropped) as added,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_insert')
          or exists (select from audit_log l where l.table_name = c.relname))
      order by c.relname`),
  );
}

/** How entries name a row `t`: the parts of its key with slashes between, those that are null left out (audit_key). */
const rowKeyOf = ({ named }: AuditedTable): RawBuilder<unknown> =>
  sql`concat_ws('/', ${sql.join(named.map((name) => sql`to_jsonb(t) ->> ${name}::text`))})`;

/** A part of a key, read back from its text. The types that keys have are named here: what the catalog says is not put into SQL. */
function keyValue(text: string, type: string | undefined): RawBuilder<unknown> {
  if (type === 'integer' || type === 'bigint' || type === 'smallint') return sql`${text}::bigint`;
  if (type === 'date') return sql`${text}::date`;
  if (type === 'text' || type === 'character varying') return sql`${text}::text`;
  throw new Error(`A key of the type ${type} can not be read back`);
}

/** A page of rows with what the audit says of each: whether it knows the row, and the columns that differ. */
function rowsPage(
  table: AuditedTable,
  tenant: string,
  after: readonly string[] | null,
  pageSize: number,
): Compilable<PageRow> {
  const keys = sql.join(table.keys.map(({ name }) => sql.ref(`t.${name}`)));
  const behind = after
    ? sql`(${keys}) > (${sql.join(after.map((value, index) => keyValue(value, table.keys[index]?.type)))})`
    : sql`true`;
  const keyTexts = sql.join(table.keys.map(({ name }) => sql`t.${sql.ref(name)}::text`));
  const compared = table.columns.filter((column) => !leftOut.includes(column));
  const filledLater = backfilled[table.name] ?? [];
  return rawQuery(sql<PageRow>`
    with page as materialized (
      select row_number() over (order by ${keys}) as place, array[${keyTexts}] as keys, ${rowKeyOf(table)} as row_key,
        (select jsonb_object_agg(key, case when key like '%\\_encrypted' and value <> 'null' then '"***"' else value end)
          from jsonb_each(to_jsonb(t))) as shown
      from ${sql.table(table.name)} t where t.tenant_id = ${tenant} and ${behind} order by ${keys} limit ${pageSize}),
    entries as materialized (
      select row_key, seq, before is null as is_birth, after from audit_log
      where tenant_id = ${tenant} and table_name = ${table.name} and row_key = any(array(select row_key from page))),
    lives as materialized (
      select row_key, max(seq) filter (where is_birth) as since, (array_agg(after is not null order by seq desc))[1] as is_there
      from entries group by row_key),
    told as materialized (
      select row_key, jsonb_object_agg(c.key, c.value order by e.seq) as columns
      from entries e join lives l using (row_key) cross join lateral jsonb_each(e.after) c
      where e.seq >= l.since group by row_key)
    select p.keys, p.row_key as "rowKey", coalesce(l.is_there, false) as "isKnown",
      (select array_agg(c.name order by c.name) from unnest(${compared}::text[]) as c (name)
        cross join lateral (select p.shown -> c.name as is_now, coalesce(t.columns -> c.name, 'null') as was) v
        where v.is_now <> v.was
          and (t.columns ? c.name or not coalesce(v.is_now = ${JSON.stringify(table.added)}::jsonb -> c.name, false)
            and not c.name = any(${filledLater}::text[]))) as columns
    from page p left join lives l using (row_key) left join told t using (row_key) order by p.place`);
}

/** How many rows there are, and how many there should be by the audit. */
function rowCounts(table: AuditedTable, tenant: string): Compilable<{ rows: number; told: number }> {
  return rawQuery(sql<{ rows: number; told: number }>`
    select (select count(*) from ${sql.table(table.name)} where tenant_id = ${tenant}) as rows,
      (select count(*) from (${lastEntries(table, tenant)}) last where last.is_there) as told`);
}

/** Each row that the audit knows of the table, and whether it should be there. */
const lastEntries = ({ name }: AuditedTable, tenant: string): RawBuilder<unknown> => sql`
  select distinct on (row_key) row_key, after is not null as is_there from audit_log
  where tenant_id = ${tenant} and table_name = ${name} order by row_key, seq desc`;

/** Rows that are there by the audit and are not. */
function missingRows(table: AuditedTable, tenant: string, limit: number): Compilable<{ rowKey: string }> {
  return rawQuery(sql<{ rowKey: string }>`
    with there as materialized (select ${rowKeyOf(table)} as row_key from ${sql.table(table.name)} t where t.tenant_id = ${tenant})
    select last.row_key as "rowKey" from (${lastEntries(table, tenant)}) last
    where last.is_there and last.row_key not in (select row_key from there)
    order by last.row_key limit ${limit + 1}`);
}
