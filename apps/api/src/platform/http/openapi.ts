import {
  type Endpoint,
  failureSchema,
  idempotencyKeyHeader,
  idempotencyKeyHours,
  idempotencyKeySchema,
  successSchema,
} from '@closewright/contract/kit';
import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { z } from 'zod';

type Json = { [key: string]: unknown };

/** Codes every call can answer, whatever it does. */
const always: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'INVALID_TENANT',
  'RATE_LIMITED',
  'INTERNAL',
  'TENANT_BUSY',
  'UNAVAILABLE',
];
const withToken: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'];
const withUser: readonly ErrorCode[] = ['MISSING_USER', 'INVALID_USER', 'MAINTENANCE_MODE'];
const withBody: readonly ErrorCode[] = ['MALFORMED_BODY', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** The codes a call can answer: its own and those of its access rule and body. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { kind } = endpoint.access;
  return [
    ...new Set([
      ...endpoint.errors,
      ...always,
      ...(kind === 'public' ? [] : withToken),
      ...(kind === 'public' || kind === 'token' ? [] : withUser),
      ...(kind === 'screen' || kind === 'action' ? (['FORBIDDEN'] as const) : []),
      ...(endpoint.body ? withBody : []),
      ...(endpoint.takesKey ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ]),
  ];
}

/** The OpenAPI 3.1 document of a set of endpoints, made from the schemas that check and write the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const components: Json = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    Object.assign(components, rewriteReferences($defs ?? {}));
    return rewriteReferences(json) as Json;
  };
  const failure = schemaOf(failureSchema, 'output');

  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: endpoint.access.kind === 'public' ? [] : [{ bearer: [] }],
      'x-access': endpoint.access,
      'x-idempotent': endpoint.idempotent,
      parameters: [
        ...parametersOf(endpoint.params && schemaOf(endpoint.params, 'output'), 'path'),
        ...parametersOf(endpoint.query && schemaOf(endpoint.query, 'input'), 'query'),
        ...(endpoint.takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ],
      ...(endpoint.body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
        },
      }),
      responses: {
        200: {
          description: 'Success',
          content: { 'application/json': { schema: schemaOf(successSchema(endpoint.result), 'output') } },
        },
        ...failureResponses(endpoint, failure),
      },
    };
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Closewright',
      version,
      description:
        'Every answer is `{ isSuccessful, errorCode, errorMessage, result }` with the true HTTP status. ' +
        'The tenant is the first label of the host; calls carry its access token as a bearer token.',
    },
    paths,
    components: {
      schemas: components,
      parameters: {
        IdempotencyKey: {
          name: idempotencyKeyHeader,
          in: 'header',
          required: false,
          description:
            'Made by the caller, one for each thing that is to be done, and the same when the call is sent again because no answer came: ' +
            `it is done once and answered the same, for ${idempotencyKeyHours} hours. Refused calls are not kept.`,
          schema: schemaOf(idempotencyKeySchema, 'input'),
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function failureResponses(endpoint: Endpoint, schema: Json): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].when}`).join('\n\n'),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

function parametersOf(schema: Json | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
}

/** Named schemas live under `components` in OpenAPI, under `$defs` in plain JSON schema. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : rewriteReferences(inner),
    ]),
  );
}
