import { describe, expect, test } from 'vitest';
import type { GridColumn } from './data-grid.types.ts';
import { initialGridState, visibleColumns } from './grid-columns.ts';
import { filterRows, nextSort, sortRows } from './grid-rows.ts';

interface Row {
  number: string;
  price: number | null;
  buyer: string;
}
const rows: Row[] = [
  { number: '12-100', price: 300, buyer: 'Jones' },
  { number: '12-20', price: null, buyer: 'adeyemi' },
  { number: '12-3', price: 100, buyer: 'Stone' },
  { number: '12-3', price: 200, buyer: '' },
];
const columns: GridColumn<Row>[] = [
  { id: 'number', header: 'File', value: (row) => row.number, width: 80 },
  {
    id: 'price',
    header: 'Price',
    value: (row) => row.price,
    text: (row) => (row.price === null ? '' : `${row.price}.00`),
    width: 100,
    priority: 2,
  },
  { id: 'buyer', header: 'Buyer', value: (row) => row.buyer, minWidth: 120, priority: 1 },
];
const sorted = (column: string, direction: 'ascending' | 'descending', among: Uint32Array | null = null) => [
  ...(sortRows(rows, columns, { column, direction }, among) ?? []),
];

describe('sort', () => {
  test('numbers in texts by size, equal rows in the order given', () => {
    expect(sorted('number', 'ascending')).toEqual([2, 3, 1, 0]);
    expect(sorted('number', 'descending')).toEqual([0, 1, 2, 3]);
  });
  test('empty last in both directions', () => {
    expect(sorted('price', 'ascending')).toEqual([2, 3, 0, 1]);
    expect(sorted('price', 'descending')).toEqual([0, 3, 2, 1]);
    expect(sorted('buyer', 'ascending')).toEqual([1, 0, 2, 3]);
  });
  test('among the filtered rows only; the rows are not touched', () => {
    const before = [...rows];
    expect(sorted('number', 'ascending', Uint32Array.of(0, 2))).toEqual([2, 0]);
    expect(rows).toEqual(before);
  });
  test('no sort or an unknown column makes no copy', () => {
    expect(sortRows(rows, columns, null, null)).toBeNull();
    expect(sortRows(rows, columns, { column: 'gone', direction: 'ascending' }, null)).toBeNull();
  });
  test('head: ascending, descending, as given', () => {
    const one = nextSort(null, 'price');
    const two = nextSort(one, 'price');
    expect([one?.direction, two?.direction, nextSort(two, 'price')]).toEqual(['ascending', 'descending', null]);
    expect(nextSort(two, 'buyer')).toEqual({ column: 'buyer', direction: 'ascending' });
  });
  test('100,000 rows in well under a second', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({
      number: `12-${(at * 7919) % 100_000}`,
      price: (at * 31) % 977,
      buyer: '',
    }));
    const started = performance.now();
    const order = sortRows(many, columns, { column: 'price', direction: 'ascending' }, filterRows(many, columns, '12'));
    expect(order).toHaveLength(100_000);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('filter', () => {
  test.each([
    ['jones', [0]],
    ['12 STONE', [2]],
    ['200.00', [3]],
    ['zzz', []],
  ])('%s', (text, expected) => {
    expect([...(filterRows(rows, columns, text) ?? [])]).toEqual(expected);
  });
  test('no words means all rows, without an array', () => {
    expect(filterRows(rows, columns, '  ')).toBeNull();
  });
});

describe('columns by width', () => {
  const ids = (width: number, state = initialGridState) => visibleColumns(columns, state, width).map(({ id }) => id);
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
});
