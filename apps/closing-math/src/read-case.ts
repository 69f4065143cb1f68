import { InputError, type InputErrorCode } from '@closewright/domain/errors';
import type { z } from 'zod';

/** Reads a case by the schema of its kind. Throws an InputError for the first thing that is wrong, named by its path. */
export function parseCase<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw new InputError('MALFORMED', 'case', 'The case cannot be read');
  if (issue.code === 'unrecognized_keys') {
    const field = [...issue.path, issue.keys[0] || '""'].join('.');
    throw new InputError('UNKNOWN', field, `There is no such field: ${field}`);
  }
  const path = issue.path;
  throw new InputError(codeOf(issue, valueAt(input, path)), path.join('.') || 'case', issue.message);
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): InputErrorCode {
  if (issue.code === 'custom' && issue.params && 'code' in issue.params) return issue.params.code as InputErrorCode;
  if (value === undefined) return 'MISSING';
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'OUT_OF_RANGE' : 'MALFORMED';
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
