import { type Fields, field } from '@closewright/contract/kit';
import { expect, it, vi } from 'vitest';
import { plain } from '../../lib/fields/plain-field.ts';
import type { Aggregate } from './aggregate.ts';
import { createRecordEditor } from './create-record-editor.ts';
import { createRowMarks } from './row-marks.ts';
import { rowsOf } from './rows.ts';

const tables = {
  stays: {
    guest: field.requiredText({ label: 'Guest', max: 20 }),
    from: field.date({ label: 'From' }),
    to: field.date({ label: 'To' }),
    nights: field.integer({ label: 'Nights', min: 1, max: 99 }),
  },
  meals: { name: field.requiredText({ label: 'Meal', max: 20 }) },
} satisfies Record<string, Fields>;
const start = {
  stays: [
    { stayID: 1, guest: 'First', from: '2026-01-05', to: '2026-01-07', nights: 2 },
    { stayID: 2, guest: 'Second', from: '2026-02-05', to: '2026-02-07', nights: 2 },
  ],
  meals: [{ mealID: 7, stayID: 1, name: 'Supper' }],
};
const aggregate: Aggregate<typeof start, keyof typeof start> = {
  kinds: {
    stays: { id: 'stayID', remove: 'removeStays', fields: plain(tables.stays) },
    meals: { id: 'mealID', fields: plain(tables.meals), parent: { kind: 'stays', id: 'stayID' } },
  },
  queryKey: ['stays'],
  version: () => 1,
  read: (document) => document,
  rules: async () => ({
    stays: {
      fields: tables.stays,
      problems: ({ from, to }) => (String(to) < String(from) ? { to: 'It ends before it begins' } : {}),
    },
    meals: {
      fields: tables.meals,
      problems: ({ name }, all) =>
        all.filter((each) => each.name === name).length > 1 ? { name: 'It is there already' } : {},
    },
  }),
  send: vi.fn(() => Promise.resolve(start)),
};

function open() {
  const onInvalid = vi.fn();
  const editor = createRecordEditor(aggregate, start, {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid,
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  return { editor, onInvalid };
}
const refused = { text: '1x', message: 'Enter a whole number' };

it('tells of a text that a field refuses, in whichever row, and saves nothing until it is mended', async () => {
  const { editor, onInvalid } = open();
  editor.refuse('stays', 1, 'nights', refused);
  expect(editor.errors.get()).toEqual({ 'stays.1.nights': 'Enter a whole number' });
  expect(editor.refusedText('stays', 1, 'nights')).toBe('1x');
  expect(editor.engine.state.get().isDirty).toBe(true);
  editor.set('stays', 2, { guest: 'Other' });
  expect(await editor.engine.save()).toBe('invalid');
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(aggregate.send).not.toHaveBeenCalled();
  expect(editor.errors.get()).toEqual({ 'stays.1.nights': 'Enter a whole number' });
  editor.refuse('stays', 1, 'nights', null);
  expect(editor.errors.get()).toEqual({});
  editor.set('stays', 2, { guest: 'Second' });
  expect(editor.engine.state.get().isDirty).toBe(false);
});

it.each<[string, (editor: ReturnType<typeof open>['editor']) => unknown]>([
  ['a value is set there', (editor) => editor.set('stays', 1, { nights: 3 })],
  ['all is thrown away', (editor) => editor.revert()],
  ['its row goes', (editor) => editor.remove('stays', [1])],
])('forgets a text that was refused when %s', async (_, act) => {
  const { editor } = open();
  editor.refuse('stays', 1, 'nights', refused);
  await act(editor);
  expect(editor.refusedText('stays', 1, 'nights')).toBeUndefined();
  expect(editor.errors.get()).toEqual({});
});

it('tells what is wrong with a changed row once it is left, and not of the row in hand', async () => {
  const { editor, onInvalid } = open();
  editor.set('stays', 1, { to: '2026-01-01' });
  editor.set('stays', 2, { to: '2026-02-01' });
  expect(editor.errors.get()).toEqual({});
  editor.leave('stays', 2);
  await vi.waitFor(() => expect(editor.errors.get()).toEqual({ 'stays.1.to': 'It ends before it begins' }));
  // Nobody is sent to the field, and nothing is said above the page.
  expect(onInvalid).not.toHaveBeenCalled();
  editor.set('stays', 1, { from: '2025-12-01' });
  expect(editor.errors.get()).toEqual({});
});

it('tells what is wrong with rows below a row that is left', async () => {
  const { editor } = open();
  const [meal = 0] = editor.add('meals', [{ stayID: 1, name: 'x'.repeat(21) }]);
  editor.leave('stays', 1);
  editor.leave('meals', meal);
  await Promise.resolve();
  expect(editor.errors.get()).toEqual({});
  editor.leave('stays', 2);
  await vi.waitFor(() => expect(Object.keys(editor.errors.get())).toEqual([`meals.${meal}.name`]));
});

it.each<[string, (editor: ReturnType<typeof open>['editor'], first: number) => unknown]>([
  ['another row is changed', (editor, first) => editor.set('meals', first, { name: 'Dinner' })],
  ['another row goes', (editor, first) => editor.remove('meals', [first])],
])('what is wrong with rows of the same stay together is told, and made right when %s', async (_, act) => {
  const { editor } = open();
  const [first = 0, other = 0, elsewhere = 0] = editor.add('meals', [
    { stayID: 1, name: 'Lunch' },
    { stayID: 1, name: 'Lunch' },
    { stayID: 2, name: 'Lunch' },
  ]);
  editor.leave('meals', first);
  await vi.waitFor(() => expect(editor.errors.get()).toEqual({ [`meals.${other}.name`]: 'It is there already' }));
  await act(editor, first);
  expect(editor.errors.get()).toEqual({});
  expect(editor.rows.get().meals.find(({ key }) => key === elsewhere)?.values.name).toBe('Lunch');
});

it('tells what is missing in a new row that is left, unless it was left blank', async () => {
  const { editor } = open();
  const [blank = 0] = editor.add('stays', [{}]);
  editor.leave('stays', blank);
  const [filled = 0] = editor.add('stays', [{}]);
  editor.set('stays', filled, { nights: 2 });
  editor.leave('stays', 1);
  await vi.waitFor(() => expect(Object.keys(editor.errors.get())).toEqual([`stays.${filled}.guest`]));
});

it('leaves what is said of another field where a field is written', async () => {
  const { editor } = open();
  editor.set('stays', 1, { to: '2026-01-01', guest: '' });
  editor.leave('stays', 2);
  await vi.waitFor(() => expect(Object.keys(editor.errors.get())).toHaveLength(2));
  editor.set('stays', 1, { nights: 5 });
  expect(Object.keys(editor.errors.get()).toSorted()).toEqual(['stays.1.guest', 'stays.1.to']);
});

it('a row that is left while its rules cannot be fetched is not told of, and nothing fails for it', async () => {
  const rules = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const rows = { get: () => rowsOf(aggregate, start) };
  const marks = createRowMarks({ ...aggregate, rules }, rows);
  await marks.checkLeft('stays', 2, { stays: [{ stayID: 1, to: '2026-01-01' }] });
  expect(rules).toHaveBeenCalledTimes(1);
  expect(marks.errors.get()).toEqual({});
});
