import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { company } from './custom-data-world.ts';
import { files, users } from './world.ts';

/** Companies besides those of the custom data: a duplicate on two files, the one that takes it over, and a place of closing. */
export const more = { duplicate: 21, spare: 22, survivor: 23, contact: 41, address: 51, change: 61 } as const;

/** Rights to edit companies for the officer and the closer of a tenant, and companies with all that belongs to one. */
export async function makeCompanies(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    for (const counter of ['company_id', 'contact_id', 'company_address_id', 'company_change_id']) {
      await nextIDs(tx, counter, 100);
    }
    const editors = [users.officer, users.closer, users.trusted, users.elsewhere, users.viewOnly];
    await tx
      .insertInto('user_security_settings')
      .values(
        editors.flatMap(({ usersID }) =>
          ['AllowEditCompanyDetails', 'AllowOneTimeUseAgent'].map((name) => ({
            ...key,
            users_id: usersID,
            name,
            value: 1,
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('companies')
      .values([
        { ...key, company_id: more.duplicate, name: 'Ficus Bank NA', role_type_ids: [6, 22], region_id: 1 },
        { ...key, company_id: more.spare, name: 'Maple Closing House', is_place_of_closing: true, region_id: 1 },
        { ...key, company_id: more.survivor, name: 'Ficus Bank Association', role_type_ids: [6], region_id: 1 },
      ])
      .execute();
    await tx
      .updateTable('companies')
      .set({ region_id: 1, phone: '555-010-4001', email: 'desk@ficusbank.example' })
      .where('tenant_id', '=', tenant)
      .where('company_id', '=', company.bank)
      .execute();
    await tx
      .insertInto('company_contacts')
      .values({ ...key, contact_id: more.contact, company_id: more.duplicate, contact_name: 'Ann Reed' })
      .execute();
    await tx
      .insertInto('company_addresses')
      .values({
        ...key,
        company_address_id: more.address,
        company_id: more.duplicate,
        address_type_id: 1,
        city: 'Anytown',
      })
      .execute();
    await tx
      .insertInto('company_protected_changes')
      .values({
        ...key,
        change_id: more.change,
        company_id: company.bank,
        kind: 'taxID',
        tax_id_encrypted: Buffer.from('sealed elsewhere'),
        tax_id_last4: '6789',
        tax_id_kind: 'ein',
        reason: 'Form W-9',
        asked_by: users.closer.usersID,
      })
      .execute();
    for (const roles_id of [files.open, files.locked]) {
      await tx
        .updateTable('order_parties')
        .set({ company_id: more.duplicate })
        .where('tenant_id', '=', tenant)
        .where('roles_id', '=', roles_id)
        .execute();
    }
  });
}
