import { formatDate, formatMoney, formatRate, formatTime } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import type { PlainField } from './plain-field.ts';

/** A stored value as people read it, by the kind of its field. Empty for none. */
export function valueText(value: unknown, field: PlainField, lookups: LookupSets): string {
  // Values of the wire are texts, numbers and booleans; anything else has no words.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  if (value === '') return '';
  switch (field.kind) {
    case 'money':
      return formatMoney(cents(Number(value)));
    case 'rate':
      return formatRate(String(value));
    case 'date':
      return formatDate(String(value).slice(0, 10));
    case 'time':
      return formatTime(String(value).slice(0, 5));
    case 'select':
      return itemName(lookups, field.lookup ?? '', Number(value)) || String(value);
    default:
      return String(value);
  }
}
