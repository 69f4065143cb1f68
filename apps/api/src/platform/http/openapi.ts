import {
  type Endpoint,
  failureSchema,
  idempotencyKeyHeader,
  idempotencyKeyHours,
  idempotencyKeySchema,
  pinField,
  pinHeader,
  pinSchema,
  successSchema,
} from '@closewright/contract/kit';
import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { z } from 'zod';
import { downloadErrors, downloadOperation, downloadPath } from '../downloads/download-operation.ts';
import { parameterTexts } from './openapi-parameters.ts';
import { accessText, introduction, tags } from './openapi-texts.ts';

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

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    "An access token of the tenant's realm, with `api` as its audience. It is good for some minutes and on its tenant's host only.",
};

/** Headers that come with a failure of a status. */
const headersOf: Record<number, Json> = {
  401: { 'www-authenticate': { description: '`Bearer`', schema: { type: 'string' } } },
  429: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  503: { 'retry-after': { description: 'Seconds to wait, where it is known.', schema: { type: 'integer' } } },
};

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
      ...(endpoint.takesPin ? (['CHECK_PIN_NOT_SET'] as const) : []),
    ]),
  ];
}

/** The OpenAPI 3.1 document of a set of endpoints, made from the schemas that check and write the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const components: Json = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    Object.assign(components, asOpenApi($defs ?? {}));
    return asOpenApi(json) as Json;
  };
  const failure = schemaOf(failureSchema, 'output');

  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      summary: withoutSources(endpoint.summary),
      description: accessText(endpoint.access),
      tags: [endpoint.tag],
      security: endpoint.access.kind === 'public' ? [] : [{ bearer: [] }],
      'x-access': endpoint.access,
      'x-idempotent': endpoint.idempotent,
      parameters: [
        ...parametersOf(endpoint.params && schemaOf(endpoint.params, 'output'), 'path'),
        ...parametersOf(endpoint.query && schemaOf(endpoint.query, 'input'), 'query'),
        ...(endpoint.takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
        ...(endpoint.takesPin ? [{ $ref: '#/components/parameters/CheckWritingPIN' }] : []),
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
        ...failureResponses(errorsOf(endpoint), failure),
      },
    };
  }

  const responses = { ...downloadOperation.responses, ...failureResponses(downloadErrors, failure) };
  paths[downloadPath] = { get: { ...downloadOperation, responses } };

  return {
    openapi: '3.1.0',
    info: {
      title: 'Closewright',
      version,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      description: introduction,
    },
    servers: [{ url: '/', description: 'The host of the tenant from which this document came.' }],
    tags,
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
        CheckWritingPIN: {
          name: pinHeader,
          in: 'header',
          required: false,
          description:
            `The PIN of the caller, where the company asks for one (feature flag checkWritingPIN). Another one is an error of \`${pinField}\`; after five in a row none ` +
            'is taken for 15 minutes.',
          schema: schemaOf(pinSchema, 'input'),
        },
      },
      securitySchemes: { bearer },
    },
  };
}

function failureResponses(codes: readonly ErrorCode[], schema: Json): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${withoutSources(errorCodes[code].when)}`).join('\n\n'),
        ...(headersOf[status] && { headers: headersOf[status] }),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** Where a rule comes from is for those who work on the product. */
const withoutSources = (text: string): string => text.replace(/ \([\w-]+\.md[^)]*\)/g, '');

function parametersOf(schema: Json | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    description: parameterTexts[name],
    schema: inner,
  }));
}

/**
 * A JSON schema as OpenAPI wants it: named schemas live under `components`, not `$defs`, and the members of a record whose
 * names are known are written out, because tools do not read `propertyNames`.
 */
function asOpenApi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asOpenApi);
  if (typeof value !== 'object' || value === null) return value;
  const json = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : asOpenApi(inner),
    ]),
  );
  const names = (json.propertyNames as Json | undefined)?.enum;
  if (!Array.isArray(names) || typeof json.additionalProperties !== 'object') return json;
  const { propertyNames: _, additionalProperties: member, ...rest } = json;
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, member])), additionalProperties: false };
}
