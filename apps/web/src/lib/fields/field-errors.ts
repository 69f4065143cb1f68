import type { Fields } from '@closewright/contract/kit';
import { readBy } from '@closewright/contract/problems';

/** Checks values with the schemas of their field table: the same the server checks with. */
export function fieldErrors(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, { schema, label, required }] of Object.entries(fields)) {
    const value = values[name] ?? null;
    if (required && value === null) {
      errors[name] = `${label} is required`;
      continue;
    }
    const read = readBy(schema, value);
    if (!read.ok) errors[name] = read.problems[0].message;
  }
  return errors;
}
