import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GridColumn } from '../columns/column.types.ts';
import { plainKey } from './collation-key.ts';
import { createLines } from './create-lines.ts';
import { filterRows } from './filter.ts';
import { rankColumn } from './rank.ts';
import { createRowData } from './row-data.ts';
import { sortByRanks } from './sort.ts';
import { totalOf } from './total.ts';

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
  { id: 'number', header: 'File', value: (row) => row.number },
  {
    id: 'price',
    header: 'Price',
    value: (row) => row.price,
    text: (row) => (row.price === null ? '' : `${row.price}.00`),
    total: 'sum',
  },
  { id: 'buyer', header: 'Buyer', value: (row) => row.buyer },
];
const lines = (
  sort: [string, 'ascending' | 'descending'][],
  { group = [] as string[], among = null as Uint32Array | null, closed = [] as string[] } = {},
) =>
  createLines({
    data: createRowData(rows),
    columns,
    found: among,
    sort: sort.map(([column, direction]) => ({ column, direction })),
    group,
    isOpen: (path) => !closed.includes(path),
  });
const indexes = (...args: Parameters<typeof lines>) => [...lines(...args).rows()].map((row) => rows.indexOf(row));

describe('sort', () => {
  test('numbers in texts by size, equal rows in the order given', () => {
    expect(indexes([['number', 'ascending']])).toEqual([2, 3, 1, 0]);
    expect(indexes([['number', 'descending']])).toEqual([0, 1, 2, 3]);
  });
  test('empty last in both directions', () => {
    expect(indexes([['price', 'ascending']])).toEqual([2, 3, 0, 1]);
    expect(indexes([['price', 'descending']])).toEqual([0, 3, 2, 1]);
    expect(indexes([['buyer', 'ascending']])).toEqual([1, 0, 2, 3]);
  });
  test('a second key decides among equal ones', () => {
    expect(
      indexes([
        ['number', 'ascending'],
        ['price', 'descending'],
      ]),
    ).toEqual([3, 2, 1, 0]);
  });
  test('among the filtered rows only; the rows are not touched', () => {
    const before = [...rows];
    expect(indexes([['number', 'ascending']], { among: Uint32Array.of(0, 2) })).toEqual([2, 0]);
    expect(rows).toEqual(before);
  });
  test('no key makes no array', () => {
    expect(sortByRanks(4, null, [])).toBeNull();
  });
  test('ranks of a column are made once for the same rows', () => {
    const data = createRowData(rows);
    const column = columns[0] as GridColumn<Row>;
    expect(data.ranks({ ...column })).toBe(data.ranks(column));
  });
  test('a comparison of the caller goes before all', () => {
    const byLength: GridColumn<Row> = {
      id: 'x',
      header: '',
      value: () => '',
      compare: (a, b) => a.buyer.length - b.buyer.length,
    };
    expect([...rankColumn(rows, byLength).of]).toEqual([2, 3, 2, 1]);
  });
  const typed = (values: (string | number | bigint | null)[], order?: 'code-point') =>
    rankColumn(values, { id: 'v', header: '', value: (value) => value, ...(order ? { order } : {}) });
  test.each([
    ['whole numbers', [3, -5, 0, 2 ** 40, null], [3, 1, 2, 4, 0]],
    ['fractions', [0.25, -0.5, 0.25, Number.NaN], [2, 1, 2, 0]],
    ['numbers too large to pack', [2 ** 53, -(2 ** 53), 1], [3, 1, 2]],
    ['bigints', [9007199254740993n, 9007199254740992n], [2, 1]],
    ['texts without case', ['b', 'A', 'a', 'B'], [2, 1, 1, 2]],
    ['texts beyond ASCII', ['zeta', 'Ávila', 'avila', 'Éric'], [3, 1, 1, 2]],
  ])('%s', (_, values, ranks) => {
    // Lists of every kind come from one table.
    expect([...typed(values as never).of]).toEqual(ranks);
  });
  test('code points keep case apart', () => {
    expect([...typed(['b', 'A', 'a'], 'code-point').of]).toEqual([3, 1, 2]);
  });
  test('property: keys of plain texts order as the language does', () => {
    const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    const text = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    });
    const digits = fc.stringMatching(/^[a-c]?0{0,3}\d{0,4}[ -]?\d{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(text, digits), fc.oneof(text, digits), (a, b) => {
        const [x, y] = [plainKey(a) as string, plainKey(b) as string];
        expect(x < y ? -1 : x > y ? 1 : 0).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
  test('property: as a stable sort with empty ones last', () => {
    const value = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), fc.boolean(), (values, descending) => {
        const expected = values
          .map((_, at) => at)
          .sort((a, b) => {
            const [x, y] = [values[a] ?? null, values[b] ?? null];
            if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
            return (descending ? y - x : x - y) || a - b;
          });
        const order = sortByRanks(values.length, null, [{ ranks: typed(values), descending }]);
        expect([...(order ?? [])]).toEqual(expected);
      }),
      { seed: 7 },
    );
  });
});

describe('filter', () => {
  const find = (text: string, filters = {}) => filterRows(createRowData(rows), columns, text, filters);
  test.each([
    ['jones', {}, [0]],
    ['12 STONE', {}, [2]],
    ['200.00', {}, [3]],
    ['zzz', {}, []],
    ['', { buyer: 'ES' }, [0]],
    ['', { number: '12-3', price: '100' }, [2]],
    ['stone', { number: '12-100' }, []],
    ['', { gone: 'x' }, [0, 1, 2, 3]],
  ])('%s %o', (text, filters, expected) => {
    expect([...(find(text, filters) ?? Uint32Array.of(0, 1, 2, 3))]).toEqual(expected);
  });
  test('no words means all rows, without an array', () => {
    expect(find('  ', { buyer: ' ' })).toBeNull();
  });
  test('property: as a search of each row in lower case, whatever was asked before', () => {
    const unit = fc.constantFrom(
      'a',
      'B',
      'k',
      'K',
      'i',
      'I',
      '7',
      '.',
      ' ',
      '\n',
      'é',
      '\u212a',
      '\u0130',
      '\u0131',
      '\u017f',
    );
    const texts = fc.array(fc.string({ unit, maxLength: 5 }), { maxLength: 20 });
    const typed = fc.array(fc.string({ unit, minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(texts, typed, (values, filters) => {
        const column: GridColumn<string> = { id: 'v', header: '', value: (value) => value };
        const data = createRowData(values);
        for (const filter of filters) {
          const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
          const lower = values.map((value) => value.replaceAll('\n', ' ').toLowerCase());
          const expected = lower.flatMap((text, at) => (words.every((word) => text.includes(word)) ? [at] : []));
          const found = filterRows(data, [column], filter);
          expect(found ? [...found] : values.map((_, at) => at)).toEqual(expected);
          const sought = filter.trim().toLowerCase();
          const own = filterRows(data, [column], '', { v: filter });
          const expectedOwn = lower.flatMap((text, at) => (text.includes(sought) ? [at] : []));
          expect(own ? [...own] : values.map((_, at) => at)).toEqual(expectedOwn);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });
  test('a filter that got longer asks only the rows of the shorter one; taken back, it asks none', () => {
    let asked = 0;
    const column: GridColumn<string> = {
      id: 'v',
      header: '',
      value: (value) => value,
      text(value) {
        asked++;
        return value;
      },
    };
    const data = createRowData(['anna', 'ann', 'bob']);
    const counted = (filter: string) => {
      asked = 0;
      const found = filterRows(data, [column], filter);
      return [found?.length, asked];
    };
    expect(counted('an')).toEqual([2, 3]);
    expect(counted('anna')).toEqual([1, 2]);
    expect(counted('an')).toEqual([2, 0]);
    expect(counted('bo')).toEqual([1, 3]);
    expect(counted('anna a')).toEqual([1, 0]);
  });
});

describe('groups and totals', () => {
  test('heads with their rows, subtotals, folding', () => {
    const all = lines([['price', 'ascending']], { group: ['number'] });
    const shown = Array.from({ length: all.count }, (_, line) => {
      const group = all.groupAt(line);
      return group
        ? `${all.groupText(group)}: ${all.total(columns[1] as GridColumn<Row>, group)}`
        : all.rowAt(line)?.price;
    });
    expect(shown).toEqual(['12-3: 300', 100, 200, '12-20: null', null, '12-100: 300', 300]);
    const folded = lines([], { group: ['number'], closed: ['12-3'] });
    expect(folded.count).toBe(5);
    expect(folded.rowCount).toBe(4);
    expect([...folded.rows()]).toHaveLength(4);
  });
  test('groups in groups; a closed one hides those inside', () => {
    const count = (closed: string[]) => lines([], { group: ['number', 'buyer'], closed }).count;
    expect(count([])).toBe(3 + 4 + 4);
    expect(count(['12-3'])).toBe(3 + 2 + 2);
    expect(count(['12-3\u001fStone'])).toBe(3 + 4 + 3);
  });
  test('cents add up exactly, beyond 2^53 too', () => {
    const column: GridColumn<number | null> = { id: 'v', header: '', value: (value) => value, total: 'sum' };
    expect(totalOf(column, [10, null, 20])).toBe(30);
    expect(totalOf(column, [Number.MAX_SAFE_INTEGER, 1, 1])).toBe(9007199254740993n);
    expect(totalOf(column, [null])).toBeNull();
    expect(totalOf({ ...column, total: 'count' }, [1, null])).toBe(1);
    expect(totalOf({ ...column, total: 'max' }, [1, 3, 2])).toBe(3);
    const many = Array.from({ length: 1000 }, () => 2 ** 51 - 1);
    expect(totalOf(column, many)).toBe((2n ** 51n - 1n) * 1000n);
  });
  test('100,000 rows make no object per row', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({
      number: `12-${(at * 7919) % 100_000}`,
      price: at % 977,
      buyer: '',
    }));
    const data = createRowData(many);
    const order = sortByRanks(many.length, filterRows(data, columns, '12'), [
      { ranks: data.ranks(columns[1] as GridColumn<Row>), descending: false },
    ]);
    expect(order).toBeInstanceOf(Uint32Array);
    expect(order).toHaveLength(100_000);
  });
});
