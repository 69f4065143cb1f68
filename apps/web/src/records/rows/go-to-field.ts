import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusOver } from '../../lib/focus-over.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { focusFirst } from '../form/section-keys.ts';

/** Goes to a field of the page by its name, over what stands in it: `payoffs.principal`. */
export function goToField(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (part?.matches('input, textarea, [role=combobox]')) focusOver(part);
  else focusFirst(part);
}

/** Whether the page shows a field by its name, outside of its grids. */
export const hasField = (name: string): boolean => document.querySelector(`[data-field="${name}"]`) !== null;

/** The way to a field of a row that has no cell in the grid of its page; false where it has one. */
type Beside = (key: number, field: string) => boolean;

/** The grids of rows on the page, by the kind of their rows. */
const grids = new Map<string, { grid: RefObject<GridHandle | null>; beside?: Beside | undefined }>();

/** Lets `goToCell` find a grid while it is on the page, and the form beside it. */
export function useFieldGrid(kind: string, grid: RefObject<GridHandle | null>, beside?: Beside): void {
  const goBeside = useEffectEvent((key: number, field: string) => beside?.(key, field) ?? false);
  useEffect(() => {
    grids.set(kind, { grid, beside: goBeside });
    return () => void grids.delete(kind);
  }, [kind, grid]);
}

/** Goes to a field of a row in a grid, wherever that has sorted it, or in the form beside it; to the grid where the row is not there. */
export function goToCell(kind: string, key: number, field: string): void {
  const { grid, beside } = grids.get(kind) ?? {};
  if (beside?.(key, field)) return;
  if (!grid?.current?.goTo(key, field)) grid?.current?.focus();
}

/** Where a field is edited. */
export interface FieldPlace {
  readonly page: string;
  /** The row that it is of, by its id in what is stored. */
  readonly row?: { readonly kind: string; readonly id: number } | undefined;
  /** None where the whole row is meant. */
  readonly field?: string | undefined;
}

/** What another page is asked for, until it is there. */
export const placeWanted = createStore<FieldPlace | null>(null);

/** Goes to a field of the page by its place. */
export function goToPlace({ row, field }: FieldPlace): void {
  if (field !== undefined) goToField(row ? `${row.kind}.${field}` : field);
}

/** Goes to the field of a page that was asked for on another one, or over it. */
export function usePlaceWanted(page: string, show: (place: FieldPlace) => void = goToPlace): void {
  const showWanted = useEffectEvent(show);
  const wanted = useStore(placeWanted);
  useEffect(() => {
    if (wanted?.page !== page) return;
    // Once the form shows the row, and the page that opened has had its focus. Of a page the innermost part that asks is the first.
    const timer = setTimeout(() => {
      if (placeWanted.get() !== wanted) return;
      placeWanted.set(null);
      showWanted(wanted);
    });
    return () => clearTimeout(timer);
  }, [page, wanted]);
}

/** Goes to a cell by its path, or to a row where the path names no field: `payoffFees.9.amount`. Whether it is one. */
export function goToPath(path: string): boolean {
  const [, kind, key, field = ''] = /^(\w+)\.(-?\d+)\.(\w*)$/.exec(path) ?? [];
  if (kind === undefined) return false;
  goToCell(kind, Number(key), field);
  return true;
}
