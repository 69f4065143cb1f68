import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, 'file', undefined, '0 files'],
  [1, 'file', undefined, '1 file'],
  [2, 'file', undefined, '2 files'],
  [1200, 'file', undefined, '1,200 files'],
  [1, 'value is', 'values are', '1 value is'],
  [12, 'value is', 'values are', '12 values are'],
])('%s %s', (count, one, many, text) => {
  expect(counted(count, one, many)).toBe(text);
});
