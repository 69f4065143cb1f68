import { expect, test } from 'vitest';
import { chooseAll, mergedRecord } from './merge-table.tsx';

const rows = [
  { field: 'price', label: 'Sale price', yours: 18000000, theirs: 17950000 },
  { field: 'place', label: 'Place', yours: 'Somecity', theirs: null },
];

test('the record of the chosen values, null included; an unchosen field is yours', () => {
  expect(mergedRecord(rows, chooseAll(rows, 'theirs'))).toEqual({ price: 17950000, place: null });
  expect(mergedRecord(rows, { price: 'theirs' })).toEqual({ price: 17950000, place: 'Somecity' });
});
