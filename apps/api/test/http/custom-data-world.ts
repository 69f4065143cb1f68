import { CustomFieldType, ReferenceTable } from '@closewright/domain/custom-fields';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';

/** The custom fields of every test tenant, by what they are for. All are on tab `site` of the properties, unless said. */
export const tabs = {
  site: 1,
  removed: 2,
  orderedFirst: 3,
  orderedSecond: 4,
  changed: 5,
  loan: 6,
  page: 7,
  inRegionTwo: 8,
  hidden: 9,
  contacts: 10,
} as const;

export const fields = {
  gateCode: 1,
  state: 2,
  county: 3,
  assessment: 4,
  isVacant: 5,
  units: 6,
  acres: 7,
  surveyed: 8,
  opens: 9,
  inspection: 10,
  notes: 11,
  legal: 12,
  manager: 13,
  /** On the Custom Page, required. */
  courier: 14,
  /** On the loans. */
  changed: 15,
  removed: 16,
  list: 17,
  /** On the contacts. */
  orderedFirst: 18,
  orderedSecond: 19,
} as const;

export const choices = { texas: 1, florida: 2, travis: 3, dade: 4 } as const;

/** Companies of the directory, and the one contact, who is the bank's. */
export const company = { bank: 12, inRegionTwo: 13, inactive: 14, broker: 15, contact: 34 } as const;

const { Orders, Buyer, Seller, OrderContacts, SaleLoan, Property, Invoices } = ReferenceTable;

const tabRows = [
  { id: tabs.site, label: 'Site', host: Property },
  { id: tabs.removed, label: 'Removed', host: Seller },
  { id: tabs.orderedFirst, label: 'First', host: Invoices },
  { id: tabs.orderedSecond, label: 'Second', host: Invoices },
  { id: tabs.changed, label: 'Changed', host: Buyer },
  { id: tabs.loan, label: 'Loan', host: SaleLoan },
  { id: tabs.page, label: 'Post-closing', host: Orders, inFileMain: true },
  { id: tabs.inRegionTwo, label: 'Region two', host: Property, regionID: 2 },
  { id: tabs.hidden, label: 'Hidden', host: Property, display: false },
  { id: tabs.contacts, label: 'Contact', host: OrderContacts },
];

const on = (tab: number, rows: Record<string, keyof typeof CustomFieldType>) =>
  Object.entries(rows).map(([name, type]) => ({ tab, id: fields[name as keyof typeof fields], label: name, type }));

const fieldRows = [
  ...on(tabs.site, {
    gateCode: 'Text',
    state: 'PickList',
    county: 'ChildPickList',
    assessment: 'Money',
    isVacant: 'Boolean',
    units: 'Integer',
    acres: 'Decimal',
    surveyed: 'Date',
    opens: 'Time',
    inspection: 'DateTime',
    notes: 'Memo',
    legal: 'RichText',
    manager: 'Company',
  }),
  ...on(tabs.page, { courier: 'Text' }),
  ...on(tabs.loan, { changed: 'Text', removed: 'Text', list: 'PickList' }),
  ...on(tabs.contacts, { orderedFirst: 'Text', orderedSecond: 'Text' }),
];

/** Makes the tabs, fields and choices above in a tenant. */
export async function makeCustomData(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await nextIDs(tx, 'custom_data_tab_id', 100);
    await nextIDs(tx, 'custom_data_definition_id', 100);
    await nextIDs(tx, 'custom_data_list_value_id', 100);
    await tx
      .insertInto('custom_data_tabs')
      .values(
        tabRows.map(({ id, label, host, ...rest }) => ({
          ...key,
          custom_data_tab_id: id,
          label,
          reference_table: host,
          position_ordinal: id,
          in_file_main: rest.inFileMain ?? false,
          display: rest.display ?? true,
          region_id: rest.regionID ?? 0,
        })),
      )
      .execute();
    await tx
      .insertInto('custom_data_definitions')
      .values(
        fieldRows.map(({ tab, id, label, type }) => ({
          ...key,
          custom_data_definition_id: id,
          custom_data_tab_id: tab,
          label,
          custom_data_type: CustomFieldType[type],
          position_ordinal: id,
          max_length: id === fields.gateCode ? 10 : null,
          grid_list_value_required: id === fields.courier,
          parent_id: id === fields.county ? fields.state : null,
        })),
      )
      .execute();
    await tx
      .insertInto('companies')
      .values([
        {
          ...key,
          company_id: company.bank,
          name: 'Ficus Bank',
          friendly_name: 'The Fig',
          role_type_ids: [6],
          city: 'Somecity',
        },
        { ...key, company_id: company.inRegionTwo, name: 'Ficus Bank of Region Two', region_id: 2 },
        { ...key, company_id: company.inactive, name: 'Ficus Savings', inactive: true },
        { ...key, company_id: company.broker, name: 'Omega Brokers of the Ficus', role_type_ids: [10] },
      ])
      .execute();
    await tx
      .insertInto('company_contacts')
      .values({
        ...key,
        contact_id: company.contact,
        company_id: company.bank,
        contact_name: 'Joe Smith',
        email: 'joe@ficus.example',
      })
      .execute();
    const choice = (id: number, field: number, text: string, parent: number | null) => ({
      ...key,
      custom_data_list_value_id: id,
      custom_data_definition_id: field,
      available_value: text,
      parent_id: parent,
      position_ordinal: id,
    });
    await tx
      .insertInto('custom_data_list_values')
      .values([
        choice(choices.texas, fields.state, 'TX', null),
        choice(choices.florida, fields.state, 'FL', null),
        choice(choices.travis, fields.county, 'Travis', choices.texas),
        choice(choices.dade, fields.county, 'Dade', choices.florida),
      ])
      .execute();
  });
}

const contents = {
  boolValue: null,
  intValue: null,
  decimalValue: null,
  dateTimeValue: null,
  stringValue: null,
  moneyValue: null,
};

/** A value as a client sends it for the first time; `more` says where its content stands, and the version if it is stored. */
export function newSent(field: keyof typeof fields, type: keyof typeof CustomFieldType, more: object) {
  const ids = { customDataID: 0, customDataDefinitionID: fields[field], customDataType: CustomFieldType[type] };
  return { ...ids, ...contents, version: 0, ...more };
}
