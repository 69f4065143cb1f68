import type { BankFileLayout } from './bank-file-layout.ts';

/** What is wrong with a layout, by the way to it: `columns.3.heading`. No file is read by one with problems. */
export function bankFileLayoutProblems({ columns }: BankFileLayout): Record<string, string> {
  return columns.some(({ value }) => value === 'Date') ? {} : { columns: 'A column with the date is required' };
}
