import { allFieldsOf, fieldColumnOf } from '@closewright/contract/kit';
import type { LookupRecord, LookupSet } from '@closewright/contract/lookups';
import { fileRecords } from '@closewright/contract/records';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every stored item of a set, in its order. */
export async function readSet(tx: Transaction<DB>, tenant: string, set: LookupSet): Promise<LookupRecord[]> {
  const { rows } = await sql<LookupRecord>`
    select l.id, l.name, l.data, l.region_id as "regionID", l.regions, l.inactive, l.version,
      iso_instant(l.updated_at) as "updatedAt", ${actorName(tenant, 'l.updated_by')} as "updatedBy"
    from lookups l where l.tenant_id = ${tenant} and l.set_name = ${set}
    order by l.sequence, l.name, l.id`.execute(tx);
  return rows;
}

/** What an item stores. */
export type ItemValues = Pick<LookupRecord, 'name' | 'data' | 'regionID' | 'regions' | 'inactive'>;

/** Adds an item at the end of its set and answers its id. The caller has taken its turn: nobody else takes the id. */
export async function insertItem(
  tx: Transaction<DB>,
  tenant: string,
  set: LookupSet,
  { name, data, regionID, regions }: ItemValues,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into lookups (tenant_id, set_name, id, name, data, region_id, regions, sequence)
    select ${tenant}, ${set}, greatest(coalesce(max(id), 0), 0) + 1, ${name}, ${data}, ${regionID}::integer,
      ${[...regions]}::integer[], coalesce(max(sequence), 0) + 1
    from lookups where tenant_id = ${tenant} and set_name = ${set}
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No item was added to ${set}`);
  return row.id;
}

/** Stores an item. */
export async function updateItem(
  tx: Transaction<DB>,
  tenant: string,
  set: LookupSet,
  id: number,
  { name, data, regionID, regions, inactive }: ItemValues,
): Promise<void> {
  await tx
    .updateTable('lookups')
    .set({ name, data, region_id: regionID, regions: [...regions], inactive })
    .where('tenant_id', '=', tenant)
    .where('set_name', '=', set)
    .where('id', '=', id)
    .execute();
}

/** Stores the places of the items; those whose place stays are not written. */
export async function updateOrder(
  tx: Transaction<DB>,
  tenant: string,
  set: LookupSet,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update lookups l set sequence = place.sequence
    from unnest(${[...ids]}::integer[]) with ordinality as place (id, sequence)
    where l.tenant_id = ${tenant} and l.set_name = ${set} and l.id = place.id and l.sequence <> place.sequence`.execute(
    tx,
  );
}

/** Which of the regions do not exist. The global region always does. */
export async function unknownRegions(tx: Transaction<DB>, tenant: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as wanted (id)
    where id <> 0 and not exists (select from regions r where r.tenant_id = ${tenant} and r.region_id = id)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Where a file names an item of a set: the columns of its records, by set. */
const columnsWith = Map.groupBy(
  fileRecords.flatMap((record) =>
    Object.entries(allFieldsOf(record)).flatMap(([name, { lookup }]) =>
      lookup === undefined ? [] : [{ set: lookup, table: record.table, column: fieldColumnOf(record, name) }],
    ),
  ),
  ({ set }) => set,
);

/** The files that use an item, as rows of `orders_id`; null for a set that no record has a field of. A state is named by its letters, all others by their id. */
function filesWith(tenant: string, set: LookupSet, id: number): RawBuilder<unknown> | null {
  const columns = columnsWith.get(set) ?? [];
  if (columns.length === 0) return null;
  const item =
    set === 'states'
      ? sql`(select data from lookups where tenant_id = ${tenant} and set_name = ${set} and id = ${id})`
      : sql`${id}`;
  return sql.join(
    columns.map(
      ({ table, column }) =>
        sql`select orders_id from ${sql.table(table)} where tenant_id = ${tenant} and ${sql.ref(column)} = ${item}`,
    ),
    sql` union all `,
  );
}

/** How many files use an item, and the numbers of up to five of them. */
export async function readUsage(
  tx: Transaction<DB>,
  tenant: string,
  set: LookupSet,
  id: number,
): Promise<{ files: number; examples: string[] }> {
  const files = filesWith(tenant, set, id);
  if (!files) return { files: 0, examples: [] };
  const { rows } = await sql<{ files: number; examples: string[] }>`
    with used as (select distinct orders_id from (${files}) f)
    select (select count(*) from used) as files,
      array(select o.file_number::text from orders o join used on used.orders_id = o.orders_id
        where o.tenant_id = ${tenant} order by o.updated_at desc limit 5) as examples`.execute(tx);
  return rows[0] ?? { files: 0, examples: [] };
}
