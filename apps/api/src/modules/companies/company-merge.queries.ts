import { CustomFieldType } from '@closewright/domain/custom-fields';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** What belongs to a company and would move with a merge. */
export interface CompanyBelongings {
  contacts: string[];
  addresses: number;
  files: number;
  /** The first of them. */
  fileNumbers: string[];
  roles: number;
  customFields: number;
}

/** Custom values that name a company: `12` or `12-34`. */
const namesCompany = (tenant: string, companyID: number) => sql`v.tenant_id = ${tenant}
  and exists (select from custom_data_definitions d where d.tenant_id = v.tenant_id
    and d.custom_data_definition_id = v.custom_data_definition_id and d.custom_data_type = ${CustomFieldType.Company})
  and split_part(v.string_value, '-', 1) = ${String(companyID)}`;

/** Counts what would move. Files of every region count: they move, too. */
export async function readBelongings(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
): Promise<CompanyBelongings> {
  const own = (alias: string) =>
    sql`${sql.ref(`${alias}.tenant_id`)} = ${tenant} and ${sql.ref(`${alias}.company_id`)} = ${companyID}`;
  const files = sql`orders o where o.tenant_id = ${tenant}
    and o.orders_id in (select p.orders_id from order_parties p where ${own('p')})`;
  const { rows } = await sql<CompanyBelongings>`select
    (select coalesce(json_agg(k.contact_name order by lower(k.contact_name)), '[]') from company_contacts k where ${own('k')}) as contacts,
    (select count(*)::integer from company_addresses a where ${own('a')}) as addresses,
    (select count(*)::integer from ${files}) as files,
    (select coalesce(json_agg(n.file_number), '[]') from (
      select o.file_number from ${files} order by o.file_number limit 20) n) as "fileNumbers",
    (select count(*)::integer from order_parties p where ${own('p')}) as roles,
    (select count(*)::integer from custom_data_values v where ${namesCompany(tenant, companyID)}) as "customFields"`.execute(
    tx,
  );
  return rows[0] as CompanyBelongings;
}

/** A file that somebody has open. */
export interface OpenFile {
  fileNumber: string;
  regionID: number;
}

/**
 * Moves what belongs to a company to another one and leaves it behind, inactive. Every file concerned becomes a new version, so
 * that whoever has it open is asked before an older state goes back. Answers the files that are open.
 */
export async function moveBelongings(
  tx: Transaction<DB>,
  tenant: string,
  from: number,
  into: number,
): Promise<OpenFile[]> {
  const { rows: open } = await sql<OpenFile>`
    select o.file_number as "fileNumber", o.region_id as "regionID" from orders o
    join order_locks l on l.tenant_id = o.tenant_id and l.orders_id = o.orders_id
    where o.tenant_id = ${tenant}
      and o.orders_id in (select p.orders_id from order_parties p where p.tenant_id = ${tenant} and p.company_id = ${from})`.execute(
    tx,
  );
  await sql`update orders o set orders_id = o.orders_id where o.tenant_id = ${tenant}
    and o.orders_id in (select p.orders_id from order_parties p where p.tenant_id = ${tenant} and p.company_id = ${from})`.execute(
    tx,
  );
  for (const table of ['order_parties', 'company_contacts', 'company_addresses', 'wire_payees'] as const) {
    await tx
      .updateTable(table)
      .set({ company_id: into })
      .where('tenant_id', '=', tenant)
      .where('company_id', '=', from)
      .execute();
  }
  await sql`update custom_data_values v set string_value = ${String(into)} || substr(v.string_value, ${String(from).length + 1})
    where ${namesCompany(tenant, from)}`.execute(tx);
  await sql`update companies c set role_type_ids = (
      select coalesce(array_agg(distinct r order by r), '{}') from unnest(c.role_type_ids || d.role_type_ids) r)
    from companies d where c.tenant_id = ${tenant} and c.company_id = ${into} and d.tenant_id = ${tenant}
      and d.company_id = ${from}`.execute(tx);
  await tx
    .updateTable('companies')
    .set({ inactive: true, merged_into_id: into })
    .where('tenant_id', '=', tenant)
    .where('company_id', '=', from)
    .execute();
  return open;
}
