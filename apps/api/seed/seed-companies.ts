import type { Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { nextIDs } from '../src/platform/tenant/in-tenant.ts';
import type { demoCompanies } from './demo/demo-companies.ts';

/** Stores companies with their contacts, in this order from number 1. */
export async function storeCompanies(
  tx: Transaction<DB>,
  tenant_id: string,
  companies: typeof demoCompanies,
): Promise<void> {
  const first = await nextIDs(tx, 'company_id', companies.length);
  await tx
    .insertInto('companies')
    .values(
      companies.map((company, index) => ({
        tenant_id,
        company_id: first + index,
        name: company.name,
        friendly_name: company.friendlyName ?? null,
        role_type_ids: [...company.roles],
        region_id: company.regionID ?? 0,
        phone: company.phone ?? null,
        email: company.email ?? null,
        address_1: company.address1 ?? null,
        city: company.city ?? 'Somecity',
        state: 'ST',
        zip: company.zip ?? null,
        licence_number: company.licenceNumber ?? null,
        licence_state: company.licenceNumber === undefined ? null : 'ST',
        nmls_id: company.nmlsID ?? null,
        is_place_of_closing: company.isPlaceOfClosing ?? false,
        is_settlement_agent: company.isSettlementAgent ?? false,
        do_not_do_business: company.doNotDoBusinessReason !== undefined,
        do_not_do_business_reason: company.doNotDoBusinessReason ?? null,
      })),
    )
    .execute();
  const contacts = companies.flatMap(({ contacts: list }, index) => list.map((contact) => ({ contact, index })));
  const firstContact = await nextIDs(tx, 'contact_id', contacts.length);
  await tx
    .insertInto('company_contacts')
    .values(
      contacts.map(({ contact: { name, phone, email, title, licenceNumber, nmlsID }, index }, at) => ({
        tenant_id,
        contact_id: firstContact + at,
        company_id: first + index,
        contact_name: name,
        phone,
        email,
        title: title ?? null,
        licence_number: licenceNumber ?? null,
        licence_state: licenceNumber === undefined ? null : 'ST',
        nmls_id: nmlsID ?? null,
      })),
    )
    .execute();
}
