import type { Endpoint } from '@closewright/contract/kit';
import { readBy } from '@closewright/contract/problems';
import { AppError } from '@closewright/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { textProblems } from './text-problems.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The checked parts of a request; a part the endpoint does not declare is undefined. */
export interface Input<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/**
 * Checks params, query and body against the contract and answers all that is wrong at once. Parts the contract does not
 * declare must be empty: an unknown field is an error wherever it is put.
 */
export function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const problems: Record<string, string[]> = {};
  const input = {
    params: parsePart(endpoint.params, request.params, problems, false),
    query: parsePart(endpoint.query, request.query, problems, true),
    body: parsePart(endpoint.body, request.body, problems, true),
  };
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION_FAILED', undefined, { modelState: problems });
  return input as Input<E>;
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  problems: Record<string, string[]>,
  mustBeEmpty: boolean,
): unknown {
  if (!schema) {
    if (mustBeEmpty && value !== undefined && value !== null) {
      const names = typeof value === 'object' ? Object.keys(value) : [''];
      for (const name of names) add(problems, name, 'Unknown field');
    }
    return undefined;
  }
  const read = readBy(schema, value);
  if (read.ok) {
    for (const { path, problem } of textProblems(read.value)) add(problems, path.join('.'), problem);
    return read.value;
  }
  for (const { path, code, message } of read.problems)
    add(problems, path.map(String).join('.'), code === 'UNKNOWN' ? 'Unknown field' : message);
  return undefined;
}

function add(problems: Record<string, string[]>, path: string, message: string): void {
  // defineProperty: a path may be named like a member of Object.prototype.
  if (!Object.hasOwn(problems, path)) {
    Object.defineProperty(problems, path, { value: [], enumerable: true, configurable: true, writable: true });
  }
  problems[path]?.push(message);
}
