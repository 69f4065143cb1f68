import { idColumnOf } from '@closewright/contract/kit';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Choices } from '../csv/read-value.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { DB } from '../db/schema.gen.ts';
import { columnsOf, selectOf } from '../records/index.ts';
import { actorName } from '../tenant/actor-name.ts';
import type { OfficeTable } from './office-table.ts';

/** Every row of a list, by its key. */
export async function readOfficeRows<R extends object, S extends R>(
  tx: Transaction<DB>,
  tenant: string,
  { record, list }: OfficeTable<R>,
): Promise<S[]> {
  const { rows } = await sql<S>`
    select ${selectOf(record, 'r')}, r.version, iso_instant(r.updated_at) as "updatedAt",
      ${actorName(tenant, 'r.updated_by')} as "updatedBy"
    from ${sql.table(record.table)} r where r.tenant_id = ${tenant}`.execute(tx);
  const keyed = rows.map((row) => ({ row, key: list.keyOf(row) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

/** Adds rows, with ids from `firstID` on. */
export async function insertOfficeRows<R extends object>(
  tx: Transaction<DB>,
  tenant: string,
  table: OfficeTable<R>,
  { firstID, rows }: { firstID: number; rows: readonly R[] },
): Promise<void> {
  const { record } = table;
  const stored = rows.map((row, at) => ({
    tenant_id: tenant,
    [idColumnOf(record)]: firstID + at,
    ...columnsOfRow(table, tenant, { id: firstID + at, row }),
  }));
  // The parity test ties the records to the columns of their tables.
  await insertRows(tx, record.table as keyof DB, stored as unknown as Insertable<DB[keyof DB]>[]);
}

/** Stores a row; a secret that it does not tell stays. */
export async function updateOfficeRow<R extends object>(
  tx: Transaction<DB>,
  tenant: string,
  table: OfficeTable<R>,
  { id, row }: { id: number; row: R },
): Promise<void> {
  const { record } = table;
  const columns = Object.entries(columnsOfRow(table, tenant, { id, row }));
  await sql`
    update ${sql.table(record.table)} set ${sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where tenant_id = ${tenant} and ${sql.ref(idColumnOf(record))} = ${id}`.execute(tx);
}

function columnsOfRow<R extends object>(
  { record, secrets }: OfficeTable<R>,
  tenant: string,
  { id, row }: { id: number; row: R },
) {
  return columnsOf(record.fields, row, secrets && { secrets, tenant, table: record.table, row: id });
}

/** What rows of a list choose from: the regions, or all of them, the settlement templates and the check layouts. */
export async function readOfficeChoices(tx: Transaction<DB>, tenant: string): Promise<Choices> {
  const regions = await tx
    .selectFrom('regions')
    .select(['region_id as id', 'description as name', 'reg_id as alias'])
    .where('tenant_id', '=', tenant)
    .orderBy('region_id')
    .execute();
  const templates = await tx
    .selectFrom('lookups')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenant)
    .where('set_name', '=', 'settlementTemplates')
    .orderBy('sequence')
    .execute();
  const positivePay = await tx
    .selectFrom('positive_pay_layouts')
    .select(['positive_pay_layout_id as id', 'name'])
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .execute();
  const bankFiles = await tx
    .selectFrom('bank_file_layouts')
    .select(['bank_file_layout_id as id', 'name'])
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .execute();
  const layouts = await tx
    .selectFrom('check_layouts')
    .select(['check_layout_id as id', 'name'])
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .execute();
  return new Map([
    ['bankFileLayouts', bankFiles.map(({ id, name }) => ({ id, name, alias: null }))],
    ['positivePayLayouts', positivePay.map(({ id, name }) => ({ id, name, alias: null }))],
    ['regions', [{ id: 0, name: 'All regions', alias: null }, ...regions]],
    ['settlementTemplates', templates.map(({ id, name }) => ({ id, name, alias: null }))],
    ['checkLayouts', layouts.map(({ id, name }) => ({ id, name, alias: null }))],
  ]);
}
