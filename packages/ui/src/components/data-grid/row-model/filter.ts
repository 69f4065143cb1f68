import type { GridColumn } from '../columns/column.types.ts';
import { searchLines } from './haystack.ts';
import type { RowData } from './row-data.ts';

/** Lower-case words of a filter. */
export const wordsOf = (filter: string): string[] => filter.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Indices of the rows that hold every word of the filter in any column, and what each column's own filter asks for. Order kept.
 * `null` means all rows, so nothing is made for no filter.
 */
export function filterRows<R>(
  data: RowData<R>,
  columns: readonly GridColumn<R>[],
  filter: string,
  filters: Readonly<Record<string, string>> = {},
): Uint32Array | null {
  const searched = columns.filter((column) => column.filterable !== false);
  const tests: { sought: string; columns: readonly GridColumn<R>[] }[] = [];
  for (const column of searched) {
    const sought = filters[column.id]?.trim().toLowerCase();
    if (sought) tests.push({ sought, columns: [column] });
  }
  for (const word of wordsOf(filter)) tests.push({ sought: word, columns: searched });
  if (tests.length === 0) return null;
  // How many of the tests a row has passed; a row that failed one stays behind.
  const passed = new Uint8Array(data.rows.length);
  tests.forEach(({ sought, columns: among }, test) => {
    for (const column of among)
      searchLines(data.haystack(column), sought, (row) => {
        if (passed[row] === test) passed[row] = test + 1;
      });
  });
  const found = new Uint32Array(data.rows.length);
  let count = 0;
  for (let row = 0; row < passed.length; row++) if (passed[row] === tests.length) found[count++] = row;
  return found.slice(0, count);
}
