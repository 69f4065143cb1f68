import type { SystemAuditEntry } from '@closewright/contract/audit';
import { columnLabel, columnText, type LookupSets, valueText } from '@closewright/domain/lookups';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import type { PlainField } from '../../../lib/fields/plain-field.ts';

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

/** What a row was called before and after, field by field. */
export function changeTexts({ table, changes }: SystemAuditEntry, lookups: LookupSets): ChangeText[] {
  return changes.map(({ field, before, after }) => {
    const described = known[table]?.[field];
    const text = (value: unknown) => (described && valueText(value, described, lookups)) || columnText(field, value);
    return { field: described?.label ?? columnLabel(field), before: text(before), after: text(after) };
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
