import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRows, isRowSelected, noRows, type RowSelection, selectedRowCount, withRows } from './row-selection.ts';

const total = 9;
const rows = Array.from({ length: total }, (_, at) => at);
const selected = (selection: RowSelection) => rows.filter((row) => isRowSelected(selection, row));

describe('selected rows', () => {
  it('are those that were selected, or all but those taken out', () => {
    expect(selected(withRows(noRows, [2, 4], true))).toEqual([2, 4]);
    expect(selected(withRows(allRows, [2, 4], false))).toEqual([0, 1, 3, 5, 6, 7, 8]);
    expect(withRows(allRows, [2], false)).toEqual({ all: true, except: new Set([2]) });
    expect(withRows(withRows(allRows, [2], false), [2], true)).toEqual(allRows);
  });

  it('are as many as are counted, whatever was done', () => {
    const act = fc.record({ keys: fc.subarray(rows), on: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(noRows, allRows), fc.array(act), (start, acts) => {
        const model = new Set(selected(start));
        let selection = start;
        for (const { keys, on } of acts) {
          selection = withRows(selection, keys, on);
          for (const key of keys)
            if (on) model.add(key);
            else model.delete(key);
          expect(selected(selection)).toEqual([...model].sort((a, b) => a - b));
          expect(selectedRowCount(selection, total)).toBe(model.size);
        }
      }),
    );
  });
});
