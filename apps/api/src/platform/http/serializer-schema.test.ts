import { endpoints } from '@closewright/contract';
import fastJson from 'fast-json-stringify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serializerSchema, writerOf } from './serializer-schema.ts';

const part = z.object({ when: z.iso.date().nullable(), amount: z.int().min(0) }).meta({ id: 'SerializerPart' });
const schema = serializerSchema(
  z.object({ one: part.nullable(), many: z.array(part), any: z.unknown(), map: z.record(z.string(), part) }),
);

describe('the serializer schema', () => {
  it('inlines references, makes null a flag and drops what only checks', () => {
    const object = {
      type: 'object',
      properties: { when: { type: 'string', nullable: true }, amount: { type: 'integer' } },
      required: ['when', 'amount'],
    };
    expect(schema.properties).toMatchObject({
      isSuccessful: { const: true },
      errorCode: { type: 'null' },
      result: {
        properties: {
          one: { ...object, nullable: true },
          many: { type: 'array', items: object },
          any: {},
          map: { type: 'object', additionalProperties: object },
        },
      },
    });
  });

  it('leaves what holds itself to JSON.stringify', () => {
    const step = z
      .object({
        label: z.string(),
        get inputs() {
          return z.array(step).exactOptional();
        },
      })
      .meta({ id: 'SerializerStep' });
    expect(serializerSchema(step).properties).toMatchObject({
      result: { properties: { label: { type: 'string' }, inputs: { type: 'array', items: {} } } },
    });
  });

  it('makes a serializer of any endpoint, which needs no validator at run time', () => {
    for (const { name, result } of Object.values(endpoints)) {
      const made = serializerSchema(result);
      expect(JSON.stringify(made), name).not.toMatch(/anyOf|oneOf|\$ref|pattern/);
      expect(() => fastJson(made), name).not.toThrow();
    }
  });

  it('writes what the result names and nothing beside it', () => {
    const answer = { isSuccessful: true, errorCode: null, errorMessage: null, result: { named: 1, beside: 2 } };
    const write = writerOf(z.object({ named: z.int() }));
    expect(JSON.parse(write(answer))).toEqual({ ...answer, result: { named: 1 } });
    expect(write(answer)).toBe(write(answer));
  });
});
