import type { CustomDataDefinition, CustomDataListValue, CustomDataTab } from '@closewright/contract/custom-data';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Rows of this tenant that a reading asks for; parts left out do not narrow it. */
interface Wanted {
  readonly referenceTables?: readonly number[];
  readonly customDataTabID?: number;
  readonly customDataDefinitionID?: number;
}

/** Tabs in the order of their hosts and places. */
export async function readTabs(tx: Transaction<DB>, tenant: string, wanted: Wanted = {}): Promise<CustomDataTab[]> {
  const { rows } = await sql<CustomDataTab>`
    select t.custom_data_tab_id as "customDataTabID", t.label, t.reference_table as "referenceTable", t.display,
      t.position_ordinal as "positionOrdinal", t.in_file_main as "inFileMain", t.region_id as "regionID", t.version
    from custom_data_tabs t where t.tenant_id = ${tenant} and ${narrowed(wanted, 't')}
    order by t.reference_table, t.position_ordinal, t.custom_data_tab_id`.execute(tx);
  return rows;
}

/** Fields in the order of their tabs and places. No record is asked for, so no parent selection is known. */
export async function readDefinitions(
  tx: Transaction<DB>,
  tenant: string,
  wanted: Wanted = {},
): Promise<CustomDataDefinition[]> {
  const { rows } = await sql<CustomDataDefinition>`
    select d.custom_data_definition_id as "customDataDefinitionID", d.custom_data_tab_id as "customDataTabID", d.label,
      t.reference_table as "referenceTable", d.custom_data_type as "customDataType",
      d.position_ordinal as "positionOrdinal", d.max_length as "maxLength", d.module, d.display_label as "displayLabel",
      d.grid_list_value_required as "gridListValueRequired", d.parent_id as "parentID",
      null::integer as "parentSelectionID", (select count(*)::integer from custom_data_list_values l
        where l.tenant_id = d.tenant_id and l.custom_data_definition_id = d.custom_data_definition_id) as "listValueCount",
      d.version
    from custom_data_definitions d
    join custom_data_tabs t on t.tenant_id = d.tenant_id and t.custom_data_tab_id = d.custom_data_tab_id
    where d.tenant_id = ${tenant} and ${narrowed(wanted, 't')} and ${definition(wanted, 'd')}
    order by t.reference_table, t.position_ordinal, t.custom_data_tab_id, d.position_ordinal, d.custom_data_definition_id`.execute(
    tx,
  );
  return rows;
}

/** Choices in the order of their lists. */
export async function readListValues(
  tx: Transaction<DB>,
  tenant: string,
  wanted: Wanted,
): Promise<CustomDataListValue[]> {
  const { rows } = await sql<CustomDataListValue>`
    select l.custom_data_list_value_id as "customDataListValueID", l.custom_data_definition_id as "customDataDefinitionID",
      l.available_value as "availableValue", l.parent_id as "parentID", p.available_value as "parentAvailableValue",
      l.position_ordinal as "positionOrdinal"
    from custom_data_list_values l
    join custom_data_definitions d
      on d.tenant_id = l.tenant_id and d.custom_data_definition_id = l.custom_data_definition_id
    join custom_data_tabs t on t.tenant_id = d.tenant_id and t.custom_data_tab_id = d.custom_data_tab_id
    left join custom_data_list_values p on p.tenant_id = l.tenant_id and p.custom_data_list_value_id = l.parent_id
    where l.tenant_id = ${tenant} and ${narrowed(wanted, 't')} and ${definition(wanted, 'l')}
    order by l.custom_data_definition_id, l.position_ordinal, l.custom_data_list_value_id`.execute(tx);
  return rows;
}

function narrowed({ referenceTables, customDataTabID }: Wanted, tabs: string): RawBuilder<boolean> {
  const ofHosts = referenceTables
    ? sql`${sql.ref(`${tabs}.reference_table`)} = any(${[...referenceTables]}::integer[])`
    : sql`true`;
  const ofTab = customDataTabID ? sql`${sql.ref(`${tabs}.custom_data_tab_id`)} = ${customDataTabID}` : sql`true`;
  return sql<boolean>`${ofHosts} and ${ofTab}`;
}

function definition({ customDataDefinitionID }: Wanted, rows: string): RawBuilder<boolean> {
  return customDataDefinitionID
    ? sql<boolean>`${sql.ref(`${rows}.custom_data_definition_id`)} = ${customDataDefinitionID}`
    : sql<boolean>`true`;
}
