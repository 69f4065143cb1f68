import { fileRecords } from '@closewright/contract/records';
import { type ActionName, type Actor, can } from '@closewright/domain/access';
import { hostActions, ReferenceTable } from '@closewright/domain/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import { customDefinitionID, customValueTable } from './custom-field.ts';

/** Which rows of the audit of a file a reader may see: plain data, so that a download can carry it along. */
export interface AuditScope {
  /** Tables whose rows are told of; one that no record declares is not. */
  readonly tables: readonly string[];
  /** Hosts of custom fields whose values are; null: all. */
  readonly hosts: readonly number[] | null;
}

const allHosts = Object.values(ReferenceTable);

/**
 * What the audit of a file tells to these rights, which are those of its region: changes of the records whose page they show. Records that File
 * Main shows are told to everybody who may read the audit.
 */
export function auditScopeOf(access: Actor): AuditScope {
  const may = (action: ActionName) => can(access, action).allowed;
  const hosts = allHosts.filter((host) => may(hostActions[host].read));
  return {
    tables: fileRecords.flatMap(({ table, read }) =>
      read === null || read === 'readOrder' || may(read) ? [table] : [],
    ),
    hosts: hosts.length === allHosts.length ? null : hosts,
  };
}

/** The host of the custom field that an audit row `a` is a value of: as it is now, or was when field or tab were removed. */
const hostOfRow = sql`coalesce(
  (select t.reference_table from custom_data_definitions d
    join custom_data_tabs t on t.tenant_id = d.tenant_id and t.custom_data_tab_id = d.custom_data_tab_id
    where d.tenant_id = a.tenant_id and d.custom_data_definition_id = ${customDefinitionID}::integer),
  (select coalesce(
      (select t.reference_table from custom_data_tabs t
        where t.tenant_id = a.tenant_id and t.custom_data_tab_id = (g.before ->> 'custom_data_tab_id')::integer),
      (select (k.before ->> 'reference_table')::integer from audit_log k
        where k.tenant_id = a.tenant_id and k.table_name = 'custom_data_tabs' and k.operation = 'DELETE'
          and k.row_key = g.before ->> 'custom_data_tab_id' order by k.seq desc limit 1))
    from audit_log g
    where g.tenant_id = a.tenant_id and g.table_name = 'custom_data_definitions' and g.operation = 'DELETE'
      and g.row_key = ${customDefinitionID} order by g.seq desc limit 1))`;

/** SQL for whether an audit row `a` is in the scope. */
export function isInScope({ tables, hosts }: AuditScope): RawBuilder<boolean> {
  const isOfHost = hosts === null ? sql`true` : sql`${hostOfRow} = any(${[...hosts]}::integer[])`;
  return sql<boolean>`(a.table_name = any(${[...tables]}::text[]) or (a.table_name = ${customValueTable} and ${isOfHost}))`;
}
