import type { InputErrorCode } from '@closewright/domain/errors';
import type { z } from 'zod';
import { plainWords } from './plain-words.ts';

/** What is wrong with a part of a value: where, of which kind, and a sentence. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly code: InputErrorCode;
  readonly message: string;
}

/** What was read, or all that is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/** Reads a value that comes from outside by its schema; what is wrong is told in plain words, each unknown field by its own path. */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown): Read<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(value, { error: plainWords, reportInput: true });
  if (success) return { ok: true, value: data };
  const [first, ...others] = error.issues.flatMap(problemsOf);
  if (!first) throw new Error('What is not read has a reason');
  return { ok: false, problems: [first, ...others] };
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], code: 'UNKNOWN', message }));
  return [{ path, code: codeOf(issue), message }];
}

function codeOf(issue: z.core.$ZodIssue): InputErrorCode {
  // Only the fields of cases make such an issue, each with its code.
  if (issue.code === 'custom' && issue.params && 'code' in issue.params) return issue.params.code as InputErrorCode;
  if (issue.input === undefined) return 'MISSING';
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'OUT_OF_RANGE' : 'MALFORMED';
}
