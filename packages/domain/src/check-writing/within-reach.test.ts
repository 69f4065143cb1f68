import { expect, it } from 'vitest';
import { beyondReach, mostAtOnce } from './within-reach.ts';

const half = mostAtOnce / 2;
it.each<[string, readonly (readonly number[])[], number | null]>([
  ['nothing', [], null],
  ['as much as there may be', [[half], [half]], null],
  ['a cent more in one', [[1], [half, half]], 1],
  ['a cent more in all', [[half], [half], [1]], 2],
  ['credits, which take nothing off', [[half, -half, -1]], 0],
])('%s', (_, lists, at) => {
  expect(beyondReach(lists.map((lines) => lines.map((amount) => ({ amount }))))).toBe(at);
});
