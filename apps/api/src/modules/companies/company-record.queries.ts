import {
  type CompanyContactRecord,
  type CompanyRecord,
  companyContactFields,
  companyFields,
} from '@closewright/contract/companies';
import { columnOf, type Fields } from '@closewright/contract/kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { columnsOf } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { isVisible } from './companies.queries.ts';
import type { CompanyReader } from './company-access.ts';
import { protectedChanges } from './company-changes.queries.ts';

/** The columns of a field table under the names of the contract. */
const selected = (fields: Fields, alias: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(fields).map(
      ([name, { kind }]) => sql`${sql.ref(`${alias}.${columnOf(name, kind)}`)} as ${sql.ref(name)}`,
    ),
    sql`, `,
  );

const storedBy = (tenant: string, alias: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${alias}.version`)} as version, iso_instant(${sql.ref(`${alias}.updated_at`)}) as "updatedAt",
    ${actorName(tenant, `${alias}.updated_by`)} as "updatedBy"`;

const contactColumns = (tenant: string): RawBuilder<unknown> =>
  sql`k.contact_id as "contactID", k.company_id as "companyID", ${selected(companyContactFields, 'k')}, ${storedBy(tenant, 'k')}`;

/** A company with all that belongs to it; null when the reader has none of this number. */
export async function readRecord(
  tx: Transaction<DB>,
  reader: CompanyReader,
  companyID: number,
): Promise<CompanyRecord | null> {
  const { tenant } = reader.actor;
  const ofCompany = (alias: string) =>
    sql`${sql.ref(`${alias}.tenant_id`)} = c.tenant_id and ${sql.ref(`${alias}.company_id`)} = c.company_id`;
  const { rows } = await sql<CompanyRecord>`
    select c.company_id as "companyID", ${selected(companyFields, 'c')}, c.role_type_ids as "roleTypeIDs",
      c.merged_into_id as "mergedIntoID",
      (select coalesce(json_agg(r order by r.inactive, lower(r."contactName"), r."contactID"), '[]') from (
        select ${contactColumns(tenant)} from company_contacts k where ${ofCompany('k')}) r) as contacts,
      (select coalesce(json_agg(r order by r."addressTypeID", r."companyAddressID"), '[]') from (
        select a.company_address_id as "companyAddressID", a.address_type_id as "addressTypeID", a.address_1 as "address1",
          a.address_2 as "address2", a.city, a.state, a.zip, a.county_name as "countyName"
        from company_addresses a where ${ofCompany('a')}) r) as addresses,
      (select coalesce(json_agg(r order by r."changeID" desc), '[]') from (
        ${protectedChanges(tenant)} where ${ofCompany('p')}) r) as changes,
      (select count(distinct o.orders_id)::integer from order_parties o where ${ofCompany('o')}) as "fileCount",
      ${storedBy(tenant, 'c')}
    from companies c where ${isVisible(reader)} and c.company_id = ${companyID}`.execute(tx);
  return rows[0] ?? null;
}

/** A contact of a company with its version. */
export async function readContactRecord(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
  contactID: number,
): Promise<CompanyContactRecord | null> {
  const { rows } = await sql<CompanyContactRecord>`
    select ${contactColumns(tenant)} from company_contacts k
    where k.tenant_id = ${tenant} and k.company_id = ${companyID} and k.contact_id = ${contactID}`.execute(tx);
  return rows[0] ?? null;
}

type Given = Partial<Record<keyof typeof companyFields, unknown>> & { roleTypeIDs?: number[] | undefined };

const companyColumns = ({ roleTypeIDs, ...values }: Given) => ({
  ...columnsOf(companyFields, values),
  ...(roleTypeIDs === undefined ? {} : { role_type_ids: roleTypeIDs }),
});

/** Adds a company and answers its number. */
export async function insertCompany(tx: Transaction<DB>, tenant: string, company: Given): Promise<number> {
  const companyID = await nextIDs(tx, 'company_id');
  await tx
    .insertInto('companies')
    .values({ tenant_id: tenant, company_id: companyID, ...companyColumns(company) } as never)
    .execute();
  return companyID;
}

/** Stores what changed on a company. Without any column its version still moves: something of it was stored elsewhere. */
export async function updateCompany(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
  changes: Given,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...companyColumns(changes), company_id: companyID } as never)
    .where('tenant_id', '=', tenant)
    .where('company_id', '=', companyID)
    .execute();
}

/** Adds a contact and answers its number. */
export async function insertContact(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
  contact: object,
): Promise<number> {
  const contactID = await nextIDs(tx, 'contact_id');
  const key = { tenant_id: tenant, contact_id: contactID, company_id: companyID };
  await tx
    .insertInto('company_contacts')
    .values({ ...key, ...columnsOf(companyContactFields, contact) } as never)
    .execute();
  return contactID;
}

/** Stores what changed on a contact. */
export async function updateContact(
  tx: Transaction<DB>,
  tenant: string,
  contactID: number,
  changes: object,
): Promise<void> {
  await tx
    .updateTable('company_contacts')
    .set({ ...columnsOf(companyContactFields, changes), contact_id: contactID } as never)
    .where('tenant_id', '=', tenant)
    .where('contact_id', '=', contactID)
    .execute();
}

type AddressRow = Omit<CompanyRecord['addresses'][number], 'companyAddressID'> & { companyAddressID: number | null };

/** Stores the further addresses of a company, all of them. Those that did not change are left alone. */
export async function storeAddresses(
  tx: Transaction<DB>,
  tenant: string,
  { companyID, addresses: before }: Pick<CompanyRecord, 'companyID' | 'addresses'>,
  addresses: readonly AddressRow[],
): Promise<void> {
  const kept = new Set(addresses.map(({ companyAddressID }) => companyAddressID));
  const gone = before.map(({ companyAddressID }) => companyAddressID).filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await tx
      .deleteFrom('company_addresses')
      .where('tenant_id', '=', tenant)
      .where('company_address_id', 'in', gone)
      .execute();
  }
  for (const { companyAddressID, address1, address2, addressTypeID, countyName, ...rest } of addresses) {
    const columns = {
      address_type_id: addressTypeID,
      address_1: address1 || null,
      address_2: address2 || null,
      city: rest.city || null,
      state: rest.state,
      zip: rest.zip || null,
      county_name: countyName || null,
    };
    if (companyAddressID === null) {
      const key = {
        tenant_id: tenant,
        company_address_id: await nextIDs(tx, 'company_address_id'),
        company_id: companyID,
      };
      await tx
        .insertInto('company_addresses')
        .values({ ...key, ...columns })
        .execute();
    } else {
      await tx
        .updateTable('company_addresses')
        .set(columns)
        .where('tenant_id', '=', tenant)
        .where('company_address_id', '=', companyAddressID)
        .execute();
    }
  }
}
