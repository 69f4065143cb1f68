import type { PlacedLayout } from './check-layout.ts';

/** Lengths are inches. A letter sheet, from its left upper corner. */
export const letterSheet = { width: 8.5, height: 11 } as const;

/** A part of a sheet as wide as the sheet: where it begins, from the top, and how high it is. */
export interface SheetPart {
  readonly top: number;
  readonly height: number;
}

/** What is where on a sheet of checks. */
export interface SheetGeometry {
  readonly checks: readonly SheetPart[];
  /** The stubs of its one check: the payee's, then the one for the file. */
  readonly stubs: readonly SheetPart[];
}

const third = letterSheet.height / 3;

/** The sheets of the places: a check of 3 1/2 inches with two stubs, or three checks of 3 2/3. */
export const sheetGeometry = {
  Top: {
    checks: [{ top: 0, height: 3.5 }],
    stubs: [
      { top: 3.5, height: 3.5 },
      { top: 7, height: 4 },
    ],
  },
  Middle: {
    checks: [{ top: 3.5, height: 3.5 }],
    stubs: [
      { top: 0, height: 3.5 },
      { top: 7, height: 4 },
    ],
  },
  Bottom: {
    checks: [{ top: 7.5, height: 3.5 }],
    stubs: [
      { top: 0, height: 4 },
      { top: 4, height: 3.5 },
    ],
  },
  'Three on a page': {
    checks: [0, 1, 2].map((at) => ({ top: at * third, height: third })),
    stubs: [],
  },
} as const satisfies Readonly<Record<PlacedLayout['place'], SheetGeometry>>;

/** Where the MICR line stands on a check, from its right and its bottom edge (ANSI X9.100-160). */
export const micrGeometry = {
  /** Of one character: 8 to the inch. */
  pitch: 1 / 8,
  /** Where position 1 ends. */
  right: 5 / 16,
  /** Nothing but the line is printed below this. */
  clearBand: 5 / 8,
  /** In the middle of the clear band; the characters stand in its middle. */
  encodingBand: { bottom: 3 / 16, height: 1 / 4 },
  /** Of the characters: nine cells of 0.013 inch. */
  height: 0.117,
} as const;

/** The right end of a position of the MICR line, from the right edge of the check. */
export const micrPositionRight = (position: number): number => micrGeometry.right + (position - 1) * micrGeometry.pitch;

/** Where the characters stand, from the bottom edge of the check. */
export const micrBaseline: number =
  micrGeometry.encodingBand.bottom + (micrGeometry.encodingBand.height - micrGeometry.height) / 2;

/** Checks sheet by sheet, in their order. */
export function checkSheets<Check>(place: keyof typeof sheetGeometry, checks: readonly Check[]): Check[][] {
  const each = sheetGeometry[place].checks.length;
  return Array.from({ length: Math.ceil(checks.length / each) }, (_, at) => checks.slice(at * each, (at + 1) * each));
}
