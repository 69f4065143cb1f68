import {
  type AccessRule,
  type Endpoint,
  idempotencyKeyHeader,
  idempotencyKeySchema,
  pinField,
  pinHeader,
  pinSchema,
} from '@closewright/contract/kit';
import { readBy } from '@closewright/contract/problems';
import { readFlag } from '@closewright/domain/constants';
import { AppError } from '@closewright/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, CallerOf } from '../auth/caller.ts';
import type { KeyedCall } from '../idempotency/answer-once.ts';
import type { Actor } from '../tenant/in-tenant.ts';
import { type Input, parseInput } from './parse-input.ts';
import { writerOf } from './serializer-schema.ts';

/** What a handler gets: the checked input, who calls, and the request for its log and origin. */
export interface Call<E extends Endpoint> extends Input<E> {
  caller: CallerOf<E['access']>;
  request: FastifyRequest;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['result']>>;

/**
 * Registers an endpoint of the contract: the access rule is enforced before the body is read, the input is checked
 * before the handler runs, and the result leaves in the envelope by the endpoint's own schema.
 */
export function implement<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.implemented.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
    ...(endpoint.mostValues !== undefined && { config: { mostValues: endpoint.mostValues } }),
    schema: { response: { 200: {} } },
    serializerCompiler: () => writerOf(endpoint.result),
    onRequest: async (request) => {
      request.caller = await app.gate.admit(request, endpoint);
    },
    handler: async (request) => {
      const input = parseInput(endpoint, request);
      const caller = request.caller as CallerOf<E['access']>;
      // Before anything else is done: a wrong one counts whatever becomes of the call, and costs nothing else.
      if (endpoint.takesPin && readFlag((caller as Caller).session.access.features, 'checkWritingPIN'))
        await app.checkPin(caller as Caller, pinOf(request));
      const answer = () => handler({ ...input, caller, request });
      const once = (key: string) =>
        app.answerOnce({ caller: caller as Caller, key, endpoint: endpoint.name, input }, answer);
      const key = endpoint.takesKey ? idempotencyKeyOf(request) : null;
      const result = key === null ? await answer() : await once(key);
      return { isSuccessful: true, errorCode: null, errorMessage: null, result };
    },
  });
}

/** The key a call came with, null without one. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const text = headers[idempotencyKeyHeader.toLowerCase()];
  if (text === undefined) return null;
  const read = readBy(idempotencyKeySchema, text);
  if (read.ok) return read.value;
  const messages = read.problems.map(({ message }) => message);
  throw new AppError('VALIDATION_FAILED', undefined, { modelState: { [idempotencyKeyHeader]: messages } });
}

/** The PIN a call came with, null without one. */
function pinOf({ headers }: FastifyRequest): string | null {
  const text = headers[pinHeader.toLowerCase()];
  if (text === undefined) return null;
  const read = readBy(pinSchema, text);
  if (read.ok) return read.value;
  throw new AppError('VALIDATION_FAILED', undefined, {
    modelState: { [pinField]: read.problems.map(({ message }) => message) },
  });
}

/** Decides who may call; the api's own gate is in platform/auth. */
export interface Gate {
  admit(request: FastifyRequest, endpoint: Endpoint): Promise<CallerOf<AccessRule>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate;
    /** Answers a call that came with a key (platform/idempotency). */
    answerOnce<T>(call: KeyedCall, answer: () => Promise<T>): Promise<T>;
    /** Compares the PIN that a call came with (platform/pin). */
    checkPin(caller: Caller, pin: string | null): Promise<void>;
    /** The endpoints registered so far: the OpenAPI document and the tests read it. */
    implemented: Endpoint[];
  }
  interface FastifyRequest {
    caller: CallerOf<AccessRule> | null;
    /** Whose token came along, also when the call is refused: the log names them. */
    actor: Actor | null;
  }
}
