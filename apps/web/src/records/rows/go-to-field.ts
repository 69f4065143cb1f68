import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useEffect } from 'react';
import { focusFirst } from '../form/section-keys.ts';

/** Goes to a field of the page by its name: `payoffs.principal`. */
export function goToField(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (part?.matches('input, textarea, [role=combobox]')) part.focus();
  else focusFirst(part);
}

/** The grids of rows below the row in hand, by the kind of their rows. */
const grids = new Map<string, RefObject<GridHandle | null>>();

/** Lets `goToCell` find a grid while it is on the page. */
export function useFieldGrid(kind: string, grid: RefObject<GridHandle | null>): void {
  useEffect(() => {
    grids.set(kind, grid);
    return () => void grids.delete(kind);
  }, [kind, grid]);
}

/** Goes to a field of a row below the row in hand, wherever its grid has sorted it. */
export function goToCell(kind: string, key: number, field: string): void {
  grids.get(kind)?.current?.goTo(key, field);
}
