import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repeatedKeys } from './index.ts';

it.each([
  ['{"a":1,"a":2}', ['1 a']],
  ['{"a":1,\n"b":{"c":1},\n"a" : 2}', ['3 a']],
  ['[{"b":[{"c":1,\n"c":1}]}]', ['2 0.b.0.c']],
  ['{"a":1,"\\u0061":2}', ['1 a']],
  ['{"a\\"b":1,"a\\"b":2}', ['1 a"b']],
  ['{"":1,"":2}', ['1 ']],
  ['{"a":1,"a":{"b":["x, y",\n[0, {"c":1},\n{"d":{},"d":1}]]},"a":3}', ['1 a', '3 a.b.1.2.d', '3 a']],
  ['{"a":"a","b":["a","a"],"c":{"a":1}}', []],
  ['[{"a":1},{"a":2}]', []],
  ['{"a":"\\"a\\":1,","b":"{\\"b\\":"}', []],
  ['"a"', []],
  ['', []],
])('of %j: %j', (text, found) => {
  expect([...repeatedKeys(text)].map(({ line, path }) => `${line} ${path.join('.')}`)).toEqual(found);
});

it('is in no text that JSON.stringify wrote, and in every one into which a key was written again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(8), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect([...repeatedKeys(text)]).toEqual([]);
      const [key = ''] = Object.keys(value);
      const again = `${text.slice(0, text.lastIndexOf('}'))},${JSON.stringify(key)}:0}`;
      expect([...repeatedKeys(again)]).toMatchObject([{ key, path: [key] }]);
    }),
  );
});
