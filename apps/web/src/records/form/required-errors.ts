import type { PlainField } from '../../lib/fields/plain-field.ts';
import type { RecordErrors } from '../../lib/record/field-errors.ts';

/** What is missing, as the schemas would say it: enough where the rest is checked by the fields themselves and by the server. */
export function requiredErrors(
  fields: Readonly<Record<string, PlainField>>,
  values: Readonly<Record<string, unknown>>,
): RecordErrors {
  const missing = Object.entries(fields).filter(([name, { required }]) => {
    const value = values[name];
    return required && (value === null || (typeof value === 'string' && value.trim() === ''));
  });
  return Object.fromEntries(missing.map(([name, { label }]) => [name, `${label} is required`]));
}
