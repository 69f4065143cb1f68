import type { AccessRule, Endpoint } from '@closewright/contract/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallerOf } from '../auth/caller.ts';
import type { Actor } from '../tenant/in-tenant.ts';
import { type Input, parseInput } from './parse-input.ts';
import { serializerSchema } from './serializer-schema.ts';

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
    schema: { response: { 200: serializerSchema(endpoint.result) } },
    onRequest: async (request) => {
      request.caller = await app.gate.admit(request, endpoint);
    },
    handler: async (request) => {
      const input = parseInput(endpoint, request);
      const caller = request.caller as CallerOf<E['access']>;
      const result = await handler({ ...input, caller, request });
      return { isSuccessful: true, errorCode: null, errorMessage: null, result };
    },
  });
}

/** Decides who may call; the api's own gate is in platform/auth. */
export interface Gate {
  admit(request: FastifyRequest, endpoint: Endpoint): Promise<CallerOf<AccessRule>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate;
    /** The endpoints registered so far: the OpenAPI document and the tests read it. */
    implemented: Endpoint[];
  }
  interface FastifyRequest {
    caller: CallerOf<AccessRule> | null;
    /** Whose token came along, also when the call is refused: the log names them. */
    actor: Actor | null;
  }
}
