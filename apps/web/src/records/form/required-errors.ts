import type { RecordErrors } from '../../lib/record/field-errors.ts';
import type { FormField } from '../field/record-field.tsx';

/** What is missing, as the schemas would say it: enough where the rest is checked by the fields themselves and by the server. */
export function requiredErrors(
  fields: Readonly<Record<string, FormField>>,
  values: Readonly<Record<string, unknown>>,
): RecordErrors {
  const missing = Object.entries(fields).filter(([name, { required }]) => {
    const value = values[name];
    return required && (value === null || (typeof value === 'string' && value.trim() === ''));
  });
  return Object.fromEntries(missing.map(([name, field]) => [name, field.missing ?? `${field.label} is required`]));
}
