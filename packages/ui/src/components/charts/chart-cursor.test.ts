import { expect, test } from 'vitest';
import { movePoint } from './chart-cursor.ts';

test.each([
  ['ArrowRight', null, [0, 0]],
  ['ArrowLeft', null, [4, 0]],
  ['ArrowRight', [4, 1], [4, 1]],
  ['ArrowLeft', [2, 1], [1, 1]],
  ['ArrowUp', [2, 1], [2, 1]],
  ['ArrowUp', [2, 0], [2, 1]],
  ['ArrowDown', [2, 1], [2, 0]],
  ['ArrowDown', null, [0, 0]],
  ['Home', [3, 1], [0, 1]],
  ['End', [0, 1], [4, 1]],
] as const)('%s from %s', (key, from, to) => {
  expect(movePoint(key, from ? { category: from[0], series: from[1] } : null, 5, 2)).toEqual({
    category: to[0],
    series: to[1],
  });
});

test('other keys and empty charts lead nowhere', () => {
  expect(movePoint('a', null, 5, 2)).toBeNull();
  expect(movePoint('ArrowRight', null, 0, 2)).toBeNull();
});
