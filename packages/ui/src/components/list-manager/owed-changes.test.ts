import { describe, expect, test } from 'vitest';
import type { ListChange, ListManagerItem } from './list-manager.types.ts';
import { owedAfter, takenBack } from './owed-changes.ts';

const was: ListManagerItem = { id: 1, name: 'Stored' };
const named = (name: string): ListManagerItem => ({ id: 1, name });
const change = (kind: ListChange<ListManagerItem>['kind'], name: string, index = 0, previous?: ListManagerItem) => ({
  kind,
  item: named(name),
  index,
  ...(previous && { previous }),
});
const add = change('add', 'New');
const restore = change('restore', 'Back');
const edit = change('edit', 'First', 0, was);
const again = change('edit', 'Second', 0, named('First'));
const move = change('move', 'Stored', 2);
const gone = change('delete', 'Stored');

describe('what is sent after a refusal', () => {
  test.each([
    ['nothing was refused', [], edit, [edit]],
    ['a refused addition, renamed, is added by its new name', [add], again, [change('add', 'Second')]],
    [
      'a refused addition, moved, is added at its new place',
      [add],
      change('move', 'New', 2),
      [change('add', 'New', 2)],
    ],
    ['a refused addition, deleted, is nothing', [add], change('delete', 'New'), []],
    ['a refused addition, tried again', [add], add, [add]],
    ['a refused restore, renamed', [restore], again, [change('restore', 'Second')]],
    ['a refused edit, edited, is of what is stored', [edit], again, [change('edit', 'Second', 0, was)]],
    ['a refused edit, taken back by hand, is nothing', [edit], change('edit', 'Stored', 0, named('First')), []],
    [
      'a refused edit, moved, is sent before the move',
      [edit],
      change('move', 'First', 2),
      [change('edit', 'First', 2, was), change('move', 'First', 2)],
    ],
    [
      'a refused move, edited, is sent after the edit',
      [move],
      change('edit', 'First', 2, was),
      [change('edit', 'First', 2, was), change('move', 'First', 2)],
    ],
    ['a refused edit, deleted, is the deletion', [edit], gone, [gone]],
    ['a refused deletion, renamed, is no deletion any more', [gone], edit, [edit]],
    ['a refused deletion, tried again', [gone], gone, [gone]],
  ])('%s', (_, owed, next, sent) => {
    expect(owedAfter(owed, next)).toEqual(sent);
  });
});

describe('a refused move', () => {
  const moved = (before: string, after: string, id = 1): ListChange<ListManagerItem> => {
    const ids = (text: string) => [...text].map(Number);
    return {
      kind: 'move',
      item: { id, name: '' },
      index: after.indexOf(`${id}`),
      order: { before: ids(before), after: ids(after) },
    };
  };
  test.each([
    ['goes on', '123', '213', '213', '231', 1],
    ['goes back', '123', '213', '213', '123', 0],
    ['goes back to where others are gone', '4123', '4231', '231', '123', 0],
    ['goes to the same number, which is another place now', '4123', '4231', '231', '213', 1],
    ['goes back between others that were added', '123', '231', '2351', '5123', 0],
  ])('%s', (_, before, after, then, now, sent) => {
    expect(owedAfter([moved(before, after)], moved(then, now))).toHaveLength(sent);
  });
  test('is of the order that is stored', () => {
    expect(owedAfter([moved('123', '213')], moved('213', '231'))).toMatchObject([
      { order: { before: [1, 2, 3], after: [2, 3, 1] } },
    ]);
  });
  test('an id that the server gave is the item it was', () => {
    const keyOf = (id: number | string) => (id === 9 ? 1 : id);
    expect(owedAfter([moved('123', '213')], moved('293', '923', 9), keyOf)).toEqual([]);
  });
});

describe('what is taken back', () => {
  const list = (text: string): ListManagerItem[] => [...text].map((id) => ({ id: Number(id), name: `Item ${id}` }));
  const ids = (items: readonly ListManagerItem[]) => items.map(({ id }) => id).join('');
  const orders = (before: string, after: string) => ({
    before: [...before].map(Number),
    after: [...after].map(Number),
  });
  const move = (id: number, before: string, after: string): ListChange<ListManagerItem> => ({
    kind: 'move',
    item: { id, name: `Item ${id}` },
    index: after.indexOf(`${id}`),
    order: orders(before, after),
  });
  test.each([
    ['one step', 1, '123', '213', '213', '123'],
    ['over several', 1, '1234', '2341', '2341', '1234'],
    ['one that stood above has gone', 3, '1234', '3124', '324', '234'],
    ['one was added', 3, '1234', '3124', '35124', '51234'],
    ['all have gone', 3, '1234', '3124', '3', '3'],
  ])('a move: %s', (_, id, before, after, now, back) => {
    expect(ids(takenBack(list(now), [move(id, before, after)], { hasMoved: () => false }))).toBe(back);
  });
  test.each([
    [[1, 2], '1342', '1234'],
    [[2, 1], '2341', '1234'],
  ])('moves of several, in any order: %j', (each, between, back) => {
    const owed = new Map([1, 2].map((id) => [id, [move(id, '1234', '3412')]]));
    let items: readonly ListManagerItem[] = list('3412');
    const seen: string[] = [];
    for (const id of each) {
      const changes = owed.get(id) ?? [];
      owed.delete(id);
      items = takenBack(items, changes, { hasMoved: (other) => owed.has(Number(other)) });
      seen.push(ids(items));
    }
    expect(seen).toEqual([between, back]);
  });
  test('an edit with a move, an addition', () => {
    const [first] = list('1');
    const edited = { id: 1, name: 'Other' };
    const owed = [
      { kind: 'edit' as const, item: edited, previous: first as ListManagerItem, index: 2 },
      move(1, '123', '231'),
    ];
    const none = { hasMoved: () => false };
    expect(takenBack([...list('23'), edited], owed, none)).toEqual(list('123'));
    expect(takenBack(list('23'), [{ kind: 'add', item: { id: 3, name: 'Item 3' }, index: 1 }], none)).toEqual(
      list('2'),
    );
  });
});
