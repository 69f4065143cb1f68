import { describe, expect, test } from 'vitest';
import { initialGridState } from '../data-grid/index.ts';
import {
  addView,
  findView,
  readGridViews,
  removeView,
  renameView,
  sameState,
  standardState,
  viewNameFault,
} from './views.ts';

const roomy = { ...initialGridState, density: 'roomy' as const };
const names = (kept: unknown) => readGridViews(kept).map(({ name }) => name);
const kept = {
  version: 1,
  views: [
    { id: 4, name: 'View 10' },
    { id: 2, name: 'View 9' },
  ],
};

describe('views as kept', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['no list', { version: 1, views: {} }],
    [
      'damaged views',
      { version: 1, views: [null, 1, { id: 1 }, { id: 1, name: ' ' }, { name: 'x' }, { id: '1', name: 'x' }] },
    ],
  ])('%s is no view', (_, value) => {
    expect(readGridViews(value)).toEqual([]);
  });
  test('stand in the order of their names, numbers by size, each name and number once', () => {
    const twice = [...kept.views, { id: 7, name: 'view 9' }, { id: 2, name: 'Other' }];
    expect(names({ ...kept, views: twice })).toEqual(['View 9', 'View 10']);
  });
  test('are read as they were written', () => {
    const { kept: written, view } = addView(readGridViews(kept), ' Mine ');
    expect(view).toEqual({ id: 5, name: 'Mine' });
    const read = readGridViews(JSON.parse(JSON.stringify(written)));
    expect([names(written), findView(read, 'mine')]).toEqual([['Mine', 'View 9', 'View 10'], view]);
  });
});

describe('what is done with views', () => {
  const views = readGridViews(kept);
  test('renamed and deleted', () => {
    expect(names(renameView(views, 4, ' Alone '))).toEqual(['Alone', 'View 9']);
    expect(names(renameView(views, 9, 'Alone'))).toEqual(['View 9', 'View 10']);
    expect(names(removeView(views, 2))).toEqual(['View 10']);
    expect(addView([], 'First').view.id).toBe(1);
  });
  test.each([
    ['', undefined, 'blank'],
    ['  ', undefined, 'blank'],
    ['view 9 ', undefined, 'taken'],
    ['standard VIEW', undefined, 'taken'],
    ['View 9', 'View 9', null],
    ['VIEW 9', 'View 9', null],
    ['View 10', 'View 9', 'taken'],
    ['View 11', undefined, null],
  ] as const)('the name "%s" (own: %s): %s', (name, own, fault) => {
    expect(viewNameFault(views, name, 'Standard view', own)).toBe(fault);
  });
});

test('states are compared by what they show', () => {
  expect(sameState(roomy, { density: 'roomy', ...initialGridState, view: 'x' })).toBe(true);
  expect(sameState({ ...roomy, widths: { a: 1, b: 2 } }, { ...roomy, widths: { b: 2, a: 1 } })).toBe(true);
  expect(sameState(roomy, initialGridState)).toBe(false);
  expect(sameState({ ...roomy, order: ['a', 'b'] }, { ...roomy, order: ['b', 'a'] })).toBe(false);
  expect(standardState({ view: 'x', density: 'roomy' })).toEqual(roomy);
});
