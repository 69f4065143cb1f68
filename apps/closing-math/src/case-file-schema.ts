import { z } from 'zod';
import { kinds } from './kinds.ts';

/** The JSON Schema of a file of cases: one, several in a list, or under `cases`. `closewright-math --schema` prints it, the build keeps it in dist/. */
export function caseFileSchema(): object {
  const oneCase = { oneOf: kinds.map(({ kind }) => ({ $ref: `#/$defs/${kind}` })) };
  const several = { type: 'array', items: { $ref: '#/$defs/case' } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Cases of the closing math',
    description:
      'A case, a list of cases, or { "cases": [...] }. Amounts are US dollars and rates are percent, each as a number or a text (162000 or "162000.00", 3.875 or "3.875"); dates are YYYY-MM-DD. A field that a kind does not have is an error. Results are dollars as texts with two decimals.',
    anyOf: [
      { $ref: '#/$defs/case' },
      several,
      { type: 'object', properties: { cases: several }, required: ['cases'], additionalProperties: false },
    ],
    $defs: {
      case: oneCase,
      ...Object.fromEntries(kinds.map(({ kind, schema }) => [kind, ofKind(schema)])),
    },
  };
}

function ofKind(schema: z.ZodType): object {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
