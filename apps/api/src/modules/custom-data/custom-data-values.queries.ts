import {
  type CustomDataValue,
  type CustomFieldType,
  contentOf,
  type FieldValue,
  ReferenceTable,
  withValue,
} from '@closewright/domain/custom-fields';
import { RoleType } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** One record of a file that carries custom values. */
export interface HostRecord {
  readonly tenant: string;
  readonly ordersID: number;
  readonly referenceTable: ReferenceTable;
  readonly referenceTablePKValue: number;
}

type HostColumn = 'roles_id' | 'loan_id' | 'property_id' | 'invoice_id';

interface HostTable {
  readonly table: 'order_parties' | 'loans' | 'properties' | 'invoices';
  readonly column: HostColumn;
  readonly roleTypeID?: number;
}

const parties = { table: 'order_parties', column: 'roles_id' } as const;

/** The hosts whose records are rows of a file: where they are, and which column of a value names them. */
const hostTables: Readonly<Partial<Record<ReferenceTable, HostTable>>> = {
  [ReferenceTable.Buyer]: { ...parties, roleTypeID: RoleType.Buyer },
  [ReferenceTable.Seller]: { ...parties, roleTypeID: RoleType.Seller },
  [ReferenceTable.OrderContacts]: parties,
  [ReferenceTable.SaleLoan]: { table: 'loans', column: 'loan_id' },
  [ReferenceTable.Property]: { table: 'properties', column: 'property_id' },
  [ReferenceTable.Invoices]: { table: 'invoices', column: 'invoice_id' },
};

/** Whether the file has this record. For Custom Page and File Main it is the file itself. */
export async function hasRecord(tx: Transaction<DB>, record: HostRecord): Promise<boolean> {
  const host = hostTables[record.referenceTable];
  if (!host) return record.referenceTablePKValue === record.ordersID;
  const isRole = host.roleTypeID === undefined ? sql`true` : sql`role_type_id = ${host.roleTypeID}`;
  const { rows } = await sql`
    select 1 from ${sql.table(host.table)} where tenant_id = ${record.tenant} and orders_id = ${record.ordersID}
      and ${sql.ref(host.column)} = ${record.referenceTablePKValue} and ${isRole}`.execute(tx);
  return rows.length === 1;
}

interface ValueRow {
  customDataID: number;
  customDataDefinitionID: number;
  customDataType: CustomFieldType;
  boolValue: boolean | null;
  intValue: number | null;
  decimalValue: string | null;
  dateTimeValue: string | null;
  stringValue: string | null;
  moneyValue: number | null;
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** A stored value, with who stored it and when. */
export interface StoredValue extends CustomDataValue {
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** The stored values of a record on one tab. */
export async function readValues(
  tx: Transaction<DB>,
  { tenant, ordersID, referenceTablePKValue }: HostRecord,
  customDataTabID: number,
): Promise<StoredValue[]> {
  const { rows } = await sql<ValueRow>`
    select v.custom_data_id as "customDataID", v.custom_data_definition_id as "customDataDefinitionID",
      d.custom_data_type as "customDataType", v.bool_value as "boolValue", v.int_value as "intValue",
      v.decimal_value as "decimalValue", v.date_time_value as "dateTimeValue", v.string_value as "stringValue",
      v.money_value_cents as "moneyValue", v.version, v.updated_at as "updatedAt",
      ${actorName(tenant, 'v.updated_by')} as "updatedBy"
    from custom_data_values v
    join custom_data_definitions d
      on d.tenant_id = v.tenant_id and d.custom_data_definition_id = v.custom_data_definition_id
    where v.tenant_id = ${tenant} and v.orders_id = ${ordersID} and d.custom_data_tab_id = ${customDataTabID}
      and v.reference_table_pk_value = ${referenceTablePKValue}`.execute(tx);
  return rows.map((row) => {
    const value = { ...row, referenceTablePKValue, originalValue: null };
    return { ...value, originalValue: contentOf(value) };
  });
}

/** The columns a content goes to: that of its type, all others empty. */
function columnsOf(value: CustomDataValue, content: FieldValue) {
  const stored = withValue(value, content);
  return {
    bool_value: stored.boolValue,
    int_value: stored.intValue,
    decimal_value: stored.decimalValue,
    date_time_value: stored.dateTimeValue,
    string_value: stored.stringValue,
    money_value_cents: stored.moneyValue,
  };
}

/** Stores values that are new, of any records of a tenant, at once. */
export async function addValues(
  tx: Transaction<DB>,
  tenant: string,
  values: readonly (HostRecord & { readonly value: CustomDataValue })[],
): Promise<void> {
  if (values.length === 0) return;
  const first = await nextIDs(tx, 'custom_data_id', values.length);
  await insertRows(
    tx,
    'custom_data_values',
    values.map(({ value, ordersID, referenceTable, referenceTablePKValue }, index) => {
      const host = hostTables[referenceTable];
      return {
        tenant_id: tenant,
        custom_data_id: first + index,
        custom_data_definition_id: value.customDataDefinitionID,
        orders_id: ordersID,
        ...(host ? { [host.column]: referenceTablePKValue } : {}),
        ...columnsOf(value, contentOf(value)),
      };
    }),
  );
}

/** Stores the contents of values: those with id 0 are added, the others changed. */
export async function storeValues(
  tx: Transaction<DB>,
  { tenant, ordersID, referenceTable, referenceTablePKValue }: HostRecord,
  values: readonly CustomDataValue[],
): Promise<void> {
  const record = { tenant, ordersID, referenceTable, referenceTablePKValue };
  await addValues(
    tx,
    tenant,
    values.filter(({ customDataID }) => customDataID === 0).map((value) => ({ ...record, value })),
  );
  for (const value of values.filter(({ customDataID }) => customDataID !== 0)) {
    await tx
      .updateTable('custom_data_values')
      .set(columnsOf(value, contentOf(value)))
      .where('tenant_id', '=', tenant)
      .where('custom_data_id', '=', value.customDataID)
      .execute();
  }
}
