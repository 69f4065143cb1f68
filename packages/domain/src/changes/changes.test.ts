import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffFields, isSameValue, threeWay } from './index.ts';

describe('isSameValue', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, true],
    [null, 0, false],
    [null, '', false],
    [0, false, false],
    [-0, 0, true],
    [Number.NaN, Number.NaN, true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, null, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSameValue(a, b)).toBe(same);
    expect(isSameValue(b, a)).toBe(same);
  });
});

describe('diffFields', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    [{ a: 1 }, { a: 1 }, {}],
    [{ a: 1, b: 2 }, { b: null }, { b: null }],
    [{ a: 1, b: 2 }, { a: undefined }, {}],
    [{}, { a: null }, {}],
    [{}, { a: '' }, { a: '' }],
  ])('from %j to %j is %j', (base, mine, changed) => {
    expect(diffFields(base, mine)).toEqual(changed);
  });
});

describe('threeWay', () => {
  const base = { price: 1, date: 'a', note: null };

  it.each([
    ['only mine', { ...base, price: 2 }, base, { ...base, price: 2 }, []],
    ['only theirs', base, { ...base, price: 3 }, { ...base, price: 3 }, []],
    ['different fields', { ...base, price: 2 }, { ...base, date: 'b' }, { ...base, price: 2, date: 'b' }, []],
    ['the same change', { ...base, price: 2 }, { ...base, price: 2 }, { ...base, price: 2 }, []],
    [
      'one field differently',
      { ...base, price: 2 },
      { ...base, price: 3 },
      { ...base, price: 3 },
      [{ field: 'price', base: 1, mine: 2, theirs: 3 }],
    ],
    [
      'emptied here, changed there',
      { ...base, date: null },
      { ...base, date: 'b' },
      { ...base, date: 'b' },
      [{ field: 'date', base: 'a', mine: null, theirs: 'b' }],
    ],
    ['only the fields I edited', { price: 2 }, { ...base, date: 'b' }, { ...base, price: 2, date: 'b' }, []],
  ])('%s', (_name, mine, theirs, merged, conflicts) => {
    expect(threeWay(base, mine, theirs)).toEqual({ merged, conflicts });
  });

  const record = fc.record({ a: fc.constantFrom(null, 1, 2), b: fc.constantFrom(null, 'x', 'y'), c: fc.boolean() });

  it('loses no change: every changed field is merged or in conflict', () => {
    fc.assert(
      fc.property(record, record, record, (from, mine, theirs) => {
        const { merged, conflicts } = threeWay(from, mine, theirs);
        const inConflict = new Set(conflicts.map(({ field }) => field));
        for (const [field, value] of Object.entries(diffFields(from, mine))) {
          if (!inConflict.has(field)) expect((merged as Record<string, unknown>)[field]).toBe(value);
        }
        for (const [field, value] of Object.entries(diffFields(from, theirs))) {
          expect((merged as Record<string, unknown>)[field]).toBe(value);
        }
      }),
    );
  });

  it('conflicts are the same seen from either side', () => {
    fc.assert(
      fc.property(record, record, record, (from, one, other) => {
        const fields = (list: readonly { field: string }[]) => list.map(({ field }) => field).toSorted();
        expect(fields(threeWay(from, one, other).conflicts)).toEqual(fields(threeWay(from, other, one).conflicts));
      }),
    );
  });
});
