import { newPositivePayField, newPositivePayLayout, type PositivePayLayout } from '@closewright/domain/positive-pay';
import { describe, expect, it } from 'vitest';
import {
  layoutFormOf,
  layoutOf,
  lineNames,
  lineTitle,
  newFieldRow,
  pathsOf,
  placesOf,
  problemsInRows,
  withValue,
} from './layout-form.ts';

const field = { ...newPositivePayField, width: 4 };
const stored: PositivePayLayout = {
  ...newPositivePayLayout,
  name: 'Wide Bank',
  format: 'Fixed',
  delimiter: null,
  quoting: null,
  words: { issue: 'I', void: 'V', stop: '' },
  header: [[{ ...field, label: 'Sign on', text: '$$' }], [{ ...field, label: 'Bank', value: 'Bank ID' }]],
  detail: [
    { ...field, label: 'Serial', value: 'Check number', width: 10 },
    { ...field, label: 'Code', value: 'Event code', width: 1 },
  ],
  trailer: [[{ ...field, label: 'Count', value: 'Count of checks' }]],
};

describe('the form of a layout', () => {
  it('is stored as it was read', () => {
    expect(layoutOf(layoutFormOf(stored))).toEqual(stored);
    expect(layoutOf(layoutFormOf(newPositivePayLayout))).toEqual(newPositivePayLayout);
  });

  it('leaves out lines without fields, and what a fixed line has not', () => {
    const form = layoutFormOf({ ...stored, delimiter: 'Tab', quoting: 'Always' });
    const emptied = { ...form, rows: form.rows.filter(({ line }) => line !== 'header.0'), headers: 3 };
    expect(layoutOf(emptied)).toMatchObject({ header: [[{ label: 'Bank' }]], delimiter: null, quoting: null });
    expect(layoutOf({ ...emptied, format: 'Delimited', delimiter: null })).toMatchObject({ delimiter: 'Comma' });
  });

  it('names its lines from the first to the last', () => {
    expect(lineNames({ headers: 2, trailers: 1 }).map((line) => [line, lineTitle(line)])).toEqual([
      ['header.0', 'Header'],
      ['header.1', 'Header 2'],
      ['detail', 'Each check'],
      ['trailer.0', 'Trailer'],
    ]);
  });
});

describe('paths and problems', () => {
  const form = layoutFormOf(stored);
  const emptied = { ...form, rows: form.rows.filter(({ line }) => line !== 'header.0') };

  it('are those of the layout that is stored: a line without fields counts for nothing', () => {
    expect([...pathsOf(form)]).toEqual([
      [1, 'header.0.0'],
      [2, 'header.1.0'],
      [3, 'detail.0'],
      [4, 'detail.1'],
      [5, 'trailer.0.0'],
    ]);
    expect(pathsOf(emptied).get(2)).toBe('header.0.0');
  });

  it('stand at the cells that they are about; of a field as a whole at what it says', () => {
    const problems = { name: 'missing', 'header.0.0.width': 'too wide', 'detail.1': 'not here', detail: 'no amount' };
    expect([...problemsInRows(pathsOf(form), problems)]).toEqual([
      [1, { width: 'too wide' }],
      [4, { value: 'not here' }],
    ]);
  });
});

it('tells where fields of a fixed line stand, each line from 1; nothing behind one without a width', () => {
  const rows = [
    { ...newFieldRow(1, 'detail', true), width: 10 },
    { ...newFieldRow(2, 'trailer.0', true), width: 2 },
    { ...newFieldRow(3, 'detail', true), width: 1 },
    { ...newFieldRow(4, 'detail', false) },
    { ...newFieldRow(5, 'detail', true) },
  ];
  expect([...placesOf(rows)]).toEqual([
    [1, '1–10'],
    [2, '1–2'],
    [3, '11'],
  ]);
});

describe('a field that says something else', () => {
  const fixed = { ...field, label: 'Constant', text: 'X' };

  it('gets what the new value needs, and keeps nothing of the former one', () => {
    expect(withValue(fixed, 'Amount', true)).toMatchObject({
      ...{ label: 'Amount', text: null, mask: null, amount: 'Two implied decimals', align: 'Right', fill: 'Zero' },
    });
    expect(withValue(fixed, 'Issue date', false)).toMatchObject({ mask: 'YYYYMMDD', amount: null, align: 'Left' });
    expect(withValue({ ...fixed, value: 'Issue date', mask: 'MMDDYY' }, 'Event date', true).mask).toBe('MMDDYY');
  });

  it('keeps the name that the office gave it', () => {
    expect(withValue({ ...fixed, label: 'Serial' }, 'Check number', true).label).toBe('Serial');
  });
});
