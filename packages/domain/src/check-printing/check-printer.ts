import { keyOfParts, type OfficeList } from '../office-lists/index.ts';

/** How long texts of check printers are, and how far a printer may be off, in hundredths of an inch. */
export const checkPrinterLimits = { name: 60, offset: 50 } as const;

/** A printer that checks are printed on, and how far off it prints. */
export interface CheckPrinter {
  readonly name: string;
  /** By how much what it prints is moved to the right (below zero: to the left), in hundredths of an inch. */
  readonly right: number;
  /** By how much it is moved down (below zero: up), in hundredths of an inch. */
  readonly down: number;
  /** No longer offered. */
  readonly inactive: boolean;
}

/** The columns of check printers, of the grid and of its CSV, in their order. */
export const checkPrinterColumns = {
  name: 'Printer',
  right: 'Right',
  down: 'Down',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof CheckPrinter, string>>;

/** The check printers of an office. */
export const checkPrinterList: OfficeList<CheckPrinter> = {
  noun: ['check printer', 'check printers'],
  columns: checkPrinterColumns,
  begin: { name: '', right: 0, down: 0, inactive: false },
  needed: ['name'],
  keyOf: ({ name }) => keyOfParts(name),
  nameOf: ({ name }) => name,
  taken: ({ name }) => ({ name: `There is ${name} already` }),
  problems: () => ({}),
  most: 100,
};
