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
      companies.map(({ name, friendlyName, roles, regionID }, index) => ({
        tenant_id,
        company_id: first + index,
        name,
        friendly_name: friendlyName ?? null,
        role_type_ids: [...roles],
        region_id: regionID ?? 0,
        city: 'Somecity',
        state: 'ST',
      })),
    )
    .execute();
  const contacts = companies.flatMap(({ contacts: list }, index) => list.map((contact) => ({ contact, index })));
  const firstContact = await nextIDs(tx, 'contact_id', contacts.length);
  await tx
    .insertInto('company_contacts')
    .values(
      contacts.map(({ contact: { name, phone, email }, index }, at) => ({
        tenant_id,
        contact_id: firstContact + at,
        company_id: first + index,
        contact_name: name,
        phone,
        email,
      })),
    )
    .execute();
}
