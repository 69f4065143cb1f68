import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCase } from '../../apps/closing-math/src/answer.ts';
import { allCases, exampleNames } from './examples.ts';

const options = { hasTrace: true, isChecked: false };

/** What people and programs write into a field that does not belong there. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '-1',
    '1e9',
    'NaN',
    '99999999999999999999',
    '0',
    '100.0000001',
    '2013-02-30',
    '9999-12-31',
    '0001-01-01',
    '2013-04-15',
  ),
  fc.constantFrom<unknown>(
    0,
    -1,
    1e308,
    -1e-7,
    0.1,
    600,
    601,
    1e6,
    2 ** 53,
    true,
    false,
    [],
    {},
    [null],
    'halfUp',
    'mail',
    'A',
    'TX',
  ),
  fc.double({ noNaN: false }),
  fc.string({ maxLength: 12 }),
  fc
    .date({ noInvalidDate: true, min: new Date('0100-01-01'), max: new Date('3000-01-01') })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.anything({ maxDepth: 2 }),
);

/** Every path of a case, `kind` excepted. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.keys(value).flatMap((name) => pathsOf(Reflect.get(value, name), [...path, name]));
  return (path.length === 0 ? below : [path, ...below]).filter(([first]) => first !== 'kind');
}

function withJunk(example: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(example);
  let at = copy;
  for (const step of path.slice(0, -1)) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : at;
  if (typeof at === 'object' && at !== null) Reflect.set(at, path.at(-1) ?? '', value);
  return copy;
}

/** The answer is figures without anything that is no figure, or an error that names a field. */
function expectSound(input: unknown): void {
  const answer = answerCase(input, options);
  if ('error' in answer) {
    expect(answer.error).toEqual({
      code: expect.stringMatching(/^(MISSING|UNKNOWN|MALFORMED|OUT_OF_RANGE|REVERSED|INCONSISTENT|NO_TABLE)$/),
      field: expect.stringMatching(/./),
      message: expect.stringMatching(/./),
    });
    return;
  }
  // A name may be called so, and is repeated.
  if (!/NaN|Infinity|undefined/.test(JSON.stringify(input)))
    expect(JSON.stringify(answer.result)).not.toMatch(/NaN|Infinity|undefined/);
  const numbers: number[] = [];
  JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value === 'number') numbers.push(value);
    return value;
  });
  expect(numbers.every(Number.isFinite)).toBe(true);
}

describe.each(exampleNames)('%s', (name) => {
  const examples = allCases.filter(({ kind }) => kind === name);

  it('answers any change of an example by figures or by an error that names the field', () => {
    const changes = fc
      .constantFrom(...examples)
      .chain((example) =>
        fc
          .array(fc.tuple(fc.constantFrom(...pathsOf(example)), junk), { minLength: 1, maxLength: 3 })
          .map((list) => list.reduce<unknown>((all, [path, value]) => withJunk(all, path, value), example)),
      );
    fc.assert(fc.property(changes, expectSound), { numRuns: 12 });
  });

  it('answers junk under its name by an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ maxLength: 8 }), fc.anything({ maxDepth: 2 })), (fields) =>
        expectSound({ ...fields, kind: name }),
      ),
      { numRuns: 5 },
    );
  });
});

/** Of every example each field in turn is something that no field takes. */
const broken = allCases.flatMap((example) =>
  pathsOf(example).map((path) => ({ path, input: withJunk(example, path, [[[]]]) })),
);

it('tells what is wrong with one field of an example of that field alone: what is not read makes no error of a rule', () => {
  const others = broken.flatMap(({ path, input }) => {
    const answer = answerCase(input, options);
    if (!('error' in answer)) return [];
    const where = path.join('.');
    const { error, errors = [error] } = answer;
    return errors.filter(({ field }) => !field.startsWith(where) && !where.startsWith(field));
  });
  expect(broken.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

it('answers what is no case at all by an error', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => expectSound(input)),
    { numRuns: 30 },
  );
});
