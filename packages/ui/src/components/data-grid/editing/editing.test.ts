import { describe, expect, test } from 'vitest';
import { createRowSlots } from '../body/row-slots.ts';
import { csvField, gridCsv } from '../export/csv.ts';
import type { CellEdit } from './edit.types.ts';
import { dateEditor, moneyEditor, numberEditor, selectEditor, textEditor } from './editors.ts';
import { createHistory } from './history.ts';

describe('editors', () => {
  const select = selectEditor([
    { value: 'b', label: 'Buyer' },
    { value: 'br', label: 'Broker' },
  ]);
  test.each([
    ['money', moneyEditor(), '(1,234.56)', -123456],
    ['money, negative', moneyEditor({ allowNegative: false }), '-1', 'Enter an amount of zero or more.'],
    ['money, European', moneyEditor(), '1.234,56', 'Enter an amount like 1,234.56.'],
    ['money, none', moneyEditor(), ' ', null],
    ['money, needed', moneyEditor({ required: true }), '', 'A value is needed here.'],
    ['number', numberEditor({ max: 9 }), '10', 'Enter 9 or less.'],
    ['date', dateEditor({ today: '2026-04-15' }), '2/1/26', '2026-02-01'],
    ['date, impossible', dateEditor({ today: '2026-04-15' }), '2/30/26', 'The month has no such day.'],
    ['text', textEditor(), ' a\nb ', 'a b'],
    ['text, too long', textEditor({ maxLength: 2 }), 'abc', 'Use at most 2 characters.'],
    ['choice by words', select, 'buyer', 'b'],
    ['choice by value', select, 'BR', 'br'],
    ['choice by beginning', select, 'bro', 'br'],
    ['choice not clear', select, 'x', 'Pick one of the list.'],
  ])('%s', (_, editor, text, expected) => {
    const reading = editor.parse(text);
    expect(reading.state === 'read' ? reading.value : reading.message).toEqual(expected);
  });
  test('what editing starts with is read back the same', () => {
    expect(moneyEditor().parse(moneyEditor().format(-250000))).toEqual({ state: 'read', value: -250000 });
    expect(select.format('b')).toBe('Buyer');
    expect(dateEditor({ today: '2026-04-15' }).format('2026-04-15')).toBe('04/15/2026');
    expect(numberEditor({ decimals: 2 }).format(1234.5)).toBe('1,234.50');
    expect(textEditor().format(null)).toBe('');
  });
});

test('history: back, forth, and nothing forth after a new change', () => {
  const history = createHistory<object>();
  const edit = (before: number, value: number) => ({ row: {}, key: 1, column: 'a', before, value });
  const cells = (...edits: CellEdit<object>[]) => ({ rows: [], cells: edits });
  expect(history.undo()).toBeNull();
  history.add(cells(edit(1, 2)));
  history.add(cells(edit(2, 3), edit(3, 4)));
  expect(history.undo()?.cells.map(({ value }) => value)).toEqual([3, 2]);
  expect(history.undo()?.cells.map(({ value }) => value)).toEqual([1]);
  expect(history.redo()?.cells.map(({ value }) => value)).toEqual([2]);
  history.add(cells(edit(2, 9)));
  expect(history.redo()).toBeNull();
  expect(history.undo()?.cells.map(({ value }) => value)).toEqual([2]);
});

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1 555 0100', "'+1 555 0100"],
  ['@name', "'@name"],
  ['-cmd|x', "'-cmd|x"],
  ['-1,234.50', '"-1,234.50"'],
  ['(2,500.00)', '"(2,500.00)"'],
])('CSV field %s', (text, expected) => {
  expect(csvField(text)).toBe(expected);
});

test('CSV without the column of boxes, each line ended by CRLF', () => {
  const column = (id: string) => ({ id, header: id, value: (row: string) => row });
  expect(gridCsv([column('@select'), column('a')], ['x', 'y'])).toBe('a\r\nx\r\ny\r\n');
});

test('slots: a row keeps its element, one that comes takes that of one that left', () => {
  const slots = createRowSlots();
  expect(slots.assign(['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(slots.assign(['b', 'c', 'd'])).toEqual([1, 2, 0]);
  expect(slots.assign(['a', 'b', 'c', 'd'])).toEqual([3, 1, 2, 0]);
  expect(slots.assign(['x'])).toEqual([0]);
  expect(slots.assign(['x', 'y'])[0]).toBe(0);
});
