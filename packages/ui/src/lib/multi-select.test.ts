import { describe, expect, test } from 'vitest';
import {
  noSelection,
  type Selection,
  selectAll,
  selectedOr,
  selectOnly,
  selectRange,
  toggleKey,
} from './multi-select.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const marked = (selection: Selection<string>) => [...selection.keys].join('');

describe('several of a list', () => {
  test('one alone, then on and off', () => {
    const one = selectOnly('b');
    expect(marked(one)).toBe('b');
    const two = toggleKey(one, 'd');
    expect(marked(two)).toBe('bd');
    expect(marked(toggleKey(two, 'b'))).toBe('d');
  });
  test.each([
    ['b', 'b', 'd', 'bcd'],
    ['d', 'd', 'b', 'bcd'],
    [null, 'c', 'e', 'cde'],
    ['gone', 'c', 'a', 'abc'],
  ])('a range from %s (else %s) to %s is %s', (anchor, from, to, keys) => {
    expect(marked(selectRange({ keys: new Set(['a', 'e']), anchor }, order, from, to))).toBe(keys);
  });
  test('a range grows and shrinks around its anchor', () => {
    const grown = selectRange(selectOnly('c'), order, 'c', 'e');
    expect(marked(selectRange(grown, order, 'e', 'b'))).toBe('bc');
  });
  test('all, and what an act is about', () => {
    expect(marked(selectAll(noSelection, order))).toBe('abcde');
    expect(selectedOr(toggleKey(selectOnly('d'), 'a'), order, 'b')).toEqual(['a', 'd']);
    expect(selectedOr(noSelection, order, 'b')).toEqual(['b']);
    expect(selectedOr(selectOnly('gone'), order, undefined)).toEqual([]);
  });
});
