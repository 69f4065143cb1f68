import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeColumns, makeCharges } from '../stories-data.tsx';
import { planPaste } from './plan-paste.ts';
import { formatTsv, parseTsv } from './tsv.ts';

describe('blocks of cells', () => {
  test.each([
    ['one cell', 'a', [['a']]],
    [
      'Excel ends with a break',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['an empty cell at the end', 'a\t\r\n', [['a', '']]],
    ['an empty line between', 'a\r\n\r\nb', [['a'], [''], ['b']]],
    ['quotes around a break', '"a\nb"\tc', [['a\nb', 'c']]],
    ['quotes in quotes', '"5"" pipe"\tx', [['5" pipe', 'x']]],
    ['a quote that is only text', '5" pipe\t"A" and "B"', [['5" pipe', '"A" and "B"']]],
    ['a quote never closed', '"open\tb', [['"open', 'b']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(parseTsv(text)).toEqual(expected);
  });
  test('property: what is written is read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1'), maxLength: 6 });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(block, (cells) => {
        expect(parseTsv(`${formatTsv(cells)}\n`)).toEqual(cells);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('paste', () => {
  const rows = makeCharges(10);
  const plan = (block: string[][], top: number, left: number, bottom = top, right = left) =>
    planPaste(
      block,
      { top, left, bottom, right },
      {
        columns: chargeColumns,
        lineCount: rows.length,
        rowAt: (line) => rows[line],
        keyAt: (line) => rows[line]?.id,
        editable: (column, row) => {
          const may = column.editable?.(row) ?? true;
          return column.editor ? (may === false ? 'No.' : may) : 'Not editable.';
        },
      },
    );
  test('one cell fills the range', () => {
    const { edits, range } = plan([['4']], 1, 4, 3, 4);
    expect(edits.map(({ key, value }) => [key, value])).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    expect(range).toEqual({ top: 1, left: 4, bottom: 3, right: 4 });
  });
  test('unchanged cells are no edits, cells beyond the edge are counted', () => {
    const { edits, refusals, outside } = plan(
      [
        ['1', '845.00', 'x'],
        ['2', '1'],
      ],
      9,
      4,
    );
    expect(edits.map(({ column, value }) => [column, value])).toEqual([['amount', 84500]]);
    expect(refusals).toEqual([]);
    expect(outside).toBe(3);
  });
  test('each refusal says its reason', () => {
    const { refusals } = plan([['', 'Acorn', 'nobody']], 7, 0);
    expect(refusals.map(({ column, message }) => [column, message])).toEqual([
      ['description', 'This line comes from the payoff.'],
      ['payee', 'Not editable.'],
      ['payer', 'Pick one of the list.'],
    ]);
  });
});
