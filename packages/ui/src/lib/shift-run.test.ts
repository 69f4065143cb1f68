import { describe, expect, test } from 'vitest';
import { neighbourOf, shiftRun } from './shift-run.ts';

const list = (text: string) => text.split('');

describe('one place up or down', () => {
  test.each([
    ['abcd', 'b', -1, 'bacd', 'b'],
    ['abcd', 'b', 1, 'acbd', 'b'],
    ['abcd', 'a', -1, 'abcd', ''],
    ['abcd', 'ab', -1, 'abcd', ''],
    ['abcd', 'bc', -1, 'bcad', 'bc'],
    ['abcd', 'bc', 1, 'adbc', 'cb'],
    ['abcd', 'ac', -1, 'acbd', 'c'],
    ['abcd', 'bd', 1, 'acbd', 'b'],
    ['abcd', '', 1, 'abcd', ''],
  ] as const)('%s: %s by %d is %s', (order, chosen, by, result, moved) => {
    const answer = shiftRun(list(order), (item) => chosen.includes(item), by);
    expect(answer.order.join('')).toBe(result);
    expect(answer.moved.join('')).toBe(moved);
  });
});

test.each([
  ['abcd', 'b', 'c'],
  ['abcd', 'd', 'c'],
  ['abcd', 'bd', 'c'],
  ['abcd', 'abc', 'd'],
  ['abcd', 'cd', 'b'],
  ['a', 'a', undefined],
])('from %s without %s the focus goes to %s', (order, out, next) => {
  expect(neighbourOf(list(order), new Set(list(out)))).toBe(next);
});
