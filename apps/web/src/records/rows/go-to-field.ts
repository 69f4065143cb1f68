import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useEffect } from 'react';
import { focusFirst } from '../form/section-keys.ts';

/** Goes to a field of the page by its name: `payoffs.principal`. */
export function goToField(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (part?.matches('input, textarea, [role=combobox]')) part.focus();
  else focusFirst(part);
}

/** The grids of rows on the page, by the kind of their rows. */
const grids = new Map<string, RefObject<GridHandle | null>>();

/** Lets `goToCell` find a grid while it is on the page. */
export function useFieldGrid(kind: string, grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    grids.set(kind, grid);
    return () => void grids.delete(kind);
  }, [kind, grid]);
}

/** Goes to a field of a row in a grid, wherever that has sorted it; to the grid where the row is not there. */
export function goToCell(kind: string, key: number, field: string): void {
  const grid = grids.get(kind)?.current;
  if (!grid?.goTo(key, field)) grid?.focus();
}

/** The field of another page that was asked for, and its stored row, until that page is there. */
export const placeWanted: {
  now: {
    readonly page: string;
    readonly row?: { readonly kind: string; readonly id: number } | undefined;
    /** None where the row alone is meant. */
    readonly field?: string | undefined;
  } | null;
} = { now: null };

/** Goes to the field of a page that was asked for on another one. */
export function usePlaceWanted(page: string): void {
  useEffect(() => {
    const { now } = placeWanted;
    if (now?.page !== page) return;
    placeWanted.now = null;
    const { field } = now;
    if (field === undefined) return;
    // Once the page that opened has had its focus.
    const timer = setTimeout(() => goToField(field));
    return () => clearTimeout(timer);
  }, [page]);
}

/** Goes to a cell by its path, or to a row where the path names no field: `payoffFees.9.amount`. Whether it is one. */
export function goToPath(path: string): boolean {
  const [, kind, key, field = ''] = /^(\w+)\.(-?\d+)\.(\w*)$/.exec(path) ?? [];
  if (kind === undefined) return false;
  goToCell(kind, Number(key), field);
  return true;
}
