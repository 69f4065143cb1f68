import type { FileChange } from '@closewright/contract/audit';
import { records } from '@closewright/contract/records';
import { alertSeverities, alertTargetNames, alertTargets } from '@closewright/domain/alerts';
import { formatInstant } from '@closewright/domain/formats';
import { auditedText, columnLabel, type LookupSets } from '@closewright/domain/lookups';
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

/** What stored marks are called. */
const marks: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  'order_alerts.severity': (value) => alertSeverities.find(({ id }) => id === value)?.label,
  'order_alerts.target': (value) => {
    const target = alertTargetNames.find((name) => name === value);
    return target && alertTargets[target].label;
  },
};

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

/** An instant as Postgres writes it in JSON. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value);

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
  const text = (value: unknown) => {
    const mark = marks[`${table}.${key}`]?.(value);
    if (mark !== undefined) return mark;
    if (field?.isFact !== false && isInstant(value)) return formatInstant(value, zone);
    return auditedText(value, field, key, lookups);
  };
  return {
    ...rest,
    key,
    record: [recordNoun(table), isCustom ? null : recordName].filter(Boolean).join(' '),
    field: isCustom ? (change?.field ?? '') : fieldLabel(table, key),
    before: text(change?.before),
    after: text(change?.after),
  };
}
