import { describe, expect, test } from 'vitest';
import { type Item, ids, read, write } from './tree.fixture.ts';
import { depth, find, insert, remove, topmost, update, walk } from './tree.ts';
import { indent, type Moved, mayGoBelow, moveAfter, moveToPosition, outdent, placesBelow, step } from './tree-moves.ts';
import { letters, levelNumber, placesOf, recordsOf, roman, rowsOf, treeOf } from './tree-numbers.ts';

const after = (moved: Moved<Item>) => write(moved.tree);

describe('finding', () => {
  const tree = read('a b(c d(e)) f');
  test('walks parents first, with levels from 1', () => {
    expect([...walk(tree)].map(({ item, level }) => `${item.id}${level}`)).toEqual([
      'a1',
      'b1',
      'c2',
      'd2',
      'e3',
      'f1',
    ]);
  });
  test('finds place and depth', () => {
    expect(find(tree, 'e')).toMatchObject({ parentID: 'd', index: 0, level: 3 });
    expect(find(tree, 'x')).toBeUndefined();
    expect(depth(tree[1] as Item)).toBe(3);
  });
  test('what lies below another one goes along with it', () => {
    expect(topmost(tree, ['e', 'f', 'b', 'x']).map((item) => item.id)).toEqual(['b', 'f']);
  });
});

describe('changing', () => {
  test('what did not change keeps its identity', () => {
    const tree = read('a b(c) d(e)');
    const next = update(tree, 'c', (item) => ({ ...item, text: 'new' }));
    expect(next[0]).toBe(tree[0]);
    expect(next[2]).toBe(tree[2]);
    expect(find(next, 'c')?.item.text).toBe('new');
    expect(update(tree, 'x', (item) => ({ ...item, text: 'new' }))).toBe(tree);
    expect(remove(tree, new Set(['x']))).toBe(tree);
    expect(insert(tree, read('n'), { parentID: 'x', index: 0 })).toBe(tree);
  });
  test('taking out and putting in', () => {
    const tree = read('a b(c d) e');
    expect(write(remove(tree, new Set(['c', 'e'])))).toBe('a b(d)');
    expect(write(insert(tree, read('n(m)'), { parentID: 'b', index: 1 }))).toBe('a b(c n(m) d) e');
    expect(write(insert(tree, read('n'), { parentID: null, index: 99 }))).toBe('a b(c d) e n');
  });
});

describe('one place up or down', () => {
  test.each([
    ['a b c', 'b', -1, 'b a c'],
    ['a b c', 'b', 1, 'a c b'],
    ['a b c', 'a', -1, 'a b c'],
    ['a b c', 'c', 1, 'a b c'],
    ['a b c d', 'bc', -1, 'b c a d'],
    ['a b c d', 'bc', 1, 'a d b c'],
    ['a b c d', 'ac', -1, 'a c b d'],
    ['a b c d', 'ab', -1, 'a b c d'],
    ['a b(c d e) f', 'd', 1, 'a b(c e d) f'],
    ['a b(c d e) f', 'e', 1, 'a b(c d e) f'],
    ['a b(c d) e(f g)', 'dg', -1, 'a b(d c) e(g f)'],
    ['a b(c) d', 'bc', 1, 'a d b(c)'],
  ] as const)('%s: %s by %d is %s', (tree, which, by, result) => {
    expect(after(step(read(tree), ids(which), by))).toBe(result);
  });
  test('says what moved, and nothing if nothing did', () => {
    expect(step(read('a b c'), ['b', 'a'], -1).ids).toEqual([]);
    expect(step(read('a b c'), ['b'], -1).ids).toEqual(['b']);
  });
});

describe('in and out', () => {
  test.each([
    ['a b c', 'b', 'a(b) c'],
    ['a b c', 'a', 'a b c'],
    ['a(x) b c', 'b', 'a(x b) c'],
    ['a b c d', 'bc', 'a(b c) d'],
    ['a b c d', 'bd', 'a(b) c(d)'],
    ['a b c', 'ab', 'a b c'],
    ['a b(c) d', 'b', 'a(b(c)) d'],
  ])('%s: indenting %s is %s', (tree, which, result) => {
    expect(after(indent(read(tree), ids(which)))).toBe(result);
  });
  test('no deeper than the list goes, and not below children that are not loaded', () => {
    expect(after(indent(read('a(b c(d))'), ['c'], 3))).toBe('a(b c(d))');
    const lazy = [{ id: 'a', text: 'a', childCount: 3 }, ...read('b')];
    expect(indent(lazy, ['b']).tree).toBe(lazy);
  });
  test.each([
    ['a(b c) d', 'b', 'a(c) b d'],
    ['a(b c) d', 'c', 'a(b) c d'],
    ['a(b c d) e', 'bc', 'a(d) b c e'],
    ['a b', 'b', 'a b'],
    ['a(b(c d)) e', 'c', 'a(b(d) c) e'],
    ['a(b(c)) d', 'b', 'a b(c) d'],
  ])('%s: outdenting %s is %s', (tree, which, result) => {
    expect(after(outdent(read(tree), ids(which)))).toBe(result);
  });
});

describe('to a place', () => {
  test.each([
    ['a b c d', 'a', null, 3, 'b c a d'],
    ['a b c d', 'a', null, 99, 'b c d a'],
    ['a b c d', 'd', null, 1, 'd a b c'],
    ['a b c d', 'bd', null, 1, 'b d a c'],
    ['a b(c d) e', 'e', 'b', 2, 'a b(c e d)'],
    ['a b(c d) e', 'c', null, 1, 'c a b(d) e'],
    ['a b(c d) e', 'b', 'c', 1, 'a b(c d) e'],
    ['a b(c d) e', 'b', 'b', 1, 'a b(c d) e'],
    ['a b(c d) e', 'a', 'x', 1, 'a b(c d) e'],
  ])('%s: %s below %s at %d is %s', (tree, which, parentID, position, result) => {
    expect(after(moveToPosition(read(tree), ids(which), parentID, position))).toBe(result);
  });
  test.each([
    ['a b c', 'a', 'c', 'b c a'],
    ['a b(c) d', 'a', 'c', 'b(c a) d'],
    ['a b(c) d', 'd', 'b', 'a b(c) d'],
    ['a b(c) d', 'b', 'c', 'a b(c) d'],
    ['a b c d', 'ac', 'd', 'b d a c'],
  ])('%s: %s after %s is %s', (tree, which, afterID, result) => {
    expect(after(moveAfter(read(tree), ids(which), afterID))).toBe(result);
  });
  test('places to choose from', () => {
    const tree = read('a b(c d) e');
    expect(placesBelow(tree, ['a'], null)).toBe(3);
    expect(placesBelow(tree, ['a'], 'b')).toBe(3);
    expect(placesBelow(tree, ['c'], 'b')).toBe(2);
    expect(mayGoBelow(tree, ['b'], 'd')).toBe(false);
    expect(mayGoBelow(tree, ['b'], 'a', 2)).toBe(false);
    expect(mayGoBelow(tree, ['b'], 'a', 3)).toBe(true);
  });
});

describe('numbers', () => {
  test.each([
    [1, 'a', 'i'],
    [4, 'd', 'iv'],
    [26, 'z', 'xxvi'],
    [27, 'aa', 'xxvii'],
    [49, 'aw', 'xlix'],
    [703, 'aaa', 'dcciii'],
  ])('%d is %s and %s', (number, letter, sign) => {
    expect(letters(number)).toBe(letter);
    expect(roman(number)).toBe(sign);
  });
  test('by level, and the whole path', () => {
    expect([levelNumber(1, 4), levelNumber(2, 1), levelNumber(3, 3), levelNumber(4, 2)]).toEqual([
      '4',
      'a',
      'iii',
      '2',
    ]);
    expect(placesOf(read('a b(c d(e)) f')).map((place) => `${place.number} ${place.path}`)).toEqual([
      '1. 1',
      '2. 2',
      'a. 2.a',
      'b. 2.b',
      'i. 2.b.i',
      '3. 3',
    ]);
  });
  test('rows below a folded one are not shown; one that is not loaded is folded', () => {
    const tree: Item[] = [...read('a b(c d(e)) f'), { id: 'g', text: 'g', childCount: 2 }];
    const shown = (folded: string[]) =>
      rowsOf(placesOf(tree), new Set(folded)).map((row) => row.id + (row.open ? '-' : row.hasChildren ? '+' : ''));
    expect(shown([])).toEqual(['a', 'b-', 'c', 'd-', 'e', 'f', 'g+']);
    expect(shown(['d'])).toEqual(['a', 'b-', 'c', 'd+', 'f', 'g+']);
    expect(shown(['b', 'd'])).toEqual(['a', 'b+', 'f', 'g+']);
  });
  // holds blocks 3.10, blocks 9.18
  test('records: levels from 1, sequence in steps of 10, and back', () => {
    const records = recordsOf(read('a b(c d) e'));
    expect(records).toEqual([
      { id: 'a', parentID: null, level: 1, ordinal: 1, sequence: 10 },
      { id: 'b', parentID: null, level: 1, ordinal: 2, sequence: 20 },
      { id: 'c', parentID: 'b', level: 2, ordinal: 1, sequence: 30 },
      { id: 'd', parentID: 'b', level: 2, ordinal: 2, sequence: 40 },
      { id: 'e', parentID: null, level: 1, ordinal: 3, sequence: 50 },
    ]);
    // Records carry no title, and `write` reads the id alone.
    expect(write(treeOf([...records].reverse()) as never)).toBe('a b(c d) e');
  });
  test('a missing parent or a circle loses nothing', () => {
    const circle = [
      { id: 'a', parentID: 'b', sequence: 10 },
      { id: 'b', parentID: 'a', sequence: 20 },
      { id: 'c', parentID: 'gone', sequence: 30 },
    ];
    expect([...walk(treeOf(circle))].map(({ item }) => item.id).sort()).toEqual(['a', 'b', 'c']);
  });
});
