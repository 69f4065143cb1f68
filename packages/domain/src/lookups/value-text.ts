import { formatDate, formatMoney, formatRate, formatTime } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { itemName, type LookupSets } from './find-item.ts';

/** What of a field decides how its values read. */
export interface ReadField {
  /** `money`, `date`, `select` and so on, as the contract's fields have it. */
  readonly kind: string;
  /** The lookup set of a select. */
  readonly lookup?: string;
  /** What stored marks are called. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A stored value as people read it, by the kind of its field. Empty for none. */
export function valueText(value: unknown, field: ReadField, lookups: LookupSets): string {
  // Values of the wire are texts, numbers and booleans; anything else has no words.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  if (value === '') return '';
  const word = field.words?.[String(value)];
  if (word !== undefined) return word;
  switch (field.kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No';
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
