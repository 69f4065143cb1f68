import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** The two kinds of row an administrator puts in order and removes. */
export const setupTables = {
  tab: { table: 'custom_data_tabs', id: 'custom_data_tab_id' },
  definition: { table: 'custom_data_definitions', id: 'custom_data_definition_id' },
} as const;

export type SetupTable = (typeof setupTables)[keyof typeof setupTables];

/** Changes columns of a row, or only its version when there are none. Answers false when the version is not the one given. */
export async function updateSetup(
  tx: Transaction<DB>,
  { table, id }: SetupTable,
  tenant: string,
  row: { id: number; version: number },
  columns: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`);
  const { rows } = await sql`
    update ${sql.table(table)} set updated_at = now() ${sql.join(assignments, sql``)}
    where tenant_id = ${tenant} and ${sql.ref(id)} = ${row.id} and version = ${row.version} returning 1`.execute(tx);
  return rows.length === 1;
}

/** Removes a row with all that hangs on it. */
export async function deleteSetup(tx: Transaction<DB>, { table, id }: SetupTable, tenant: string, rowID: number) {
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenant} and ${sql.ref(id)} = ${rowID}`.execute(tx);
}

/** Gives rows the places 1, 2, 3 … in this order; rows that have theirs already are not touched. */
export async function placeSetup(
  tx: Transaction<DB>,
  { table, id }: SetupTable,
  tenant: string,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} r set position_ordinal = o.place
    from unnest(${[...ids]}::integer[]) with ordinality as o (id, place)
    where r.tenant_id = ${tenant} and ${sql.ref(`r.${id}`)} = o.id and r.position_ordinal <> o.place`.execute(tx);
}

/** Who saved a row last, and when. */
export async function lastSaved(
  tx: Transaction<DB>,
  { table, id }: SetupTable,
  tenant: string,
  rowID: number,
): Promise<{ updatedBy: string; updatedAt: string }> {
  const { rows } = await sql<{ updatedBy: string; updatedAt: string }>`
    select ${actorName(tenant, 'r.updated_by')} as "updatedBy", r.updated_at as "updatedAt"
    from ${sql.table(table)} r where r.tenant_id = ${tenant} and ${sql.ref(`r.${id}`)} = ${rowID}`.execute(tx);
  return rows[0] ?? { updatedBy: '', updatedAt: '' };
}

/** Whether the tenant has this region. */
export async function hasRegion(tx: Transaction<DB>, tenant: string, regionID: number): Promise<boolean> {
  const row = await tx
    .selectFrom('regions')
    .select('region_id')
    .where('tenant_id', '=', tenant)
    .where('region_id', '=', regionID)
    .executeTakeFirst();
  return row !== undefined;
}

/** A value that holds something. */
const isFilled = sql`num_nonnulls(v.bool_value, v.int_value, v.decimal_value, v.date_time_value, v.string_value,
  v.money_value_cents) > 0`;

const ofFields = (tenant: string, ids: readonly number[]): RawBuilder<unknown> =>
  sql`v.tenant_id = ${tenant} and v.custom_data_definition_id = any(${[...ids]}::integer[])`;

/** How many filled values fields have stored, and how long the longest text is. */
export async function countByField(tx: Transaction<DB>, tenant: string, ids: readonly number[]) {
  const { rows } = await sql<{ customDataDefinitionID: number; count: number; longest: number }>`
    select v.custom_data_definition_id as "customDataDefinitionID", count(*)::integer as count,
      coalesce(max(char_length(v.string_value)), 0) as longest
    from custom_data_values v where ${ofFields(tenant, ids)} and ${isFilled}
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** How often each text of pick lists is stored, the most frequent first, and the choice it is, if it still is one. */
export async function countByText(tx: Transaction<DB>, tenant: string, ids: readonly number[]) {
  const { rows } = await sql<{
    customDataDefinitionID: number;
    availableValue: string;
    customDataListValueID: number | null;
    count: number;
  }>`
    select v.custom_data_definition_id as "customDataDefinitionID", v.string_value as "availableValue",
      min(l.custom_data_list_value_id) as "customDataListValueID", count(distinct v.custom_data_id)::integer as count
    from custom_data_values v
    join custom_data_definitions d
      on d.tenant_id = v.tenant_id and d.custom_data_definition_id = v.custom_data_definition_id
    left join custom_data_list_values l on l.tenant_id = v.tenant_id
      and l.custom_data_definition_id = v.custom_data_definition_id and l.available_value = v.string_value
    where ${ofFields(tenant, ids)} and d.custom_data_type in (9, 12) and v.string_value is not null
    group by 1, 2 order by 4 desc, 1, 2 limit 1000`.execute(tx);
  return rows;
}

/** How many texts of a field are longer than this, in characters. */
export async function countLonger(tx: Transaction<DB>, tenant: string, id: number, maxLength: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from custom_data_values v
    where ${ofFields(tenant, [id])} and char_length(v.string_value) > ${maxLength}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many stored values of pick lists no choice offers: none of that text, or none under the parent's stored choice. */
export async function countUnoffered(tx: Transaction<DB>, tenant: string, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from custom_data_values v
    join custom_data_definitions d
      on d.tenant_id = v.tenant_id and d.custom_data_definition_id = v.custom_data_definition_id
    where ${ofFields(tenant, ids)} and v.string_value is not null and d.custom_data_type in (9, 12) and not exists (
      select from custom_data_list_values l
      left join custom_data_list_values p on p.tenant_id = l.tenant_id and p.custom_data_list_value_id = l.parent_id
      where l.tenant_id = ${tenant} and l.custom_data_definition_id = d.custom_data_definition_id
        and l.available_value = v.string_value and (d.parent_id is null or exists (
          select from custom_data_values pv where pv.tenant_id = ${tenant} and pv.custom_data_definition_id = d.parent_id
            and pv.reference_table_pk_value = v.reference_table_pk_value and pv.string_value = p.available_value)))`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Removes all values of a field from all files. */
export async function deleteValues(tx: Transaction<DB>, tenant: string, customDataDefinitionID: number): Promise<void> {
  await tx
    .deleteFrom('custom_data_values')
    .where('tenant_id', '=', tenant)
    .where('custom_data_definition_id', '=', customDataDefinitionID)
    .execute();
}
