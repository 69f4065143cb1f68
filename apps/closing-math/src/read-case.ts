import { readBy } from '@closewright/contract/problems';
import { attempt, InputError, InputErrors, inputErrorsOf, UnreadInput } from '@closewright/domain/errors';
import type { z } from 'zod';
import { readableParts } from './readable-parts.ts';

/**
 * Reads a case by the schema of its kind and reckons it. Throws an InputError for all that is wrong, each named by its path: what cannot be read,
 * and what the rules say of the rest.
 */
export function reckonCase<Schema extends z.ZodType, Made>(
  schema: Schema,
  input: unknown,
  run: (read: z.output<Schema>) => Made,
): Made {
  const read = readBy(schema, input);
  if (read.ok) return run(read.value);
  const unread = read.problems.map(({ path, code, message }) => {
    const field = path.map((step) => String(step) || '""').join('.') || 'case';
    return new InputError(code, field, code === 'UNKNOWN' ? `There is no such field: ${field}` : message);
  });
  const outcome = attempt(() => run(readableParts(schema, input)));
  const refused = outcome instanceof InputError ? inputErrorsOf(outcome) : [];
  throw InputErrors.of([...unread, ...refused.filter((error) => !(error instanceof UnreadInput))]);
}
