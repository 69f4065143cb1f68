import { expect, test } from 'vitest';
import { shownLineNumber } from './check-detail.ts';

// holds blocks 3.30
test.each([
  [0, ''],
  [1, '1'],
  [1101, '1101'],
  [2399, '2399'],
  [2400, ''],
  [2599, ''],
  [2600, '2600'],
])('line %i', (line, text) => {
  expect(shownLineNumber(line)).toBe(text);
});
