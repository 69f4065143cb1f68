import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Item, ids, read, write } from './tree.fixture.ts';
import { depth, find, topmost, walk } from './tree.ts';
import { dropPlace } from './tree-drop.ts';
import { indent, move, moveAfter, outdent, step } from './tree-moves.ts';
import { placesOf, rowsOf } from './tree-numbers.ts';

describe('dropping', () => {
  const at = (text: string, gap: number, wanted: number, moving: string, folded: string[] = [], maxLevel = 9) => {
    const tree = read(text);
    const place = dropPlace(rowsOf(placesOf(tree), new Set(folded)), gap, wanted, new Set(ids(moving)), 1, maxLevel);
    return place && `${place.level} ${write(move(tree, ids(moving), place).tree)}`;
  };
  test.each([
    ['a b c', 0, 1, 'c', '1 c a b'],
    ['a b c', 2, 1, 'a', '1 b a c'],
    ['a b c', 3, 1, 'a', '1 b c a'],
    ['a b c', 3, 2, 'a', '2 b c(a)'],
    ['a b(x) c', 3, 1, 'a', '1 b(x) a c'],
    ['a b(x) c', 3, 2, 'a', '2 b(x a) c'],
    ['a b(x) c', 3, 3, 'a', '3 b(x(a)) c'],
    ['a b(x) c', 3, 9, 'a', '3 b(x(a)) c'],
    ['a b(x) c', 2, 1, 'a', '2 b(a x) c'],
    ['a b(x) c', 3, 1, 'x', '1 a b x c'],
    ['a b(x) c', 2, 2, 'b', '2 a(b(x)) c'],
  ])('%s: gap %d at level %d of %s is %s', (tree, gap, wanted, moving, result) => {
    expect(at(tree, gap, wanted, moving)).toBe(result);
  });
  test('not into a folded one, and not too deep', () => {
    expect(at('a b(x) c', 2, 2, 'a', ['b'])).toBe('1 b(x) a c');
    expect(at('a b(x) c', 2, 2, 'a', [], 1)).toBeNull();
    expect(at('a b c', 2, 9, 'a', [], 1)).toBe('1 b a c');
  });
});

/** Random trees of up to three levels with ids in order. */
const someTree = fc
  .array(fc.array(fc.array(fc.constant(0), { maxLength: 3 }), { maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .map((shape) => {
    let next = 0;
    const item = (children: Item[]): Item => ({ id: '', text: '', ...(children.length ? { children } : {}) });
    const tree = shape.map((second) => item(second.map((third) => item(third.map(() => item([]))))));
    for (const { item: each } of walk(tree)) each.id = `n${next++}`;
    return tree;
  });
const pick = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 });

describe('whatever is moved', () => {
  const keeps = (change: (tree: readonly Item[], ids: string[], rest: number[]) => readonly Item[]) =>
    fc.assert(
      fc.property(someTree, pick, fc.array(fc.nat(60), { minLength: 2, maxLength: 2 }), (tree, picks, rest) => {
        const all = [...walk(tree)].map(({ item }) => item.id);
        const before = structuredClone(tree);
        const next = change(
          tree,
          picks.map((at) => all[at % all.length] as string),
          rest,
        );
        const left = [...walk(next)].map(({ item }) => item.id);
        // Nothing is lost, nothing doubled; a circle would never end the walk. The given tree is left alone.
        expect([...left].sort()).toEqual([...all].sort());
        expect(new Set(left).size).toBe(left.length);
        expect(tree).toEqual(before);
      }),
      { numRuns: 300 },
    );
  const target = (tree: readonly Item[], [a = 0, index = 0]: number[]) => {
    const all = [...walk(tree)];
    const found = all[a % (all.length + 1)];
    return { parentID: found?.item.id ?? null, index: index % 6 };
  };
  test('move', () => keeps((tree, which, rest) => move(tree, which, target(tree, rest), 5).tree));
  test('up', () => keeps((tree, which) => step(tree, which, -1).tree));
  test('down', () => keeps((tree, which) => step(tree, which, 1).tree));
  test('indent', () => keeps((tree, which) => indent(tree, which).tree));
  test('outdent', () => keeps((tree, which) => outdent(tree, which).tree));
  test('after', () => keeps((tree, which, rest) => moveAfter(tree, which, target(tree, rest).parentID ?? 'n0').tree));
  test('drop', () =>
    keeps((tree, which, [gap = 0, level = 0]) => {
      const rows = rowsOf(placesOf(tree), new Set());
      const moving = topmost(tree, which);
      const deepest = Math.max(...moving.map(depth));
      const place = dropPlace(
        rows,
        gap % (rows.length + 1),
        level % 6,
        new Set(moving.map(({ id }) => id)),
        deepest,
        5,
      );
      return place ? move(tree, which, place, 5).tree : tree;
    }));
  test('a place among the rows is always where the move goes, and never too deep', () => {
    fc.assert(
      fc.property(someTree, pick, fc.nat(60), fc.nat(6), (tree, picks, gap, level) => {
        const rows = rowsOf(placesOf(tree), new Set());
        const moving = topmost(
          tree,
          picks.map((at) => rows[at % rows.length]?.id ?? 'n0'),
        );
        const first = moving[0] as Item;
        const place = dropPlace(
          rows,
          gap % (rows.length + 1),
          level,
          new Set(moving.map(({ id }) => id)),
          Math.max(...moving.map(depth)),
          5,
        );
        if (!place) return;
        const { tree: next } = move(
          tree,
          moving.map(({ id }) => id),
          place,
          5,
        );
        const found = find(next, first.id);
        expect(found).toMatchObject({ parentID: place.parentID, index: place.index, level: place.level });
        for (const each of walk(next))
          expect(each.level).toBeLessThanOrEqual(Math.max(5, ...rows.map((row) => row.level)));
      }),
      { numRuns: 300 },
    );
  });
  test('up then down of one item is where it was', () => {
    fc.assert(
      fc.property(someTree, fc.nat(60), (tree, at) => {
        const all = [...walk(tree)];
        const { item } = all[at % all.length] as (typeof all)[number];
        const up = step(tree, [item.id], -1);
        if (up.ids.length > 0) expect(write(step(up.tree, [item.id], 1).tree)).toBe(write(tree));
      }),
    );
  });
});
