import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../selection/cell-range.ts';
import { type ChargeLine, chargeColumns, makeCharges } from '../stories-data.tsx';
import { planPaste } from './plan-paste.ts';
import { formatTsv, parseTsv } from './tsv.ts';

const blank: ChargeLine = {
  id: 0,
  description: '',
  payee: '',
  payer: null,
  due: null,
  quantity: null,
  amount: null,
  locked: false,
};

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
  /** @param room Rows that may be made below the last. */
  const plan = (block: string[][], top: number, left: number, bottom = top, right = left, room = 0) => {
    let made = 0;
    return planPaste(
      block,
      { top, left, bottom, right },
      {
        columns: chargeColumns,
        lineCount: rows.length,
        rowAt: (line) => rows[line],
        rowKey: (row) => row.id,
        editable: (column, row) => {
          const may = column.editable?.(row) ?? true;
          return column.editor ? (may === false ? 'No.' : may) : 'Not editable.';
        },
        create: () => (made < room ? { ...blank, id: 100 + made++ } : null),
      },
    );
  };
  test('one cell fills the range', () => {
    const { edits, range } = plan([['4']], 1, 4, 3, 4);
    expect(edits.map(({ key, value }) => [key, value])).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    expect(range).toEqual({ top: 1, left: 4, bottom: 3, right: 4 });
  });
  test('unchanged cells are no edits, cells beyond the edge are counted, rows below the last one kept apart', () => {
    const { edits, refusals, beside, left } = plan(
      [
        ['1', '845.00', 'x'],
        ['2', '1'],
      ],
      9,
      4,
    );
    expect(edits.map(({ column, value }) => [column, value])).toEqual([['amount', 84500]]);
    expect(refusals).toEqual([]);
    expect(beside).toBe(1);
    expect(left).toEqual({ lines: [['2', '1']], isBelow: true });
  });
  test('each refusal says its reason', () => {
    const { refusals } = plan([['', 'Acorn', 'nobody']], 7, 0);
    expect(refusals.map(({ column, message }) => [column, message])).toEqual([
      ['description', 'This line comes from the payoff.'],
      ['payee', 'Not editable.'],
      ['payer', 'Pick one of the list.'],
    ]);
  });
  test('rows below the last one are made, empty lines at the end are none', () => {
    const { added, edits, refusals, left, range } = plan([['1'], ['2'], ['x'], [' '], ['']], 9, 4, 9, 4, 9);
    expect(added.map(({ id }) => id)).toEqual([100, 101]);
    expect(edits.map(({ key, value }) => [key, value])).toEqual([[100, 2]]);
    expect(refusals.map(({ key, text }) => [key, text])).toEqual([[101, 'x']]);
    expect(left).toEqual({ lines: [], isBelow: false });
    expect(range).toEqual({ top: 9, left: 4, bottom: 11, right: 4 });
  });
  test('the head of a group takes no line of the block', () => {
    const rows = [blank, undefined, { ...blank, id: 2 }];
    const { edits, left } = planPaste([['1'], ['2'], ['3']], rangeOf({ row: 0, column: 4 }, { row: 0, column: 4 }), {
      columns: chargeColumns,
      lineCount: 3,
      rowAt: (line) => rows[line],
      rowKey: (row) => row.id,
      editable: () => true,
      create: () => null,
    });
    expect(edits.map(({ key, value }) => [key, value])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(left).toEqual({ lines: [['2']], isBelow: false });
  });
  test('property: every line of a block is in a row whole, made or left, and each of its texts is told of', () => {
    const cell = fc.constantFrom('', '1', '2.5', 'x');
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
      );
    fc.assert(
      fc.property(block, fc.nat(9), fc.nat(5), fc.nat(4), (lines, top, left, room) => {
        const planned = plan(lines, top, left, top, left, room);
        const fits = Math.min(lines.length, 10 - top + planned.added.length);
        let blank = 0;
        while (blank < lines.length && lines[lines.length - 1 - blank]?.every((text) => text === '')) blank++;
        const trimmed = Math.max(lines.length - blank, Math.min(lines.length, 10 - top));
        expect(planned.left.lines).toEqual(lines.slice(Math.min(fits, trimmed), trimmed));
        expect(planned.added.length).toBeLessThanOrEqual(room);
        const told = new Set([...planned.edits, ...planned.refusals].map(({ key, column }) => `${key} ${column}`));
        // A text that is read as what the cell holds already changes nothing.
        const held = new Set<string>();
        const target = [...rows, ...planned.added];
        for (let down = 0; down < Math.min(fits, trimmed); down++) {
          for (let along = 0; along < (lines[down]?.length ?? 0); along++) {
            const column = chargeColumns[left + along];
            const row = target[top + down];
            if (!column || !row) continue;
            const reading = column.editor?.parse(lines[down]?.[along] ?? '');
            if (reading?.state === 'read' && Object.is(reading.value ?? null, column.value(row) ?? null))
              held.add(`${row.id} ${column.id}`);
            expect(told.has(`${row.id} ${column.id}`) || held.has(`${row.id} ${column.id}`)).toBe(true);
          }
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
