import { successSchema } from '@closewright/contract/kit';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/** Keywords a serializer needs; limits and patterns were checked on the way in and would only cost time here. */
const kept = new Set(['type', 'properties', 'required', 'items', 'additionalProperties', 'const', 'nullable']);

type Write = (answer: unknown) => string;

const writers = new WeakMap<z.ZodType, Write>();

/** Writes successful answers of a result. Built with the first of them and kept: those of all calls would hold up each start. */
export function writerOf(result: z.ZodType): Write {
  return (answer) => {
    const writer = writers.get(result) ?? fastJson(serializerSchema(result));
    writers.set(result, writer);
    return writer(answer);
  };
}

/**
 * The JSON schema by which Fastify's fast-json-stringify writes a successful answer.
 * References are inlined and `anyOf [X, null]` becomes `nullable`, because its anyOf validates each branch with Ajv,
 * which is many times slower than a null check (bench.md §8: "JSON-schema out").
 */
export function serializerSchema(result: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(successSchema(result), { io: 'output' }) as JsonSchema;
  return flatten(schema, (schema.$defs ?? {}) as Record<string, JsonSchema>);
}

/** @param within the definitions that the schema is a part of */
function flatten(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  within: ReadonlySet<string> = new Set(),
): JsonSchema {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/$defs/', '');
    const target = definitions[name];
    if (!target) throw new Error(`The schema names ${schema.$ref}, which it does not define`);
    // What holds itself, as a trace does, is written no end: leave it to JSON.stringify.
    if (within.has(name)) return {};
    return flatten(target, definitions, new Set([...within, name]));
  }
  const branches = schema.anyOf as JsonSchema[] | undefined;
  if (branches) {
    const [only, ...others] = branches.filter((branch) => branch.type !== 'null');
    // A true union has no single shape: leave it to JSON.stringify.
    if (!only || others.length > 0) return {};
    return { ...flatten(only, definitions, within), nullable: true };
  }
  const out: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!kept.has(key)) continue;
    if (key === 'properties') {
      out.properties = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, inner]) => [
          name,
          flatten(inner, definitions, within),
        ]),
      );
    } else if ((key === 'items' || key === 'additionalProperties') && typeof value === 'object' && value !== null) {
      out[key] = flatten(value as JsonSchema, definitions, within);
    } else if (key !== 'additionalProperties') {
      // `additionalProperties: false` is dropped: the serializer writes the named properties only.
      out[key] = value;
    }
  }
  return out;
}
