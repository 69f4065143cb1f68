import { expect, it } from 'vitest';
import { withoutByteOrderMark } from './index.ts';

it.each([
  ['\ufeff{}', '{}'],
  ['\ufeffCode,Name', 'Code,Name'],
  // One mark stands at the beginning; a second one is a letter.
  ['\ufeff\ufeff{}', '\ufeff{}'],
  ['a\ufeff', 'a\ufeff'],
  ['', ''],
])('of %j: %j', (text, meant) => {
  expect(withoutByteOrderMark(text)).toBe(meant);
});
