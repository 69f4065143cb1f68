import { describe, expect, test } from 'vitest';
import type { ListRecord } from './dual-list.types.ts';
import { dualCommand } from './dual-list-keys.ts';
import { readListRecords, writeListRecords } from './dual-list-records.ts';

const record = (itemID: number, parentIndex: 0 | 1, sequence: number, more: Partial<ListRecord> = {}): ListRecord => ({
  itemID,
  itemName: `Document ${itemID}`,
  parentIndex,
  sequence,
  ordinal: itemID,
  orderId: 12,
  ...more,
});

describe('records', () => {
  const records = [
    record(3, 0, 0, { isInactive: true }),
    record(1, 1, 2, { isError: true }),
    record(2, 1, 1, { isMarked: true, isSelected: true }),
  ];
  // holds blocks 4.22
  test('are read: left by ordinal, right by sequence', () => {
    const { items, value, selected } = readListRecords(records, { marked: 'Required', error: 'Not answered' });
    expect(items.map((item) => item.id)).toEqual([1, 2, 3]);
    expect(value).toEqual([2, 1]);
    expect(selected).toEqual([2]);
    expect(items[0]).toMatchObject({ name: 'Document 1', error: 'Not answered', inactive: false });
    expect(items[1]).toMatchObject({ marked: 'Required' });
    expect(items[2]).toMatchObject({ inactive: true });
    expect(items[0]?.record).toBe(records[1]);
  });
  // holds blocks 3.26
  test('are written: sides, sequence from 1, and where each was and is', () => {
    const written = writeListRecords(records, [1, 3]);
    expect(
      written.map((each) => [each.itemID, each.parentIndex, each.sequence, each.fromOrdinal, each.toOrdinal]),
    ).toEqual([
      [3, 1, 2, 0, 2],
      [1, 1, 1, 2, 1],
      [2, 0, 0, 1, 0],
    ]);
    expect(written[0]).toMatchObject({ orderId: 12, isInactive: true, ordinal: 3 });
  });
  test('nothing moved is written as it was read', () => {
    const { value } = readListRecords(records);
    for (const [at, each] of writeListRecords(records, value).entries())
      expect(each).toMatchObject(records[at] as ListRecord);
  });
});

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    shiftKey: parts.includes('Shift'),
  };
};
test.each([
  ['ArrowDown', { to: 'next', how: 'only' }],
  ['Shift+ArrowUp', { to: 'previous', how: 'extend' }],
  ['Ctrl+Home', { to: 'first', how: 'keep' }],
  ['Ctrl+Shift+End', { to: 'last', how: 'extend' }],
  ['PageDown', { to: 'page-down', how: 'only' }],
  ['Enter', { act: 'transfer' }],
  ['Delete', { act: 'remove' }],
  [' ', { act: 'toggle' }],
  ['Ctrl+ ', { act: 'toggle' }],
  ['Ctrl+a', { act: 'all' }],
  ['Ctrl+z', { act: 'undo' }],
  ['Ctrl+Shift+z', { act: 'redo' }],
  ['Ctrl+y', { act: 'redo' }],
  ['Alt+ArrowUp', { act: 'up' }],
  ['Alt+ArrowDown', { act: 'down' }],
  ['Alt+Shift+ArrowDown', null],
  ['b', { letter: 'b' }],
  ['Tab', null],
  ['Ctrl+b', null],
])('%s', (keys, command) => {
  expect(dualCommand(press(keys))).toEqual(command);
});
test('Left and Right change places in right-to-left text', () => {
  expect(dualCommand(press('Alt+ArrowRight'))).toEqual({ act: 'add' });
  expect(dualCommand(press('Alt+ArrowRight'), true)).toEqual({ act: 'remove' });
  expect(dualCommand(press('Alt+ArrowLeft'), true)).toEqual({ act: 'add' });
});
