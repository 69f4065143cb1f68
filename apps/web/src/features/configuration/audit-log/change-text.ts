import type { SystemAuditEntry } from '@closewright/contract/audit';
import { auditedText, columnLabel, type LookupSets } from '@closewright/domain/lookups';
import { auditedFields } from './audited-fields.plain.ts';

/** One changed field in words. */
export interface ChangeText {
  field: string;
  before: string;
  after: string;
}

/** What a row was called before and after, field by field. Of a table that is no record the names of the columns are read. */
export function changeTexts({ table, changes }: SystemAuditEntry, lookups: LookupSets): ChangeText[] {
  return changes.map(({ field, before, after }) => {
    const described = auditedFields[table]?.[field];
    const text = (value: unknown) => auditedText(value, described, field, lookups);
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
