import { expect, it, vi } from 'vitest';
import { createEditHistory } from '../saving/edit-history.ts';
import type { Aggregate, Row } from './aggregate.ts';
import { editRows } from './edited-rows.ts';
import { childrenOf, inOrder } from './rows.ts';

const text = { kind: 'text', label: 'Word', section: '', required: false, column: 'word' } as const;
const start = {
  version: 1,
  lists: [
    { listID: 1, place: 1, name: 'First' },
    { listID: 2, place: 2, name: 'Second' },
    { listID: 3, place: 3, name: 'Third' },
  ],
  items: [
    { itemID: 7, listID: 1, word: 'one', note: null },
    { itemID: 8, listID: 1, word: 'two', note: null },
  ],
};
const aggregate: Aggregate<typeof start, 'lists' | 'items'> = {
  kinds: {
    lists: { fields: { name: text }, id: 'listID', order: 'place', remove: 'removeLists' },
    items: { fields: { word: text, note: text }, id: 'itemID', parent: { kind: 'lists', id: 'listID' } },
  },
  queryKey: ['lists'],
  version: ({ version }) => version,
  read: (document) => document,
  send: () => Promise.reject(new Error('Nothing is sent here')),
};

function open() {
  const history = createEditHistory();
  const place = { onInvalid() {}, words: () => ({ lookups: {}, moment: String }), store() {}, refresh: async () => {} };
  const editor = editRows(aggregate, start, { place, history, onChange() {} });
  const names = () => inOrder(editor.kinds, editor.rows.get(), 'lists').map(({ values }) => values.name);
  const words = (listID = 1) =>
    childrenOf(editor.kinds, editor.rows.get(), 'items', listID).map(({ values }) => values.word);
  const all = () => [names(), editor.rows.get().items.map(({ key, values }) => [key, values.word, values.note])];
  return { editor, history, names, words, all };
}

it('takes back what was done to fields, cells and rows in its order, and makes it again', () => {
  const { editor, history, all } = open();
  const seen = [all()];
  let list = 0;
  const item = editor.make({ listID: 1, word: 'new', note: null });
  const acts = [
    () => editor.set('lists', 1, { name: 'Other' }),
    () => editor.step(() => editor.write('items', 7, { word: 'cell' })),
    () => {
      [list = 0] = editor.add('lists', [{ name: 'Fourth', place: 4 }]);
    },
    () => editor.set('lists', list, { name: 'Named' }),
    () => editor.step(() => editor.put('items', [{ ...item, values: { ...item.values, listID: list } }])),
    () => editor.move('lists', 2, 1),
    () =>
      editor.step(() => {
        editor.put('items', [editor.make({ listID: 1, word: 'pasted', note: null })]);
        editor.write('items', 8, { word: 'block', note: 'both' });
      }),
  ];
  for (const act of acts) {
    act();
    history.close();
    seen.push(all());
  }
  const fields = seen.slice(1).map((_, at) => {
    const field = history.undo();
    expect(all()).toEqual(seen.at(-2 - at));
    return field;
  });
  expect(fields).toEqual([
    'items.8.word',
    'lists.2.',
    // Below the new row there is none left to go to.
    `items.${item.key}.`,
    'lists.name',
    'lists.3.',
    'items.7.word',
    'lists.name',
  ]);
  expect(history.undo()).toBeNull();
  for (const there of seen.slice(1)) {
    history.redo();
    expect(all()).toEqual(there);
  }
  expect(history.redo()).toBeNull();
});

it('leads to the row below another one, and to the neighbour of one that goes', () => {
  const { editor, history } = open();
  editor.step(() => editor.write('items', 8, { word: 'cell' }));
  editor.step(() => editor.put('items', [editor.make({ listID: 1, word: 'new' })]));
  expect(history.undo()).toBe('items.8.');
  expect(history.undo()).toBe('items.8.word');
  expect(editor.ledTo.get()).toEqual({ kind: 'items', key: 8, under: { kind: 'lists', key: 1 } });
});

it('puts a row that was not stored back with those below it, where it stood', async () => {
  const { editor, history, all } = open();
  const [list = 0] = editor.add('lists', [{ name: 'Fourth' }]);
  editor.step(() => editor.put('items', [editor.make({ listID: list, word: 'below' })]));
  editor.step(() => editor.put('items', [editor.make({ listID: 1, word: 'after' })]));
  const before = all();
  await editor.remove('lists', [list]);
  expect(all()).not.toEqual(before);
  expect(history.undo()).toBe(`lists.${list}.`);
  expect(all()).toEqual(before);
});

it('puts rows that have no place yet back in their order', () => {
  const { editor, history, names } = open();
  const [, second = 0] = editor.add('lists', [{ name: 'A' }, { name: 'B' }]);
  const before = names();
  editor.move('lists', second, -1);
  const after = names();
  expect(after).not.toEqual(before);
  expect(history.undo()).toBe(`lists.${second}.`);
  expect(names()).toEqual(before);
  history.redo();
  expect(names()).toEqual(after);
});

it('leaves what came from elsewhere since, and takes back what still stands of a block', () => {
  const { editor, history, words } = open();
  editor.step(() => {
    editor.write('items', 7, { word: 'mine' });
    editor.write('items', 8, { word: 'mine' });
  });
  editor.write('items', 7, { word: 'theirs' });
  expect(history.undo()).toBe('items.8.word');
  expect(words()).toEqual(['theirs', 'two']);
  editor.step(() => editor.put('items', [editor.make({ listID: 1 })]));
  editor.leave('items');
  expect(history.undo()).toBeNull();
});

it('asks before a row goes whose adding is undone when it is stored, and shows what a grid refused with its step', () => {
  const { editor, history, words } = open();
  const onStored = vi.fn<(row: Row) => void>();
  const showRefused = vi.fn<(isShown: boolean) => void>();
  const row = editor.make({ listID: 1, word: 'new' });
  editor.step(() => editor.put('items', [row]), { onStored, showRefused });
  history.undo();
  history.redo();
  expect(showRefused.mock.calls).toEqual([[false], [true]]);
  const stored = editor.rows.get().items.map((each) => (each.key === row.key ? { ...each, id: 40 } : each));
  editor.rows.set({ ...editor.rows.get(), items: stored });
  expect(history.undo()).toBe(`items.${row.key}.`);
  expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ id: 40 }));
  expect(words()).toEqual(['one', 'two', 'new']);
  editor.rows.set({ ...editor.rows.get(), items: stored.filter(({ id }) => id !== 40) });
  history.redo();
  expect(words()).toEqual(['one', 'two', 'new']);
});
