import { type Fields, field } from '@closewright/contract/kit';
import { createDialogsDouble, installDialogs } from '@closewright/ui/services/dialogs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { plain } from '../../lib/fields/plain-field.ts';
import type { Aggregate, Changes, Row, RowKinds } from './aggregate.ts';
import { createRecordEditor } from './create-record-editor.ts';
import { rowPath } from './row-errors.ts';

const shown = createDialogsDouble();
/** What the questions which side to keep were about. */
const asked = () => shown.calls.flatMap((call) => (call.kind === 'open' ? [call.props] : []));
let giveBack: () => void;
beforeAll(() => {
  giveBack = installDialogs(shown);
});
afterAll(() => giveBack());

const tables = {
  heading: { title: field.text({ label: 'Title', max: 20 }) },
  lists: { name: field.requiredText({ label: 'Name', max: 20 }) },
  items: {
    word: field.text({ label: 'Word', max: 5 }),
    count: field.integer({ label: 'Count', min: 0, max: 9 }),
  },
} satisfies Record<string, Fields>;

type Kind = keyof typeof tables;
const kinds: RowKinds<Kind> = {
  heading: { isSingle: true, fields: plain(tables.heading) },
  lists: { id: 'listID', order: 'place', remove: 'removeLists', name: [['name']], fields: plain(tables.lists) },
  items: {
    id: 'itemID',
    remove: 'removeItems',
    fields: plain(tables.items),
    parent: { kind: 'lists', id: 'listID' },
  },
};

type Stored = Record<string, string | number | null>;
/** Lists of items, which hang on nothing else. */
interface Document {
  version: number;
  heading: Stored;
  lists: Stored[];
  items: Stored[];
}

const start: Document = {
  version: 1,
  heading: { title: 'Two' },
  lists: [
    { listID: 1, place: 1, name: 'First' },
    { listID: 2, place: 2, name: 'Second' },
  ],
  items: [{ itemID: 7, listID: 1, word: 'one', count: 1 }],
};

let server: { stored: Document; sent: Changes[]; refuse: ApiError | null; onSend(): void };
let nextID: number;
beforeEach(() => {
  server = { stored: structuredClone(start), sent: [], refuse: null, onSend: () => {} };
  nextID = 40;
});

/** As the server saves: new rows get ids in their order, and children the id of their parent. */
function save(version: number, changes: Changes): Promise<Document> {
  server.sent.push(changes);
  server.onSend();
  const { refuse, stored } = server;
  if (refuse) return Promise.reject(refuse);
  if (version !== stored.version) return Promise.reject(stale(stored));
  const ids = new Map<unknown, number>();
  const saved = structuredClone(stored);
  const removed = (name: string) => new Set((changes[name] ?? []) as number[]);
  Object.assign(saved.heading, changes.heading);
  for (const [list, id] of [['lists', 'listID'] as const, ['items', 'itemID'] as const]) {
    for (const row of (changes[list] ?? []) as Stored[]) {
      const known = saved[list].find((each) => each[id] === row[id]);
      const made = { ...row, [id]: nextID };
      if (list === 'items') made.listID = ids.get(row.listID) ?? row.listID ?? null;
      if (known) Object.assign(known, row);
      else {
        ids.set(row[id], nextID++);
        saved[list].push(made);
      }
    }
  }
  const [lists, items] = [removed('removeLists'), removed('removeItems')];
  saved.lists = saved.lists.filter(({ listID }) => !lists.has(Number(listID)));
  saved.items = saved.items.filter(({ itemID, listID }) => !items.has(Number(itemID)) && !lists.has(Number(listID)));
  saved.version += 1;
  server.stored = saved;
  return Promise.resolve(structuredClone(saved));
}

const stale = (current: Document) =>
  new ApiError('VERSION_CONFLICT', 'Somebody saved first', 409, {
    requestID: 'r',
    conflict: { current, version: current.version, changedBy: 'Another', changedAt: '2026-01-01T00:00:00Z' },
  });

const aggregate: Aggregate<Document, Kind> = {
  kinds,
  queryKey: ['lists'],
  version: ({ version }) => version,
  read: (document) => document,
  rules: async () => ({
    heading: { fields: tables.heading },
    lists: { fields: tables.lists },
    items: { fields: tables.items },
  }),
  send: save,
};

function open(of: Aggregate<Document, Kind> = aggregate) {
  return createRecordEditor(of, structuredClone(start), {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
}
type Editor = ReturnType<typeof open>;

const first = <T>([each]: readonly T[]): T => {
  if (each === undefined) throw new Error('There is none');
  return each;
};
const valuesOf = (rows: readonly Row[], name: string) => rows.map(({ values }) => values[name] ?? null);

it.each<[string, (editor: Editor) => void, Changes | null]>([
  ['nothing that was typed', () => {}, null],
  ['a text with blanks around it', (editor) => editor.set('lists', 1, { name: ' First ' }), null],
  [
    'a value of the document itself',
    (editor) => editor.set('heading', 0, { title: 'Three' }),
    { heading: { title: 'Three' } },
  ],
  [
    'a value of a row, and one that was emptied',
    (editor) => {
      editor.set('lists', 1, { name: 'Other' });
      editor.write('items', 7, { word: '' });
    },
    { lists: [{ listID: 1, name: 'Other' }], items: [{ itemID: 7, word: null }] },
  ],
  [
    'a new row with one that belongs to it, by temporary ids',
    (editor) => {
      const list = first(editor.add('lists', [{ name: 'Third' }]));
      editor.put('items', [editor.make({ listID: list, word: 'new' })]);
    },
    { lists: [{ listID: -1, name: 'Third' }], items: [{ itemID: -2, listID: -1, word: 'new' }] },
  ],
  [
    'new rows that were left blank',
    (editor) => {
      const list = first(editor.add('lists', [{}]));
      editor.put('items', [editor.make({ listID: list }), editor.make({ listID: 1 })]);
    },
    null,
  ],
  [
    'rows in another order',
    (editor) => editor.move('lists', 2, -1),
    {
      lists: [
        { listID: 2, place: 1 },
        { listID: 1, place: 2 },
      ],
    },
  ],
])('sends of %s what differs', (_what, edit, changes) => {
  const editor = open();
  edit(editor);
  expect(editor.changes()).toEqual(changes);
});

it('begins a new row with what its kind says of the rows before it, which alone is not stored', () => {
  const begin = (before: readonly Row[]) => ({ name: `After ${before.at(-1)?.values.name}` });
  const editor = open({ ...aggregate, kinds: { ...kinds, lists: { ...kinds.lists, begin } } });
  const list = first(editor.add('lists', [{}]));
  expect(valuesOf(editor.rows.get().lists, 'name')).toEqual(['First', 'Second', 'After Second']);
  expect(editor.changes()).toBeNull();
  editor.put('items', [editor.make({ listID: list, word: 'new' })]);
  expect(editor.changes()).toEqual({
    lists: [{ listID: -1, name: 'After Second' }],
    items: [{ itemID: -2, listID: -1, word: 'new' }],
  });
});

it('keeps the key of a row that was stored, to which undo still leads, and what was typed on the way', async () => {
  const editor = open();
  const list = first(editor.add('lists', [{}]));
  editor.set('lists', list, { name: 'Third' });
  editor.put('items', [editor.make({ listID: list, word: 'new' })]);
  server.onSend = () => editor.set('heading', 0, { title: 'Typed on' });
  expect(await editor.engine.save()).toBe('saved');
  const row = editor.rows.get().lists.find(({ key }) => key === list);
  expect(row).toMatchObject({ key: list, id: 40, values: { name: 'Third' } });
  expect(valuesOf(editor.rows.get().items, 'listID')).toEqual([1, 40]);
  expect(editor.changes()).toEqual({ heading: { title: 'Typed on' } });
  void editor.parts.history.undo();
  void editor.parts.history.undo();
  expect(editor.ledTo.get()).toEqual({ kind: 'lists', key: list });
  expect(editor.changes()).toEqual({ lists: [{ listID: 40, name: null }] });
});

it('joins what somebody else saved in other fields, and asks about the same', async () => {
  const editor = open();
  server.stored = { ...server.stored, version: 5, heading: { title: 'Theirs' } };
  editor.set('lists', 1, { name: 'Mine' });
  expect(await editor.engine.save()).toBe('saved');
  expect(asked()).toEqual([]);
  expect(server.stored).toMatchObject({ heading: { title: 'Theirs' }, lists: [{ name: 'Mine' }, {}] });

  server.stored = { ...server.stored, version: 9, lists: [{ listID: 1, place: 1, name: 'Later' }] };
  editor.set('lists', 1, { name: 'Mine again' });
  shown.answer(
    { open: { dismissed: true, reason: 'escape' } },
    { open: { dismissed: false, value: { [rowPath('lists', 1, 'name')]: 'Mine again' } } },
  );
  expect(await editor.engine.saveNow()).toBe('aborted');
  expect(await editor.engine.saveNow()).toBe('saved');
  const rows = [{ label: 'Later: Name', yours: 'Mine again', theirs: 'Later' }];
  expect(asked()).toMatchObject([{ rows }, { rows }]);
  expect(server.stored.lists).toEqual([{ listID: 1, place: 1, name: 'Mine again' }]);
});

it('asks about a line that somebody else deleted while it was edited: kept, it is typed again with all below it', async () => {
  const editor = open();
  server.stored = { ...server.stored, version: 5, lists: server.stored.lists.slice(1), items: [] };
  editor.set('items', 7, { count: 3 });
  editor.set('heading', 0, { title: 'Mine' });
  editor.adopt(structuredClone(server.stored));
  expect(valuesOf(editor.rows.get().lists, 'name')).toEqual(['First', 'Second']);
  shown.answer(
    { open: { dismissed: true, reason: 'escape' } },
    { open: { dismissed: false, value: { 'lists.1': true } } },
  );
  expect(await editor.engine.saveNow()).toBe('aborted');
  expect(editor.changes()).toEqual({ heading: { title: 'Mine' }, items: [{ itemID: 7, count: 3 }] });
  expect(await editor.engine.saveNow()).toBe('saved');
  const rows = [{ label: 'First', yoursText: 'Keep it, typed again', theirsText: 'Deleted' }];
  expect(asked().slice(-2)).toMatchObject([{ rows }, { rows }]);
  expect(server.stored.lists).toEqual([
    { listID: 2, place: 2, name: 'Second' },
    { listID: 40, place: 1, name: 'First' },
  ]);
  expect(server.stored.items).toEqual([{ itemID: 41, listID: 40, word: 'one', count: 3 }]);
  expect(editor.rows.get().items).toMatchObject([{ key: 7, id: 41 }]);
  expect(editor.engine.state.get().isDirty).toBe(false);
});

it('lets a line go that somebody else deleted, and new ones below it, and asks about none that nobody typed into', async () => {
  const editor = open();
  server.stored = { ...server.stored, version: 5, lists: server.stored.lists.slice(1), items: [] };
  editor.add('items', [{ listID: 1, word: 'two' }]);
  editor.set('heading', 0, { title: 'Mine' });
  shown.answer({ open: { dismissed: false, value: { 'lists.1': false } } });
  expect(await editor.engine.saveNow()).toBe('saved');
  expect(server.sent.at(-1)).toEqual({ heading: { title: 'Mine' } });
  expect(editor.rows.get()).toMatchObject({ lists: [{ id: 2 }], items: [] });
  const before = asked().length;
  server.stored = { ...server.stored, version: 9, lists: [] };
  editor.move('lists', 2, 1);
  editor.set('heading', 0, { title: 'Mine again' });
  expect(await editor.engine.saveNow()).toBe('saved');
  expect(asked()).toHaveLength(before);
});

it('removes a stored row that was typed into without a question, and is based on what is stored then', async () => {
  const editor = open();
  editor.set('lists', 1, { name: 'Mine' });
  await editor.remove('lists', [1]);
  expect(editor.base().version).toBe(2);
  expect(valuesOf(editor.rows.get().lists, 'name')).toEqual(['Second']);
  expect(editor.changes()).toBeNull();
});

it('takes a newer state over, unless it clashes or an older answer comes late', () => {
  const editor = open();
  const title = () => valuesOf(editor.rows.get().heading, 'title');
  editor.adopt({ ...start, version: 3, heading: { title: 'New' } });
  editor.adopt({ ...start, version: 2, heading: { title: 'Late' } });
  expect(title()).toEqual(['New']);
  editor.set('heading', 0, { title: 'Mine' });
  editor.adopt({ ...start, version: 4, heading: { title: 'Theirs' } });
  expect(title()).toEqual(['Mine']);
});

it('removes stored rows at once beside what is not saved, with what belongs to them, and new ones without a call', async () => {
  const editor = open();
  const list = first(editor.add('lists', [{ name: 'Third' }]));
  editor.set('heading', 0, { title: 'Mine' });
  await editor.remove('lists', [1]);
  await editor.remove('lists', [list]);
  expect(server.sent).toEqual([{ removeLists: [1] }]);
  expect(editor.rows.get().items).toEqual([]);
  expect(valuesOf(editor.rows.get().lists, 'name')).toEqual(['Second']);
  expect(editor.changes()).toEqual({ heading: { title: 'Mine' } });
});

it('puts rows back where they are not: one that was removed since it was stored comes as a new one', async () => {
  const editor = open();
  const [row] = editor.rows.get().items;
  if (row === undefined) throw new Error('There is none');
  editor.put('items', [row]);
  expect(editor.rows.get().items).toEqual([row]);
  await editor.remove('items', [row.key]);
  editor.put('items', [row]);
  expect(editor.changes()).toEqual({ items: [{ itemID: -1, listID: 1, word: 'one', count: 1 }] });
});

it('marks what the schemas say, then what the server says, and forgets it where it is corrected', async () => {
  const editor = open();
  const list = first(editor.add('lists', [{}]));
  editor.put('items', [editor.make({ listID: list, word: 'too long' })]);
  expect(await editor.engine.save()).toBe('invalid');
  const item = editor.rows.get().items.at(-1)?.key ?? 0;
  expect(Object.keys(editor.errors.get())).toEqual([rowPath('lists', list, 'name'), rowPath('items', item, 'word')]);
  editor.set('lists', list, { name: 'Third' });
  editor.write('items', item, { word: 'short' });
  expect(editor.errors.get()).toEqual({});
  const modelState = { 'changes.items.0.word': ['Taken'], 'lists.1.name': ['Fixed'], 'heading.title': ['Bad'] };
  server.refuse = new ApiError('VALIDATION_FAILED', 'Not valid', 400, { requestID: 'r', modelState });
  expect(await editor.engine.saveNow()).toBe('invalid');
  expect(editor.errors.get()).toEqual({
    [rowPath('items', item, 'word')]: 'Taken',
    [rowPath('lists', 1, 'name')]: 'Fixed',
    [rowPath('heading', 0, 'title')]: 'Bad',
  });
});

it('gives the focus to the first of the rows that were added, once', () => {
  const editor = open();
  const [one = 0, other = 0] = editor.add('lists', [{ name: 'A' }, { name: 'B' }]);
  expect([other, one, one].map((key) => editor.takeAdded(key))).toEqual([false, true, false]);
});
