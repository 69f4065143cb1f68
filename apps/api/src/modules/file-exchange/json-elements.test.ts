import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonElements } from './json-elements.ts';

/** Everything that comes of a text read in pieces of these sizes, over and over. */
async function cut(text: string, sizes: readonly number[] = [text.length + 1]) {
  async function* pieces() {
    for (let from = 0, turn = 0; from < text.length; turn += 1) {
      const to = from + (sizes[turn % sizes.length] ?? 1);
      yield text.slice(from, to);
      from = to;
    }
  }
  const reading = jsonElements(pieces(), 'files');
  const elements: { line: number; text: string }[] = [];
  let next = await reading.next();
  for (; !next.done; next = await reading.next()) elements.push(next.value);
  return { elements, around: next.value };
}

const parsed = ({ elements, around }: Awaited<ReturnType<typeof cut>>) => ({
  elements: elements.map(({ text }) => JSON.parse(text) as unknown),
  around: JSON.parse(around) as unknown,
});

const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
const spacing = fc.constantFrom(undefined, 1, 2);

describe('the elements of a JSON text', () => {
  it('are those of JSON.parse, wherever the pieces end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), spacing, sizes, async (values, space, pieces) => {
        const same = JSON.parse(JSON.stringify(values)) as unknown;
        expect(parsed(await cut(JSON.stringify(values, null, space), pieces))).toEqual({ elements: same, around: [] });
      }),
    );
  });

  it('are those of the array of the name, with the rest of the document around', async () => {
    const others = fc.dictionary(
      fc.string().filter((key) => key !== 'files' && key !== '__proto__'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), others, others, sizes, async (files, before, after, pieces) => {
        const around = { ...before, files: [], ...after };
        const text = JSON.stringify({ ...before, files, ...after }, null, 1);
        expect(parsed(await cut(text, pieces))).toEqual(JSON.parse(JSON.stringify({ elements: files, around })));
      }),
    );
  });

  it('know the lines they begin in', async () => {
    const { elements } = await cut('[\n {"a":\n 1}, {},\n\n {"b": "\\n"}\n]', [3]);
    expect(elements.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it.each([
    '[1,]',
    '[,1]',
    '[1,,2]',
    '[1',
    '[',
    '{"files":[1',
    '{"files":[1,]}',
    '["a',
    '{"files":[1],"files":[2]',
    '[1]]',
    '',
  ])('leave to JSON.parse what is none: %s', async (text) => {
    const found = await cut(text, [1]);
    expect(() => parsed(found)).toThrow(SyntaxError);
  });

  it('are not taken from a deeper array of the name, nor from a value that looks like it', async () => {
    for (const text of ['{"a":{"files":[1]}}', '{"a":"files","b":[1]}', '{"files":{"files":[1]}}'])
      expect(await cut(text)).toEqual({ elements: [], around: text });
  });
});
