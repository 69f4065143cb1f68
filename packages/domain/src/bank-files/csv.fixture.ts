import type { BankColumn, BankColumnValue, BankFileLayout } from './index.ts';

/** Columns that are found by headings: their values. */
export const byHeading = (...values: readonly BankColumnValue[]): readonly BankColumn[] =>
  values.map((value) => ({ value, heading: value, place: null }));

/** Columns that are found by their places, in this order. */
export const byPlace = (...values: readonly BankColumnValue[]): readonly BankColumn[] =>
  values.map((value, at) => ({ value, heading: null, place: at + 1 }));

/** A layout of headings with signed amounts. */
export const csvLayout = (more: Partial<BankFileLayout> = {}): BankFileLayout => ({
  ...{ name: 'Bank', delimiter: 'Comma', skip: 0, hasHeadings: true, date: 'MM/DD/YYYY', sign: 'Below zero' },
  columns: byHeading('Date', 'Amount', 'Text'),
  ...{ words: [], note: null, inactive: false },
  ...more,
});
