import type { BankFileLayout } from '@closewright/domain/bank-files';
import { describe, expect, it } from 'vitest';
import { inTheGrid, problemsInForm } from './layout-fields.ts';
import { hasOneAmount, layoutFormOf, layoutOf, newLayoutForm, problemsInRows } from './layout-form.ts';

const layout: BankFileLayout = {
  ...{ name: 'Ficus CSV', delimiter: 'Comma', skip: 0, hasHeadings: true, date: 'MM/DD/YYYY', sign: 'Below zero' },
  columns: [
    { value: 'Date', heading: 'Posted', place: null },
    { value: 'Amount', heading: 'Amount', place: null },
  ],
  words: [{ word: 'CHECK', kind: 'Check' }],
  ...{ note: null, inactive: false },
};

describe('the form of a layout', () => {
  it('says the layout that it was made of', () => expect(layoutOf(layoutFormOf(layout))).toEqual(layout));
  it('of a new one begins with what most banks write', () =>
    expect(newLayoutForm.columns.map(({ value }) => value)).toEqual(['Date', 'Text', 'Amount']));
  it('stores headings where there are any, else places, and never both', () => {
    const form = layoutFormOf({ ...layout, columns: [{ value: 'Date', heading: 'Posted', place: 1 }] });
    expect(layoutOf(form).columns).toEqual([{ value: 'Date', heading: 'Posted', place: null }]);
    expect(layoutOf({ ...form, hasHeadings: false }).columns).toEqual([{ value: 'Date', heading: null, place: 1 }]);
  });
  it('asks for the sign of one amount alone', () => {
    expect(hasOneAmount(layoutFormOf(layout))).toBe(true);
    const inOut = [{ value: 'Money in', heading: 'In', place: null }] as const;
    expect(hasOneAmount(layoutFormOf({ ...layout, columns: inOut }))).toBe(false);
  });
});

describe('what is wrong with a layout', () => {
  const problems = { name: 'Taken', 'columns.1.heading': 'Twice', 'columns.0': 'Not read', 'words.0.word': 'Empty' };
  it('stands at the field, or in the grids', () =>
    expect(problemsInForm(problems)).toEqual({ name: 'Taken', '': inTheGrid }));
  it('of all columns is said above', () =>
    expect(problemsInForm({ columns: 'No column says the date' })).toEqual({ '': 'No column says the date' }));
  it('stands at the cell of the row, of a row as a whole at what it says', () => {
    const { columns, words } = layoutFormOf(layout);
    expect([...problemsInRows('columns', columns, problems)]).toEqual([
      [2, { heading: 'Twice' }],
      [1, { value: 'Not read' }],
    ]);
    expect([...problemsInRows('words', words, problems)]).toEqual([[1, { word: 'Empty' }]]);
  });
});
