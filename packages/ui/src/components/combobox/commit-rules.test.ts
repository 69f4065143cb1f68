import { expect, it } from 'vitest';
import { chooseCommit, exactIndex, startIndex } from './commit-rules.ts';
import { linesOf, nextRow, type Row, stepRow } from './rows.ts';

const ficus = { value: 1042, code: '1042', label: 'Ficus Bank' };
const mortgage = { value: 1077, code: '1077', label: 'Ficus Bank Mortgage' };
const savings = { value: 904, code: '0904', label: 'Ficus Savings', inactive: true };
const other = { value: 2210, code: '2210', label: 'Ficus Bank' };
const several = [ficus, mortgage];

it.each([
  { text: '1077', items: several, rule: 'first', takes: mortgage },
  { text: ' 1077 ', items: several, rule: 'only', takes: mortgage },
  { text: 'ficus bank', items: several, rule: 'only', takes: ficus },
  { text: 'ficus bank', items: [ficus, other], rule: 'only', takes: 'several' },
  { text: 'fic', items: several, rule: 'first', takes: ficus },
  { text: 'fic', items: several, rule: 'only', takes: 'several' },
  { text: 'fic', items: [mortgage], rule: 'only', takes: mortgage },
  { text: 'fic', items: [mortgage], rule: 'only', more: true, takes: 'several' },
  { text: 'fic', items: [savings, mortgage], rule: 'only', takes: mortgage },
  { text: '0904', items: [savings], rule: 'first', takes: 'none' },
  { text: 'zzz', items: [], rule: 'first', takes: 'none' },
] as const)('"$text" by the rule "$rule"', ({ text, items, rule, takes, ...found }) => {
  expect(chooseCommit({ items, hasMore: 'more' in found }, text, rule)).toEqual(takes);
});

it('starts on the exact one, else on the first that can be picked', () => {
  expect(startIndex(several, '1077')).toBe(1);
  expect(startIndex([savings, mortgage], 'fic')).toBe(1);
  expect(startIndex([savings], 'fic')).toBe(-1);
  expect(exactIndex(several, '')).toBe(-1);
});

it('steps over what cannot be picked and stops at the ends', () => {
  const rows: Row<number, unknown>[] = [savings, ficus, savings, mortgage, { action: 'more' }];
  expect(stepRow(rows, 1, 1)).toBe(3);
  expect(stepRow(rows, 1, 10)).toBe(4);
  expect(stepRow(rows, 4, -10)).toBe(4);
  expect(stepRow(rows, 3, -1)).toBe(1);
  expect(stepRow([], -1, 10)).toBe(-1);
});

it('goes round at the ends, over what cannot be picked', () => {
  const rows: Row<number, unknown>[] = [savings, ficus, savings, mortgage, { action: 'more' }];
  expect([-1, 1, 3, 4].map((from) => nextRow(rows, from, 1))).toEqual([1, 3, 4, 1]);
  expect([-1, 4, 3, 1, 0].map((from) => nextRow(rows, from, -1))).toEqual([4, 3, 1, 4, 4]);
  expect(nextRow([savings], -1, 1)).toBe(-1);
  expect(nextRow([], -1, -1)).toBe(-1);
});

it('puts a heading before each group', () => {
  const rows: Row<number, unknown>[] = [
    { ...ficus, group: 'Recent' },
    { ...mortgage, group: 'Recent' },
    { ...other, group: 'All' },
    { action: 'more' },
  ];
  expect(linesOf(rows)).toEqual([
    { heading: 'Recent' },
    { row: 0 },
    { row: 1 },
    { heading: 'All' },
    { row: 2 },
    { row: 3 },
  ]);
  expect(linesOf([ficus, mortgage])).toBeNull();
});
