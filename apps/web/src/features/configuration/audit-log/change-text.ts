import type { SystemAuditEntry } from '@closewright/contract/audit';
import { formatMoney } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import type { PlainField } from '../../../lib/fields/plain-field.ts';
import { valueText } from '../../../lib/fields/value-text.ts';

/** One changed field in words. */
export interface ChangeText {
  field: string;
  before: string;
  after: string;
}

/** The tables whose fields the contract describes; of the others the names of the columns are read. */
const known: Readonly<Record<string, Readonly<Record<string, PlainField>>>> = {
  orders: fieldTables.order,
  properties: fieldTables.property,
  loans: fieldTables.loan,
  order_parties: fieldTables.party,
};

/** The name of a table in words: `order_parties` is Order parties. */
export function tableLabel(table: string): string {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a row was called before and after, field by field. */
export function changeTexts({ table, changes }: SystemAuditEntry, lookups: LookupSets): ChangeText[] {
  return changes.map(({ field, before, after }) => {
    const described = known[table]?.[field];
    const text = (value: unknown) =>
      described ? valueText(value, described, lookups) || plainText(value) : columnText(field, value);
    return {
      field: described?.label ?? tableLabel(field.replace(/_cents$/, '')),
      before: text(before),
      after: text(after),
    };
  });
}

/** All changes of a row in one line. */
export function changeLine(entry: SystemAuditEntry, lookups: LookupSets): string {
  return changeTexts(entry, lookups)
    .map(({ field, before, after }) => {
      if (entry.operation === 'INSERT') return `${field} ${after}`;
      if (entry.operation === 'DELETE') return `${field} ${before}`;
      return `${field} ${before || 'none'} → ${after || 'none'}`;
    })
    .join('; ');
}

/** What was done to a row. */
export const operationLabels = { INSERT: 'Added', UPDATE: 'Changed', DELETE: 'Removed' } as const;

function columnText(column: string, value: unknown): string {
  if (column.endsWith('_cents') && typeof value === 'number') return formatMoney(cents(value));
  return plainText(value);
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
