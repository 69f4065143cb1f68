import { columnText } from './column-words.ts';
import type { LookupSets } from './find-item.ts';
import { type ReadField, valueText } from './value-text.ts';

/** The field or fact that a column holds. */
export interface StoredField extends ReadField {
  /** Whether the system writes it. */
  readonly isFact: boolean;
}

/** An instant as Postgres writes it in JSON. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value);

/**
 * A value of a stored row as an audit tells it; of a column that no field describes it is read by the name of the column. An item of a set that
 * is not at hand, such as a loan of a file, is told by its id.
 * @param moment an instant in words; what somebody typed is none, however it looks
 */
export function storedText(
  value: unknown,
  { column, field }: { readonly column: string; readonly field: StoredField | undefined },
  lookups: LookupSets,
  moment: (instant: string) => string,
): string {
  if (field?.isFact !== false && isInstant(value)) return moment(value);
  const isAtHand = field?.lookup === undefined || Object.hasOwn(lookups, field.lookup);
  return (field && isAtHand && valueText(value, field, lookups)) || columnText(column, value);
}
