import { describe, expect, it } from 'vitest';
import { movedInQueue, removedFromQueue, renumbered, taskStatus, taskStatuses, taskStatusLabels } from './index.ts';

const today = '2026-03-10';
const task = (more: Partial<Parameters<typeof taskStatus>[0]>) => ({
  notApplicable: false,
  isComplete: false,
  dueDate: null,
  ...more,
});

// holds core 3.22, core 4.37, blocks 4.2
describe('task status, in priority order (building-blocks.md §4)', () => {
  it.each([
    ['notApplicable', task({ notApplicable: true, isComplete: true, isOverdue: true, dueDate: '2026-01-01' })],
    ['complete', task({ isComplete: true, isOverdue: true, dueDate: '2026-01-01' })],
    ['overdue', task({ dueDate: '2026-03-09' })],
    ['overdue', task({ isOverdue: true })],
    ['overdue', task({ isOverdue: true, dueDate: '2026-03-10' })],
    ['dueToday', task({ dueDate: '2026-03-10' })],
    ['dueWithin7Days', task({ dueDate: '2026-03-11' })],
    ['dueWithin7Days', task({ dueDate: '2026-03-17' })],
    ['dueWithin30Days', task({ dueDate: '2026-03-18' })],
    ['dueWithin30Days', task({ dueDate: '2026-04-09' })],
    ['open', task({ dueDate: '2026-04-10' })],
    ['open', task({})],
    ['open', task({ isOverdue: false, dueDate: '2026-03-01' })],
  ] as const)('%s: %j', (status, given) => {
    expect(taskStatus(given, today)).toBe(status);
  });

  it('has words for each', () => {
    expect(Object.keys(taskStatusLabels)).toEqual([...taskStatuses]);
  });
});

const queue = (names: string) => [...names].map((name, at) => ({ name, sequence: at + 1 }));
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('');

describe('queue (core.md §4: removing renumbers from 1; reordering moves the selected by an offset and renumbers)', () => {
  // holds core 4.40
  it('removes and renumbers from 1', () => {
    expect(removedFromQueue(queue('abcd'), ({ name }) => 'ac'.includes(name))).toEqual(queue('bd'));
  });

  it.each([
    ['abcd', 'c', -1, 'acbd'],
    ['abcd', 'c', -9, 'cabd'],
    ['abcd', 'a', 2, 'bcad'],
    ['abcd', 'bd', -1, 'badc'],
    ['abcd', 'ab', -1, 'abcd'],
    ['abcd', 'ac', -1, 'acbd'],
    ['abcd', 'cd', 1, 'abcd'],
    ['abcd', 'bd', 1, 'acbd'],
    ['abcd', 'abcd', 1, 'abcd'],
    ['abcd', '', -1, 'abcd'],
    ['abcd', 'b', 0, 'abcd'],
    ['', 'a', 1, ''],
  ])('%s, %s by %d: %s', (before, selected, offset, after) => {
    const moved = movedInQueue(queue(before), ({ name }) => selected.includes(name), offset);
    expect(names(moved)).toBe(after);
    expect(moved.map(({ sequence }) => sequence)).toEqual(queue(before).map(({ sequence }) => sequence));
  });

  it('loses and doubles nothing, and keeps the selected in their order, whatever is moved', () => {
    const all = queue('abcdef');
    for (let bits = 0; bits < 64; bits++) {
      const isSelected = ({ name }: { name: string }) => (bits & (1 << 'abcdef'.indexOf(name))) !== 0;
      for (let offset = -7; offset <= 7; offset++) {
        const moved = movedInQueue(all, isSelected, offset);
        expect([...names(moved)].sort().join('')).toBe('abcdef');
        expect(names(moved.filter(isSelected))).toBe(names(all.filter(isSelected)));
      }
    }
  });

  it('keeps items whose number is right, and does not change what it was given', () => {
    const items = queue('abc');
    expect(renumbered(items)[1]).toBe(items[1]);
    movedInQueue(items, ({ name }) => name === 'c', -2);
    expect(items).toEqual(queue('abc'));
  });

  it('refuses part of a place', () => {
    expect(() => movedInQueue(queue('ab'), () => true, 0.5)).toThrow(RangeError);
  });
});
