import { expect, test } from 'vitest';
import { licenceUsage } from './usage.ts';

test.each([
  [30, 50, 60],
  [0, 50, 0],
  [0, 0, 0],
  [3, 0, 100],
  [120, 100, 100],
  [-4, 10, 0],
  [Number.NaN, 10, 0],
  [1, 3, 33],
])('%d of %d is %d percent', (active, licensed, percent) => {
  expect(licenceUsage(active, licensed).percent).toBe(percent);
});

test.each([
  // holds blocks 4.23
  ['over the threshold and enforced', 97, 100, true, 95, true],
  // holds blocks 4.23, blocks 9.7
  ['at the threshold', 95, 100, true, 95, false],
  // holds blocks 4.23
  ['over it, not enforced', 97, 100, false, 95, false],
  ['a threshold of its own', 81, 100, true, 80, true],
  ['over it by less than shows', 191, 200, true, 95, true],
  // holds blocks 9.7
  ['more users than licences', 120, 100, true, 95, true],
])('%s', (_, active, licensed, enforced, alertThreshold, danger) => {
  expect(licenceUsage(active, licensed, { enforced, alertThreshold }).danger).toBe(danger);
});
