import type { GridColumn, GridSort, GridValue } from './data-grid.types.ts';

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** The text of a cell, as shown and as filtered. */
export function cellText<R>(column: GridColumn<R>, row: R): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null || value === undefined ? '' : String(value);
}

const isEmpty = (value: GridValue) => value === null || value === undefined || value === '';

const compareValues = (a: GridValue, b: GridValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : a > b ? 1 : 0;
  return collator.compare(String(a), String(b));
};

/** Indices of the rows that hold every word of the filter. Order kept. `null` means all rows, so nothing is made for no filter. */
export function filterRows<R>(
  rows: readonly R[],
  columns: readonly GridColumn<R>[],
  filter: string,
): Uint32Array | null {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const searched = columns.filter((column) => column.filterable !== false);
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as R;
    let text = '';
    for (const column of searched) text += `${cellText(column, row)}\n`;
    text = text.toLowerCase();
    if (words.every((word) => text.includes(word))) found[count++] = at;
  }
  return found.subarray(0, count);
}

/** Indices in the order of the sort, over all rows or over those given. Stable; empty values last in both directions. */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly GridColumn<R>[],
  sort: GridSort | null,
  among: Uint32Array | null,
): Uint32Array | null {
  const column = sort && columns.find((each) => each.id === sort.column);
  if (!sort || !column) return among;
  const order = among ? among.slice() : Uint32Array.from(rows, (_, at) => at);
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const { compare } = column;
  if (compare) return order.sort((a, b) => turn * compare(rows[a] as R, rows[b] as R) || a - b);
  // Values are read once per row, not once per comparison.
  const values = new Array<GridValue>(rows.length);
  for (const at of order) values[at] = column.value(rows[at] as R);
  return order.sort((a, b) => {
    const emptyA = isEmpty(values[a]);
    const emptyB = isEmpty(values[b]);
    if (emptyA || emptyB) return emptyA === emptyB ? a - b : emptyA ? 1 : -1;
    return turn * compareValues(values[a], values[b]) || a - b;
  });
}

/** Sort after a press on a column's head: ascending, descending, as given. */
export function nextSort(sort: GridSort | null, column: string): GridSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
