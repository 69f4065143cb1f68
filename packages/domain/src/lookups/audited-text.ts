import { columnText } from './column-words.ts';
import type { LookupSets } from './find-item.ts';
import { type ReadField, valueText } from './value-text.ts';

/**
 * A value of the audit as people read it: as its field says, or by its column where no field describes it. An item of a set that is not at
 * hand, such as a loan of a file, is told by its id.
 */
export function auditedText(value: unknown, field: ReadField | undefined, column: string, lookups: LookupSets): string {
  const isAtHand = field?.lookup === undefined || Object.hasOwn(lookups, field.lookup);
  return (field && isAtHand && valueText(value, field, lookups)) || columnText(column, value);
}
