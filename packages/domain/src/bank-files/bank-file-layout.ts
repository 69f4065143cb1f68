import type { BankItemKind } from './bank-file.ts';

/** What a column of a bank's CSV file says. */
export const bankColumnValues = [
  'Date',
  'Value date',
  'Amount',
  'Money in',
  'Money out',
  'Balance',
  'Kind',
  'Check number',
  'Bank reference',
  'Customer reference',
  'Text',
  'Bank ID',
  'Account number',
] as const;
export type BankColumnValue = (typeof bankColumnValues)[number];

/** What parts its columns. */
export const bankFileDelimiters = ['Comma', 'Semicolon', 'Tab', 'Bar'] as const;

/** How dates are written in it. */
export const bankFileDates = ['MM/DD/YYYY', 'M/D/YYYY', 'MM/DD/YY', 'YYYY-MM-DD', 'YYYYMMDD', 'DD-MMM-YYYY'] as const;

/** What says that money went out. */
export const bankFileSigns = ['Below zero', 'Above zero', 'By the kind'] as const;

/** A column of a bank's CSV file: by its heading or, where the file has none, by its place from 1. */
export interface BankColumn {
  readonly value: BankColumnValue;
  readonly heading: string | null;
  readonly place: number | null;
}

/** How a bank writes its CSV files. */
export interface BankFileLayout {
  readonly name: string;
  readonly delimiter: (typeof bankFileDelimiters)[number];
  /** Lines before the headings or, where there are none, before the first item. */
  readonly skip: number;
  readonly hasHeadings: boolean;
  readonly date: (typeof bankFileDates)[number];
  /** What an amount says of money that went out; of no matter where in and out are columns of their own. */
  readonly sign: (typeof bankFileSigns)[number];
  readonly columns: readonly BankColumn[];
  /** What the bank's words for kinds are to us, the first that is part of the word. */
  readonly words: readonly { readonly word: string; readonly kind: BankItemKind }[];
  readonly note: string | null;
  readonly inactive: boolean;
}

/** A layout before anything is said of it. */
export const newBankFileLayout: BankFileLayout = {
  ...{ name: '', delimiter: 'Comma', skip: 0, hasHeadings: true, date: 'MM/DD/YYYY', sign: 'Below zero' },
  ...{ columns: [], words: [], note: null, inactive: false },
};
