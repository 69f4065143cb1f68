import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, nameError, putBack, temporaryID } from './list-changes.ts';
import type { ListManagerItem } from './list-manager.types.ts';

const item = (id: number, name = `Item ${id}`): ListManagerItem => ({ id, name });
const [a, b, c, d] = [item(1), item(2), item(3), item(4)] as const;
const short = (changes: ReturnType<typeof changesBetween>) =>
  changes.map((change) => `${change.kind} ${change.item.id} at ${change.index}`);

describe('what changed', () => {
  test.each([
    ['nothing', [a, b, c], [a, b, c], []],
    ['added', [a, b], [a, c, b], ['add 3 at 1']],
    ['deleted', [a, b, c], [a, c], ['delete 2 at 1']],
    ['moved up', [a, b, c], [a, c, b], ['move 2 at 2']],
    ['moved over several', [a, b, c, d], [b, c, d, a], ['move 1 at 3']],
    ['several', [a, b, c], [c, d], ['delete 1 at 0', 'delete 2 at 1', 'add 4 at 1']],
  ])('%s', (_, before, after, changes) => {
    expect(short(changesBetween(before, after))).toEqual(changes);
  });
  test('an edit knows what was before', () => {
    const renamed = item(2, 'New');
    expect(changesBetween([a, b], [a, renamed])).toEqual([{ kind: 'edit', item: renamed, previous: b, index: 1 }]);
  });
  test('of two that changed places the one moved who is said to have', () => {
    const moved = (mover: number) => short(changesBetween([a, b, c], [b, a, c], new Set([mover])));
    expect(moved(1)).toEqual(['move 1 at 1']);
    expect(moved(2)).toEqual(['move 2 at 0']);
    expect(changesBetween([a, b], [b, a])[0]?.order).toEqual({ before: [1, 2], after: [2, 1] });
  });
  test('as many moves as are needed, never more', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }), (order) => {
        const before = order.map((_, at) => item(at));
        const after = order.map((at) => before[at] as ListManagerItem);
        const moved = new Set(changesBetween(before, after).map((change) => change.item.id));
        const all = new Set(before.map(({ id }) => id));
        expect(changesBetween(before, after, all)).toHaveLength(moved.size);
        const stayed = order.filter((at) => !moved.has(at));
        expect(stayed).toEqual([...stayed].sort((x, y) => x - y));
      }),
    );
  });
});

describe('names', () => {
  const rules = { allowDuplicates: false, required: 'R', duplicate: 'D', invalid: 'I' };
  const items = [item(1, 'Seller pays survey'), item(2, 'Split escrow fee')];
  test.each([
    ['', 'R'],
    ['   ', 'R'],
    ['Seller pays survey', 'D'],
    ['  seller  PAYS survey ', 'D'],
    ['Buyer pays survey', null],
  ])('%j', (name, error) => {
    expect(nameError(name, null, items, rules)).toBe(error);
  });
  // holds blocks 5.21
  test('its own name is no twin, and twins may be allowed', () => {
    expect(nameError('Split escrow fee', items[1] ?? null, items, rules)).toBeNull();
    expect(nameError('Split escrow fee', items[0] ?? null, items, rules)).toBe('D');
    expect(nameError('Split escrow fee', null, items, { ...rules, allowDuplicates: true })).toBeNull();
  });
  test.each([
    [false, 'I'],
    [true, null],
    [undefined, null],
    [null, null],
    ['At most two words.', 'At most two words.'],
  ])('a rule that answers %j', (answer, error) => {
    expect(nameError('New', null, items, { ...rules, validate: () => answer ?? true })).toBe(error);
  });
});

describe('coming back', () => {
  test('at the old places, as far as they are there, and never twice', () => {
    const removed = [
      { item: c, index: 2 },
      { item: a, index: 0 },
    ];
    expect(putBack([b, d], removed)).toEqual([a, b, c, d]);
    expect(putBack([], [{ item: c, index: 2 }])).toEqual([c]);
    expect(putBack([a, b], [{ item: a, index: 1 }])).toEqual([a, b]);
  });
  // holds blocks 3.11
  test('new keys are negative and new', () => {
    expect(temporaryID([a, b])).toBe(-1);
    expect(temporaryID([item(-3), a, { id: 'x', name: 'X' }])).toBe(-4);
  });
});
