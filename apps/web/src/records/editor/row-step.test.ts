import { expect, it, vi } from 'vitest';
import { createEditHistory } from '../saving/edit-history.ts';
import type { Aggregate, Changes, Row } from './aggregate.ts';
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

function open(of = aggregate) {
  const history = createEditHistory();
  const place = { onInvalid() {}, words: () => ({ lookups: {}, moment: String }), store() {}, refresh: async () => {} };
  const editor = editRows(of, start, { place, history, onChange() {} });
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
    void history.redo();
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
  void history.redo();
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

it('asks once before rows go whose adding is undone when they are stored: kept, the step stays, and what a grid refused goes with it', async () => {
  const { editor, history, words } = open();
  const answers = [false, true];
  const remove = vi.fn(async (rows: readonly Row[]) => {
    const isGone = answers.shift() === true;
    const items = editor.rows.get().items.filter(({ key }) => !isGone || rows.every((row) => row.key !== key));
    editor.rows.set({ ...editor.rows.get(), items });
    return isGone;
  });
  const showRefused = vi.fn<(isShown: boolean) => void>();
  const [one, other] = [editor.make({ listID: 1, word: 'new' }), editor.make({ listID: 1, word: 'newer' })];
  const act = () => {
    editor.put('items', [one, other]);
    editor.write('items', 7, { word: 'mine' });
  };
  editor.step(act, { stored: { kind: 'items', remove }, showRefused });
  void history.undo();
  void history.redo();
  expect(showRefused.mock.calls).toEqual([[false], [true]]);
  const ids = new Map([
    [one.key, 40],
    [other.key, 41],
  ]);
  const stored = editor.rows.get().items.map((row) => ({ ...row, id: ids.get(row.key) ?? row.id }));
  editor.rows.set({ ...editor.rows.get(), items: stored });
  const asked = history.undo();
  // The keys do nothing until it is answered.
  expect(history.undo()).toBeNull();
  expect(await asked).toBeNull();
  expect(words()).toEqual(['mine', 'two', 'new', 'newer']);
  expect(await history.undo()).toBe('items.7.word');
  expect(remove.mock.calls).toEqual(
    [1, 2].map(() => [[expect.objectContaining({ id: 40 }), expect.objectContaining({ id: 41 })]]),
  );
  expect(words()).toEqual(['one', 'two']);
  void history.redo();
  expect(words()).toEqual(['mine', 'two', 'new', 'newer']);
});

it('blanks what it put into a stored row below another one, and brings that back with a row above that goes by a question', async () => {
  const { editor, history, all } = open();
  const remove = async (rows: readonly Row[]) => {
    const { lists, items } = editor.rows.get();
    const [gone] = rows;
    editor.rows.set({
      ...editor.rows.get(),
      lists: lists.filter(({ key }) => key !== gone?.key),
      items: items.filter(({ values }) => values.listID !== gone?.id),
    });
    return true;
  };
  const list = editor.make({ name: 'Fourth', place: 4 });
  const [below, beside] = [
    editor.make({ listID: list.id, word: 'below', note: null }),
    editor.make({ listID: 1, word: 'beside', note: null }),
  ];
  const act = () => {
    editor.put('lists', [list]);
    editor.put('items', [below, beside]);
  };
  editor.step(act, { stored: { kind: 'lists', remove } });
  const idOf = ({ key, id }: Row) => (id < 0 ? 40 - key : id);
  editor.rows.set({
    ...editor.rows.get(),
    lists: editor.rows.get().lists.map((row) => ({ ...row, id: idOf(row) })),
    items: editor.rows.get().items.map((row) => ({
      ...row,
      id: idOf(row),
      values: row.key === below.key ? { ...row.values, listID: idOf(list) } : row.values,
    })),
  });
  const before = all();
  await history.undo();
  expect(all()[1]?.at(-1)).toEqual([beside.key, null, null]);
  expect(editor.rows.get().items).toHaveLength(3);
  void history.redo();
  expect(all()).toEqual(before);
  expect(editor.rows.get().items.find(({ key }) => key === below.key)?.values.listID).toBe(
    editor.rows.get().lists.find(({ key }) => key === list.key)?.id,
  );
});

/** A server that takes rows away and stores what it is sent, with new ids. */
function openStored() {
  const answer = (changes: Changes, base: typeof start): typeof start => {
    const removed = new Set(changes.removeLists as readonly number[] | undefined);
    const ids = new Map<number, number>();
    let next = 40 + base.version * 10;
    // The rows of a save are those of its document.
    const [lists, items] = [(changes.lists ?? []) as typeof start.lists, (changes.items ?? []) as typeof start.items];
    const idOf = (id: number) => {
      if (id < 0 && !ids.has(id)) ids.set(id, next++);
      return ids.get(id) ?? id;
    };
    return {
      version: base.version + 1,
      lists: [
        ...base.lists
          .filter(({ listID }) => !removed.has(listID))
          .map((list) => ({ ...list, ...lists.find(({ listID }) => listID === list.listID) })),
        ...lists.filter(({ listID }) => listID < 0).map((list) => ({ ...list, listID: idOf(list.listID) })),
      ],
      items: [
        ...base.items.filter(({ listID }) => !removed.has(listID)),
        ...items.map((item) => ({ ...item, itemID: idOf(item.itemID), listID: idOf(item.listID) })),
      ],
    };
  };
  const send = vi.fn(async (_version: number, changes: Changes, base: typeof start) => answer(changes, base));
  return { ...open({ ...aggregate, putsBack: true, send }), send };
}

it('puts a row that was stored and taken away back with those below it, as new ones that are saved together', async () => {
  const { editor, history, all, names, words, send } = openStored();
  editor.set('lists', 1, { name: 'Renamed' });
  await editor.send();
  const before = all();
  const again = async (gone: readonly Row[]): Promise<boolean> => {
    const keys = gone.map(({ key }) => key);
    await editor.remove('lists', keys, { again });
    return true;
  };
  await editor.remove('lists', [1], { again });
  expect(names()).toEqual(['Second', 'Third']);
  expect(history.undo()).toBe('lists.1.');
  expect(all()).toEqual(before);
  expect(await editor.check()).toBe(true);
  expect((await editor.send()).kind).toBe('saved');
  const id = editor.rows.get().lists.find(({ values }) => values.name === 'Renamed')?.id ?? 0;
  expect(id).toBeGreaterThan(3);
  expect(words(id)).toEqual(['one', 'two']);
  // It is deleted again, and comes again, each time as one step.
  expect(await history.redo()).toBe('lists.2.');
  expect([names(), words(id), editor.changes()]).toEqual([['Second', 'Third'], [], null]);
  expect(send.mock.lastCall?.[1]).toEqual({ removeLists: [id] });
  void history.undo();
  expect(all()).toEqual(before);
  // What was not saved goes without being sent.
  void history.redo();
  expect([names(), editor.changes()]).toEqual([['Second', 'Third'], null]);
  void history.undo();
  expect(all()).toEqual(before);
  expect(history.undo()).toBe('lists.name');
  expect(history.undo()).toBeNull();
});

it('leaves out what belongs to a row that somebody else has deleted meanwhile', async () => {
  const { editor, history, names } = open({
    ...aggregate,
    putsBack: true,
    send: async (_, __, base) => ({ ...base, version: 2, items: base.items.filter(({ itemID }) => itemID !== 7) }),
    kinds: { ...aggregate.kinds, items: { ...aggregate.kinds.items, remove: 'removeItems' } },
  });
  await editor.remove('items', [7]);
  editor.adopt({ version: 3, lists: start.lists.filter(({ listID }) => listID !== 1), items: [] });
  expect(names()).toEqual(['Second', 'Third']);
  expect(history.undo()).toBeNull();
  expect([editor.rows.get().items, editor.changes()]).toEqual([[], null]);
});
