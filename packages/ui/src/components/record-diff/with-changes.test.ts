import { expect, test } from 'vitest';
import { changesOf, compareRecords } from './compare-records.ts';
import type { DiffField, RecordChange } from './record-diff.types.ts';
import { withChanges } from './with-changes.ts';

interface Line {
  id: number;
  name: string;
  amount: { cents: number };
}
const line = (id: number, name = `Line ${id}`, cents = 100): Line => ({ id, name, amount: { cents } });
const keyOf = ({ id }: Line) => id;
const fields: readonly DiffField<Line>[] = [
  { name: 'name', label: 'Name', value: ({ name }) => name },
  {
    name: 'cents',
    label: 'Amount',
    kind: 'money',
    value: ({ amount }) => amount.cents,
    take: (ours, { amount }) => ({ ...ours, amount }),
  },
];
const changes = (ours: readonly Line[], theirs: readonly Line[]) =>
  changesOf(compareRecords(fields, ours, theirs, { keyOf, nameOf: ({ name }) => name }));

const ours = [line(1), line(2), line(3), line(4)];
const theirs = [line(4), line(1, 'Renamed'), line(5), line(3, 'Line 3', 700), line(6)];

test('all changes give the other state, and taken one by one each of them does', () => {
  expect(withChanges(fields, ours, theirs, changes(ours, theirs), keyOf)).toEqual(theirs);
  let now = ours;
  for (let left = changes(now, theirs); left.length > 0; left = changes(now, theirs))
    now = withChanges(fields, now, theirs, left.slice(-1), keyOf);
  expect(now).toEqual(theirs);
});

test('any order of any lists comes to the other state', () => {
  const lists = [[], [1], [2, 1], [3, 1, 2], [1, 2, 3], [4, 3, 2, 1], [5, 2, 6]].map((ids) =>
    ids.map((id) => line(id)),
  );
  for (const from of lists)
    for (const to of lists) expect(withChanges(fields, from, to, changes(from, to), keyOf)).toEqual(to);
});

test.each<[string, RecordChange, number[]]>([
  ['a record that goes', { key: 2, what: 'removed' }, [1, 3, 4]],
  ['one that comes, behind its neighbour', { key: 5, what: 'added' }, [1, 5, 2, 3, 4]],
  ['one that comes last', { key: 6, what: 'added' }, [1, 2, 3, 6, 4]],
  ['one that moves', { key: 4, what: 'moved' }, [4, 1, 2, 3]],
])('%s is taken alone', (_, change, ids) => {
  const now = withChanges(fields, ours, theirs, [change], keyOf);
  expect(now.map(keyOf)).toEqual(ids);
});

test('a field is taken by its own way, or is the property of its name; other records stay the objects they are', () => {
  const now = withChanges(fields, ours, theirs, [{ key: 3, what: 'field', field: 'cents' }], keyOf);
  expect(now[2]).toEqual(line(3, 'Line 3', 700));
  expect(now[0]).toBe(ours[0]);
  expect(withChanges(fields, ours, theirs, [{ key: 1, what: 'field', field: 'name' }], keyOf)[0]?.name).toBe('Renamed');
});
