import type { FileChange } from '@closewright/contract/audit';
import { records } from '@closewright/contract/records';
import { formatInstant } from '@closewright/domain/formats';
import { columnLabel, type LookupSets, storedText } from '@closewright/domain/lookups';
import { type AuditRow, auditEntryOf, auditedFields } from '../../platform/audit/audit-entry.ts';
import { customValueTable } from '../../platform/audit/custom-field.ts';

/** A row of the audit with the one of its fields that is told of, and the name of its record. */
export interface ChangeRow extends AuditRow {
  /** The column; `tax_id` for the three that hold one, `*` for a custom value, empty where the row holds nothing. */
  key: string;
  recordName: string | null;
}

/** What people call a row of a table; other tables are called by their name. */
const nouns: ReadonlyMap<string, string> = new Map([
  ...records.map(({ table, noun }) => [table, noun] as const),
  [customValueTable, 'Custom field'],
]);

/** The label of a column of a file's tables, as the screens have it. */
export function fieldLabel(table: string, key: string): string {
  if (key === '') return '';
  if (key === '*') return 'Custom field';
  if (key === 'tax_id') return auditedFields.get(`${table}.tax_id_encrypted`)?.label ?? 'Tax id';
  return auditedFields.get(`${table}.${key}`)?.label ?? columnLabel(key);
}

/** The name of a table's rows for people. */
export function recordNoun(table: string): string {
  return nouns.get(table) ?? columnLabel(table);
}

/**
 * A changed field in words.
 * @param zone IANA zone of the tenant, for moments
 */
export function changeInWords(row: ChangeRow, lookups: LookupSets, zone: string): FileChange {
  const { key, recordName, before: _was, after: _is, customField: _custom, table, rowKey: _rowKey, ...rest } = row;
  const isCustom = table === customValueTable;
  const field = auditedFields.get(`${table}.${key}`);
  const name = key === 'tax_id' ? 'taxID' : (field?.name ?? key);
  const { changes } = auditEntryOf(row);
  const change = changes.find((each) => isCustom || each.field === name);
  const text = (value: unknown) =>
    storedText(value, { column: key, field }, lookups, (instant) => formatInstant(instant, zone));
  return {
    ...rest,
    key,
    record: [recordNoun(table), isCustom ? null : recordName].filter(Boolean).join(' '),
    field: isCustom ? (change?.field ?? '') : fieldLabel(table, key),
    before: text(change?.before),
    after: text(change?.after),
  };
}
