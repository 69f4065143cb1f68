import { endpoints } from '@closewright/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serializerSchema } from './serializer-schema.ts';

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

  it('needs no validator at run time for any endpoint', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(JSON.stringify(serializerSchema(endpoint.result)), endpoint.name).not.toMatch(/anyOf|oneOf|\$ref|pattern/);
    }
  });
});
