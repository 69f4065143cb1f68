import { InputError, type InputErrorCode, InputErrors } from '@closewright/domain/errors';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Reads a case by the schema of its kind. Throws an InputError for all that is wrong, each named by its path. */
export function parseCase<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw InputErrors.of(read.error.issues.flatMap((issue) => errorsOf(issue, input)));
}

function errorsOf(issue: Issue, input: unknown): InputError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const field = [...issue.path, key || '""'].join('.');
      return new InputError('UNKNOWN', field, `There is no such field: ${field}`);
    });
  const value = valueAt(input, issue.path);
  return [new InputError(codeOf(issue, value), issue.path.join('.') || 'case', messageOf(issue, value))];
}

function codeOf(issue: Issue, value: unknown): InputErrorCode {
  // Only the fields of the contract make such an issue, each with its code.
  if (issue.code === 'custom' && issue.params && 'code' in issue.params) return issue.params.code as InputErrorCode;
  if (value === undefined) return 'MISSING';
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'OUT_OF_RANGE' : 'MALFORMED';
}

const kindWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const aKind = (kind: string): string => kindWords[kind] ?? 'something else';

/** What is wrong, in words of ours. */
function messageOf(issue: Issue, value: unknown): string {
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return 'It is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `It is ${aKind(issue.expected)}`;
    case 'invalid_value':
      return `It is ${anyOf(issue.values)}`;
    case 'too_small':
      return `${sizeOf(issue.origin)} at least ${issue.minimum}`;
    case 'too_big':
      return `${sizeOf(issue.origin)} at most ${issue.maximum}`;
    case 'invalid_union':
      return `It is ${[...new Set(issue.errors.flat().map(alternative))].join(' or ')}`;
    default:
      return 'It cannot be read';
  }
}

const sizeOf = (origin: string): string =>
  origin === 'array' ? 'How many are there:' : origin === 'string' ? 'Its characters are' : 'It is';

function alternative(issue: Issue): string {
  if (issue.code === 'invalid_type') return aKind(issue.expected);
  return issue.code === 'invalid_value' ? anyOf(issue.values) : 'something else';
}

const anyOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
