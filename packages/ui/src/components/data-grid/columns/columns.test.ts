import { describe, expect, test } from 'vitest';
import type { GridColumn } from './column.types.ts';
import { columnActs } from './column-acts.ts';
import { gridColumnEntries } from './column-entries.ts';
import { drawColumns } from './column-look.ts';
import { initialGridState, mergeOrder, nextSort, readGridState } from './grid-state.ts';
import { arrangeColumns, tableStateOf } from './grid-table.ts';
import { columnsAsGiven, droppedByWidth } from './shown-columns.ts';
import { trackStyle } from './tracks.ts';

const columns: GridColumn<object>[] = [
  { id: 'number', header: 'File', value: () => null, width: 80 },
  { id: 'price', header: 'Price', value: () => null, width: 100, priority: 2, kind: 'money' },
  { id: 'buyer', header: 'Buyer', value: () => null, minWidth: 120, priority: 1 },
];

describe('kept state', () => {
  test.each([
    ['nothing', undefined, initialGridState],
    ['damaged', 'x', initialGridState],
    [
      'version 1',
      { version: 1, sort: { column: 'price', direction: 'descending' }, widths: { price: 120 }, hidden: ['buyer'] },
      {
        ...initialGridState,
        sort: [{ column: 'price', direction: 'descending' }],
        widths: { price: 120 },
        hidden: ['buyer'],
      },
    ],
    [
      'wrong parts',
      {
        sort: [{ column: 1 }, null],
        widths: { a: -1, b: 'x', c: 60 },
        hidden: [1, 'a'],
        filters: { a: 1, b: 'x' },
        density: 'x',
      },
      { ...initialGridState, widths: { c: 60 }, hidden: ['a'], filters: { b: 'x' } },
    ],
  ])('%s', (_, kept, expected) => {
    expect(readGridState(kept)).toEqual(expected);
  });
  test('is read back as it was written', () => {
    const state = {
      ...initialGridState,
      order: ['b', 'a'],
      pinned: ['b'],
      group: ['a'],
      density: 'roomy' as const,
      view: 'Mine',
    };
    expect(readGridState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
  test.each([
    [['a', 'b', 'c'], [], 'abc'],
    [['a', 'b', 'c'], ['c', 'a', 'b'], 'cab'],
    [['a', 'x', 'b', 'c'], ['c', 'a', 'b'], 'caxb'],
    [['x', 'a', 'b'], ['b', 'a'], 'xba'],
    [['a', 'c'], ['c', 'gone', 'a'], 'ca'],
  ])('columns %s in the order %s', (ids, order, expected) => {
    expect(mergeOrder(ids, order).join('')).toBe(expected);
  });
});

describe('sort of a head', () => {
  test('ascending, descending, as given', () => {
    const one = nextSort([], 'price');
    const two = nextSort(one, 'price');
    expect([one[0]?.direction, two[0]?.direction, nextSort(two, 'price')]).toEqual(['ascending', 'descending', []]);
    expect(nextSort(two, 'buyer')).toEqual([{ column: 'buyer', direction: 'ascending' }]);
  });
  test('shift adds a key, turns it and takes it out in its place', () => {
    const both = nextSort(nextSort([], 'price'), 'buyer', true);
    expect(both.map(({ column }) => column)).toEqual(['price', 'buyer']);
    const turned = nextSort(both, 'price', true);
    expect(turned[0]).toEqual({ column: 'price', direction: 'descending' });
    expect(nextSort(turned, 'price', true).map(({ column }) => column)).toEqual(['buyer']);
    expect(nextSort(both, 'buyer')).toEqual([{ column: 'buyer', direction: 'ascending' }]);
  });
});

describe('columns by width', () => {
  const ids = (width: number, state = initialGridState) => {
    const { columnVisibility } = tableStateOf(columns, state, width);
    return columns.map(({ id }) => id).filter((id) => columnVisibility[id] !== false);
  };
  test('the highest priority number goes first; without a priority never', () => {
    expect(ids(300)).toEqual(['number', 'price', 'buyer']);
    expect(ids(299)).toEqual(['number', 'buyer']);
    expect(ids(150)).toEqual(['number']);
    expect(ids(10)).toEqual(['number']);
  });
  test('a width the user set counts; hidden columns are gone', () => {
    expect(ids(320, { ...initialGridState, widths: { number: 120 } })).toEqual(['number', 'buyer']);
    expect(ids(1000, { ...initialGridState, hidden: ['price', 'no longer there'] })).toEqual(['number', 'buyer']);
  });
  test('tracks: a width, a share of the rest; one kept at the start before another has a width of its own', () => {
    expect(trackStyle(columns, { pinned: 0, pinnedEnd: 0 }, { price: 130 })).toMatchObject({
      '--col-0': '80px',
      '--col-1': '130px',
      '--col-2': 'minmax(120px, 1fr)',
      minWidth: 330,
    });
    // Both are there: the compiler takes any place of a list for perhaps empty.
    expect(trackStyle([columns[2] as never, columns[0] as never], { pinned: 2, pinnedEnd: 0 }, {})['--col-0']).toBe(
      '120px',
    );
  });
  test('columns kept at the start stand one after the other', () => {
    const drawn = drawColumns(columns, 2, 0);
    expect(drawn.map(({ style }) => style?.insetInlineStart)).toEqual([undefined, 'calc(var(--col-0))', undefined]);
    expect(drawn[0]?.role).toBe('rowheader');
    const ends = drawColumns(columns, 0, 2);
    expect(ends.map(({ style }) => style?.insetInlineEnd)).toEqual([undefined, 'calc(var(--col-2))', 0]);
    expect(ends.map(({ kept }) => kept)).toEqual(['start', 'end', 'end']);
  });
});

describe('columns by the table', () => {
  const arranged = (part: Partial<typeof initialGridState>, room = 0) => {
    const shown = arrangeColumns(columns, { ...initialGridState, ...part }, room);
    return [shown.columns.map(({ id }) => id), shown.pinned];
  };
  test('put away, at another place, kept at the start', () => {
    expect(arranged({ hidden: ['price'] })).toEqual([['number', 'buyer'], 0]);
    expect(arranged({ order: ['buyer', 'number', 'price'] })).toEqual([['buyer', 'number', 'price'], 0]);
    expect(arranged({ pinned: ['buyer'] })).toEqual([['buyer', 'number', 'price'], 1]);
    expect(arranged({ order: ['buyer'], pinned: ['price', 'number'], hidden: ['number'] })).toEqual([
      ['price', 'buyer'],
      1,
    ]);
    expect(arranged({ pinnedEnd: ['number'] })).toEqual([['price', 'buyer', 'number'], 0]);
    expect(arranged({ pinned: ['price'] }, 200)).toEqual([['number', 'buyer'], 0]);
  });
  test.each([0, 10, 150, 299, 300, 1000])('columns as given stand as the table says, in %i px', (room) => {
    for (const kept of [0, 1, 2, 5]) {
      const pinned = columns.slice(0, kept).map(({ id }) => id);
      const byTable = arrangeColumns(columns, { ...initialGridState, pinned, widths: { number: 90 } }, room);
      expect(columnsAsGiven(columns, droppedByWidth(columns, { number: 90 }, room), kept)).toEqual(byTable);
    }
  });
});

describe('acts', () => {
  const moved = (from: number, to: number, state = initialGridState) =>
    columnActs.move(state, columns, columns, from, to);
  test('move', () => {
    expect(moved(0, 2).order).toEqual(['price', 'buyer', 'number']);
    expect(moved(2, 0).order).toEqual(['buyer', 'number', 'price']);
    expect(moved(0, 5)).toEqual({});
    const pinned = { ...initialGridState, pinned: ['number', 'price'] };
    expect(moved(0, 1, pinned)).toEqual({ pinned: ['price', 'number'] });
    expect(moved(1, 2, pinned)).toEqual({});
    const atEnd = { ...initialGridState, pinnedEnd: ['price', 'buyer'] };
    expect(moved(1, 2, atEnd)).toEqual({ pinnedEnd: ['buyer', 'price'] });
    expect(moved(0, 1, atEnd)).toEqual({});
  });
  test('a column is kept at one end, or at none', () => {
    const start = columnActs.pin(initialGridState, 'price', 'start');
    expect(start).toEqual({ pinned: ['price'], pinnedEnd: [] });
    const end = columnActs.pin({ ...initialGridState, ...start }, 'price', 'end');
    expect(end).toEqual({ pinned: [], pinnedEnd: ['price'] });
    expect(columnActs.pin({ ...initialGridState, ...end }, 'price', null)).toEqual({ pinned: [], pinnedEnd: [] });
  });
  test('widths have a least and a most, null is the default', () => {
    expect(columnActs.width(initialGridState, 'price', 5).widths).toEqual({ price: 40 });
    expect(columnActs.width(initialGridState, 'price', 9999).widths).toEqual({ price: 1200 });
    expect(columnActs.width({ ...initialGridState, widths: { price: 50 } }, 'price', null).widths).toEqual({});
  });
  test('an emptied filter is none', () => {
    expect(columnActs.filter({ ...initialGridState, filters: { price: '1' } }, 'price', ' ').filters).toEqual({});
  });
  test('menu of columns: the naming one stays', () => {
    const entries = gridColumnEntries(columns, undefined, () => {});
    expect(entries.map((entry) => 'disabled' in entry && entry.disabled)).toEqual([true, false, false]);
  });
});
