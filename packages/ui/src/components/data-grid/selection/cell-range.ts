import type { Cell } from '../body/use-active-cell.ts';

/** A block of cells by lines and columns, ends included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The block between two corners. */
export const rangeOf = (a: Cell, b: Cell): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const sizeOf = (range: CellRange): number => (range.bottom - range.top + 1) * (range.right - range.left + 1);
