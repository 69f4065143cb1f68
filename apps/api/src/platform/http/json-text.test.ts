import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repeatedKey } from './json-text.ts';

it.each([
  ['{"a":1,"a":2}', { key: 'a', line: 1 }],
  ['{"a":1,\n"b":{"c":1},\n"a" : 2}', { key: 'a', line: 3 }],
  ['[{"b":[{"c":1,\n"c":1}]}]', { key: 'c', line: 2 }],
  ['{"a":1,"\\u0061":2}', { key: 'a', line: 1 }],
  ['{"a\\"b":1,"a\\"b":2}', { key: 'a"b', line: 1 }],
  ['{"":1,"":2}', { key: '', line: 1 }],
  ['{"a":"a","b":["a","a"],"c":{"a":1}}', null],
  ['[{"a":1},{"a":2}]', null],
  ['{"a":"\\"a\\":1,","b":"{\\"b\\":"}', null],
  ['"a"', null],
  ['', null],
])('of %j: %j', (text, found) => {
  expect(repeatedKey(text)).toEqual(found);
});

it('is in no text that JSON.stringify wrote, and in every one into which a key was written again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(8), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(repeatedKey(text)).toBeNull();
      const [key = ''] = Object.keys(value);
      const again = `${text.slice(0, text.lastIndexOf('}'))},${JSON.stringify(key)}:0}`;
      expect(repeatedKey(again)?.key).toBe(key);
    }),
  );
});
