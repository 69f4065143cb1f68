import type { GridSort } from '@closewright/ui/data-grid';

/** The order that the grid asks for, as a call takes it; without one the first of the list's, the highest first. */
export function orderOf<S extends string>(
  sorts: readonly [S, ...(readonly S[])],
  [first]: readonly GridSort[],
): { readonly sort: S; readonly direction: GridSort['direction'] } {
  const found = sorts.find((name) => name === first?.column);
  return found === undefined
    ? { sort: sorts[0], direction: 'descending' }
    : { sort: found, direction: first?.direction ?? 'descending' };
}
