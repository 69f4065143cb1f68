import { keyOfParts, type OfficeList } from '../office-lists/index.ts';

/** Where a check stands on a letter sheet; what is left of the sheet has its stubs. */
export const checkPlaces = ['Top', 'Middle', 'Bottom', 'Three on a page'] as const;

/** How long texts of check layouts are at most. */
export const checkLayoutLimits = { name: 60, note: 500, days: 999 } as const;

/** How checks are printed on the paper that the office has. */
export interface CheckLayout {
  /** What staff call it. */
  readonly name: string;
  readonly place: (typeof checkPlaces)[number] | null;
  /** Whether the paper is blank: then the office, the bank, the lines and their names are printed, too. */
  readonly isBlankPaper: boolean;
  /** Whether the MICR line is printed; paper that has it already leaves it out. */
  readonly printsMicr: boolean;
  /** A second line to sign on from this amount on, in cents; null: never. */
  readonly secondSignatureFrom: number | null;
  /** A check says that it is void after so many days; null: it says nothing. */
  readonly voidAfterDays: number | null;
  /** No longer offered. */
  readonly inactive: boolean;
}

/** A layout that checks are printed by. That it has no place yet belongs to the form in which it is made. */
export interface PlacedLayout extends CheckLayout {
  readonly place: (typeof checkPlaces)[number];
}

/** The columns of check layouts, of the grid and of its CSV, in their order. */
export const checkLayoutColumns = {
  name: 'Layout',
  place: 'Place',
  isBlankPaper: 'Blank paper',
  printsMicr: 'MICR line',
  secondSignatureFrom: 'Second signature from',
  voidAfterDays: 'Void after days',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<keyof CheckLayout, string>>;

/** What is wrong with a layout as a whole, by field. */
export function checkLayoutProblems({ place }: Partial<CheckLayout>): Record<string, string> {
  return place === null ? { place: 'Place is required' } : {};
}

/** The check layouts of an office. */
export const checkLayoutList: OfficeList<CheckLayout> = {
  noun: ['check layout', 'check layouts'],
  columns: checkLayoutColumns,
  begin: {
    name: '',
    place: 'Top',
    isBlankPaper: true,
    printsMicr: true,
    secondSignatureFrom: null,
    voidAfterDays: null,
    inactive: false,
  },
  needed: ['name'],
  keyOf: ({ name }) => keyOfParts(name),
  nameOf: ({ name }) => name,
  taken: ({ name }) => ({ name: `There is ${name} already` }),
  problems: checkLayoutProblems,
  most: 100,
};
