import type { RowKey } from '../row-key.ts';

/**
 * Which rows are selected, by key: these, or all that the query of the grid finds but some. All means those that a server has not
 * sent yet as well.
 */
export type RowSelection =
  | { readonly all: false; readonly keys: ReadonlySet<RowKey> }
  | { readonly all: true; readonly except: ReadonlySet<RowKey> };

export const noRows: RowSelection = { all: false, keys: new Set() };
export const allRows: RowSelection = { all: true, except: new Set() };

export const isRowSelected = (selection: RowSelection, key: RowKey): boolean =>
  selection.all ? !selection.except.has(key) : selection.keys.has(key);

/** How many rows are selected, of all that the query finds. */
export const selectedRowCount = (selection: RowSelection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.keys.size;

/** Selects these rows, or takes them out. */
export function withRows(selection: RowSelection, keys: Iterable<RowKey>, selected: boolean): RowSelection {
  const next = new Set(selection.all ? selection.except : selection.keys);
  for (const key of keys)
    if (selected === selection.all) next.delete(key);
    else next.add(key);
  return selection.all ? { all: true, except: next } : { all: false, keys: next };
}
