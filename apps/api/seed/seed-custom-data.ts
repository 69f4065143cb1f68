import { type CustomFieldType, customFieldTypes, ReferenceTable } from '@closewright/domain/custom-fields';
import { RoleType } from '@closewright/domain/parties';
import type { Insertable, Transaction } from 'kysely';
import type { CustomDataListValuesTable, CustomDataValuesTable, DB } from '../src/platform/db/schema.gen.ts';
import { nextIDs } from '../src/platform/tenant/in-tenant.ts';
import { type SeedField, type SeedTab, seedType } from './demo/demo-custom-data.ts';

interface Place {
  readonly tenant: string;
  /** The file that has values. */
  readonly ordersID: number;
}

/** Stores custom tabs with their fields and choices, and the values of one file. */
export async function storeCustomData(tx: Transaction<DB>, place: Place, tabs: readonly SeedTab[]): Promise<void> {
  for (const [index, tab] of tabs.entries()) {
    const tabID = await nextIDs(tx, 'custom_data_tab_id');
    await tx
      .insertInto('custom_data_tabs')
      .values({
        tenant_id: place.tenant,
        custom_data_tab_id: tabID,
        label: tab.label,
        reference_table: tab.referenceTable,
        in_file_main: tab.inFileMain ?? false,
        position_ordinal: index + 1,
      })
      .execute();
    const host = await hostOf(tx, place, tab.referenceTable);
    const fieldIDs = new Map<string, number>();
    for (const [at, field] of tab.fields.entries()) {
      const id = await storeField(tx, place.tenant, {
        tabID,
        at,
        field,
        parentID: fieldIDs.get(field.child?.of ?? ''),
      });
      fieldIDs.set(field.label, id);
      if (host && field.value !== undefined) await storeValue(tx, place, host, id, seedType(field.type), field.value);
    }
  }
}

async function storeField(
  tx: Transaction<DB>,
  tenant_id: string,
  {
    tabID,
    at,
    field,
    parentID = null,
  }: { tabID: number; at: number; field: SeedField; parentID?: number | null | undefined },
): Promise<number> {
  const id = await nextIDs(tx, 'custom_data_definition_id');
  await tx
    .insertInto('custom_data_definitions')
    .values({
      tenant_id,
      custom_data_definition_id: id,
      custom_data_tab_id: tabID,
      label: field.label,
      custom_data_type: seedType(field.type),
      position_ordinal: at + 1,
      max_length: field.maxLength ?? null,
      grid_list_value_required: field.required ?? false,
      parent_id: parentID,
    })
    .execute();
  const choices = await choicesOf(tx, tenant_id, field, parentID);
  if (choices.length === 0) return id;
  const first = await nextIDs(tx, 'custom_data_list_value_id', choices.length);
  await tx
    .insertInto('custom_data_list_values')
    .values(
      choices.map(
        ({ text, parent }, index): Insertable<CustomDataListValuesTable> => ({
          tenant_id,
          custom_data_list_value_id: first + index,
          custom_data_definition_id: id,
          available_value: text,
          parent_id: parent,
          position_ordinal: index + 1,
        }),
      ),
    )
    .execute();
  return id;
}

async function choicesOf(
  tx: Transaction<DB>,
  tenant: string,
  { choices = [], child }: SeedField,
  parentID: number | null,
): Promise<{ text: string; parent: number | null }[]> {
  if (!child || parentID === null) return choices.map((text) => ({ text, parent: null }));
  const parents = await tx
    .selectFrom('custom_data_list_values')
    .select(['custom_data_list_value_id', 'available_value'])
    .where('tenant_id', '=', tenant)
    .where('custom_data_definition_id', '=', parentID)
    .orderBy('position_ordinal')
    .execute();
  return parents.flatMap(({ custom_data_list_value_id: parent, available_value: text }) =>
    (child.choices[text] ?? []).map((each) => ({ text: each, parent })),
  );
}

type Host = Pick<Insertable<CustomDataValuesTable>, 'roles_id' | 'loan_id' | 'property_id'>;

/** The first record of the file that carries a host's values; null when it has none. */
async function hostOf(
  tx: Transaction<DB>,
  { tenant, ordersID }: Place,
  referenceTable: ReferenceTable,
): Promise<Host | null> {
  switch (referenceTable) {
    case ReferenceTable.Orders:
    case ReferenceTable.FileMain:
      return {};
    case ReferenceTable.SaleLoan: {
      const loans = tx.selectFrom('loans').select('loan_id').orderBy('loan_order');
      const loan = await loans.where('tenant_id', '=', tenant).where('orders_id', '=', ordersID).executeTakeFirst();
      return loan ?? null;
    }
    case ReferenceTable.Property: {
      const properties = tx.selectFrom('properties').select('property_id').orderBy('sequence');
      const property = await properties
        .where('tenant_id', '=', tenant)
        .where('orders_id', '=', ordersID)
        .executeTakeFirst();
      return property ?? null;
    }
    case ReferenceTable.Buyer: {
      const buyers = tx.selectFrom('order_parties').select('roles_id').where('role_type_id', '=', RoleType.Buyer);
      const buyer = await buyers
        .where('tenant_id', '=', tenant)
        .where('orders_id', '=', ordersID)
        .orderBy('sequence')
        .executeTakeFirst();
      return buyer ?? null;
    }
    default:
      return null;
  }
}

const columns = {
  boolValue: 'bool_value',
  intValue: 'int_value',
  decimalValue: 'decimal_value',
  dateTimeValue: 'date_time_value',
  stringValue: 'string_value',
  moneyValue: 'money_value_cents',
} as const;

async function storeValue(
  tx: Transaction<DB>,
  { tenant, ordersID }: Place,
  host: Host,
  definitionID: number,
  type: CustomFieldType,
  content: string | number | boolean,
): Promise<void> {
  await tx
    .insertInto('custom_data_values')
    .values({
      tenant_id: tenant,
      custom_data_id: await nextIDs(tx, 'custom_data_id'),
      custom_data_definition_id: definitionID,
      orders_id: ordersID,
      ...host,
      [columns[customFieldTypes[type].column]]: content,
    })
    .execute();
}
