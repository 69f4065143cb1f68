import type { SystemAuditEntry } from '@closewright/contract/audit';
import { columnLabel, type LookupSets, storedText } from '@closewright/domain/lookups';
import { fieldOfChange } from '../../../lib/audit/record-words.ts';
import { auditWords } from '../../../records/plain/tables.plain.ts';

/** One changed field in words. */
export interface ChangeText {
  field: string;
  before: string;
  after: string;
}

/**
 * What a row was called before and after, field by field.
 * @param moment an instant in words
 */
export function changeTexts(
  { table, changes }: SystemAuditEntry,
  lookups: LookupSets,
  moment: (instant: string) => string,
): ChangeText[] {
  return changes.map((change) => {
    const field = fieldOfChange(auditWords[table], change.field);
    const text = (value: unknown) => storedText(value, { column: change.field, field }, lookups, moment);
    return { field: field?.label ?? columnLabel(change.field), before: text(change.before), after: text(change.after) };
  });
}

/** All changes of a row in one line. */
export function changeLine(entry: SystemAuditEntry, lookups: LookupSets, moment: (instant: string) => string): string {
  return changeTexts(entry, lookups, moment)
    .map(({ field, before, after }) => {
      if (entry.operation === 'INSERT') return `${field} ${after}`;
      if (entry.operation === 'DELETE') return `${field} ${before}`;
      return `${field} ${before || 'none'} → ${after || 'none'}`;
    })
    .join('; ');
}
