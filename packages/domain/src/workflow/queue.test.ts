import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedInQueue, type Queued, removedFromQueue, renumbered } from './index.ts';

/** Things in a queue whose numbers are anything: gaps, doubles, none of them in order. */
const anyQueue = fc
  .array(fc.record({ sequence: fc.integer({ min: -5, max: 20 }), isChosen: fc.boolean() }), { maxLength: 12 })
  .map((list) => list.map((item, id) => ({ ...item, id })));
const isChosen = (item: { isChosen: boolean }) => item.isChosen;
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const numbers = (items: readonly Queued[]) => items.map(({ sequence }) => sequence);
const fromOne = (length: number) => Array.from({ length }, (_, at) => at + 1);
const anyOffset = fc.integer({ min: -15, max: 15 });

describe('whatever stands in a queue (core.md §4)', () => {
  // holds core 4.41
  it('is the same set after a move, numbered 1 to n, the chosen in their order and the others in theirs', () => {
    fc.assert(
      fc.property(anyQueue, anyOffset, (queue, offset) => {
        const moved = movedInQueue(queue, isChosen, offset);
        expect(ids(moved).toSorted((a, b) => a - b)).toEqual(ids(queue));
        expect(numbers(moved)).toEqual(fromOne(queue.length));
        for (const chosen of [true, false]) {
          const part = (items: typeof queue) => ids(items.filter((item) => item.isChosen === chosen));
          expect(part(moved)).toEqual(part(queue));
        }
      }),
    );
  });

  it('stays as it is when all or none of it is moved, or by no place', () => {
    fc.assert(
      fc.property(anyQueue, anyOffset, fc.boolean(), (queue, offset, all) => {
        expect(movedInQueue(queue, () => all, offset)).toEqual(renumbered(queue));
        expect(movedInQueue(queue, isChosen, 0)).toEqual(renumbered(queue));
      }),
    );
  });

  // holds core 4.40
  it('is numbered 1 to n without what was removed', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const left = removedFromQueue(queue, isChosen);
        expect(ids(left)).toEqual(ids(queue.filter((item) => !item.isChosen)));
        expect(numbers(left)).toEqual(fromOne(left.length));
      }),
    );
  });
});
