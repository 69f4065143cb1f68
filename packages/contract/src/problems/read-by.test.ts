import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as cases from '../closing-math/index.ts';
import { fileDocumentSchema } from '../file-export/index.ts';
import { endpoints } from '../index.ts';
import type { Endpoint } from '../kit/index.ts';
import { disclosureFileSchema } from '../lender-disclosures/index.ts';
import { rateFileSchema } from '../rate-versions/index.ts';
import { readBy } from './index.ts';

/** A schema and all that it is made of. */
function within(schema: unknown): z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  return [schema, ...partsOf(schema).flatMap(within)];
}

function partsOf(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType];
  if (schema instanceof z.ZodPipe) return [schema.in];
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? [schema.unwrap()]
    : [];
}

const named: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(endpoints);
const outside: readonly (readonly [name: string, schemas: readonly z.ZodType[]])[] = [
  ['files of rates', within(rateFileSchema)],
  ['files of files', within(fileDocumentSchema)],
  ['disclosures of lenders', within(disclosureFileSchema)],
  ['cases', Object.values(cases).flatMap(within)],
  ['calls', named.flatMap(([, { params, query, body }]) => [params, query, body].flatMap(within))],
];

/** What is wrong with almost any field: absent, of another kind, too small, too large, too long, of another form. */
const broken = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 'zz', -1, 0.5, 1e300, Number.NaN, true, [], {}, [[]], { odd: 1 }),
  fc.constantFrom<unknown>('x'.repeat(9999), new Array(9999).fill(0), '2013-02-30', '-0.000000001', 9999, 9e15),
  fc.anything({ maxDepth: 1 }),
);

/** How the schema library begins what it says by itself; expected wires are a list of ours. */
const ofLibrary = /^(Invalid|Too big|Too small|Unrecognized)|expected (?!wires)|received /;

describe.each(outside)('what is wrong with %s', (_, schemas) => {
  it('is said in plain words, whatever it is', () => {
    const told = fc.property(fc.constantFrom(...schemas), broken, (schema, value) => {
      const read = readBy(schema, value);
      if (!read.ok)
        for (const { message } of read.problems) {
          expect(message).not.toMatch(ofLibrary);
          expect(message).toMatch(/\S/);
        }
    });
    fc.assert(told, { numRuns: 3000 });
  });
});

describe('plain words', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3).optional(),
    pages: z.int().min(1).max(9).optional(),
    share: z.number().positive().lt(1).optional(),
    rows: z.array(z.boolean()).min(1).max(2).optional(),
    side: z.enum(['buyer', 'seller']).optional(),
    either: z.union([z.number(), z.string(), z.literal('all')]).optional(),
    way: z
      .discriminatedUnion('by', [z.object({ by: z.literal('rate') }), z.object({ by: z.literal('unit') })])
      .optional(),
    id: z.uuid().optional(),
    own: z.string().regex(/^\d$/, 'One digit').optional(),
    needed: z.null(),
  });
  const told = (value: object) => {
    const read = readBy(schema, { needed: null, ...value });
    return read.ok ? [] : read.problems.map(({ path, code, message }) => [path.join('.'), code, message]);
  };

  it.each([
    [{ needed: undefined }, ['needed', 'MISSING', 'It is missing']],
    [{ needed: 1 }, ['needed', 'MALFORMED', 'It is null']],
    [{ name: '' }, ['name', 'OUT_OF_RANGE', 'It is missing']],
    [{ name: 'four' }, ['name', 'OUT_OF_RANGE', 'It has at most 3 characters']],
    [{ pages: 0 }, ['pages', 'OUT_OF_RANGE', 'It is at least 1']],
    [{ pages: 10 }, ['pages', 'OUT_OF_RANGE', 'It is at most 9']],
    [{ pages: 1.5 }, ['pages', 'MALFORMED', 'It is a whole number']],
    [{ share: 0 }, ['share', 'OUT_OF_RANGE', 'It is more than 0']],
    [{ share: 1 }, ['share', 'OUT_OF_RANGE', 'It is less than 1']],
    [{ rows: [] }, ['rows', 'OUT_OF_RANGE', 'There are at least 1']],
    [{ rows: ['no'] }, ['rows.0', 'MALFORMED', 'It is true or false']],
    [{ side: 'both' }, ['side', 'MALFORMED', 'It is one of buyer, seller']],
    [{ either: [] }, ['either', 'MALFORMED', 'It is a number or a text or all']],
    [{ way: { by: 'day' } }, ['way.by', 'MALFORMED', 'It is one of rate, unit']],
    [{ id: 'x' }, ['id', 'MALFORMED', 'It is not written as such a value is']],
    [{ own: 'x' }, ['own', 'MALFORMED', 'One digit']],
    [{ odd: 1 }, ['odd', 'UNKNOWN', 'There is no such field']],
  ])('of %j', (value, problem) => {
    expect(told(value)).toEqual([problem]);
  });
});
