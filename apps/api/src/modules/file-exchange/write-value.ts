import type { Field } from '@closewright/contract/kit';
import { formatMoney } from '@closewright/domain/formats';
import { type Cents, cents } from '@closewright/domain/money';

/** What the choices of a tenant are called in a document, by lookup set and id; of those that are no longer offered, too. */
export type ChoiceNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/**
 * The text that `readValue` reads as this value; undefined for nothing. A choice whose name is not known is left out: its id says nothing
 * elsewhere.
 */
export function writeValue(field: Field, value: unknown, names: ChoiceNames): string | number | boolean | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  switch (field.kind) {
    case 'money':
      return writeMoney(value as number);
    case 'select':
      // Who completed something is kept as text: a number, or a part of the system.
      return names.get(field.lookup ?? '')?.get(Number(value));
    case 'integer':
      return value as number;
    case 'boolean':
      return true;
    default:
      return value as string;
  }
}

/** An amount as people write it: `180,000.00`. */
export function writeMoney(amount: number): string {
  return formatMoney(cents(amount) as Cents);
}
