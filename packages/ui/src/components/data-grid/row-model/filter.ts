import type { GridColumn } from '../columns/column.types.ts';
import { cellText } from './cell-text.ts';
import { contains } from './contains.ts';
import { type FilterAnswer, type FilterTest, type RowData, readsAlike } from './row-data.ts';

/** Answers that are kept: what a user types and takes back, letter by letter. */
const KEPT = 8;

/** Lower-case words of a filter. */
export const wordsOf = (filter: string): string[] => filter.toLowerCase().split(/\s+/).filter(Boolean);

function testsOf<R>(columns: readonly GridColumn<R>[], filter: string, filters: Readonly<Record<string, string>>) {
  const searched = columns.filter((column) => column.filterable !== false);
  const tests: FilterTest<R>[] = [];
  for (const column of searched) {
    const sought = filters[column.id]?.trim().toLowerCase();
    if (sought) tests.push({ sought, columns: [column] });
  }
  for (const word of wordsOf(filter)) tests.push({ sought: word, columns: searched });
  return tests;
}

/** Whether a row that passes the first cannot fail the second. */
const isStricter = <R>(test: FilterTest<R>, than: FilterTest<R>): boolean =>
  test.sought.includes(than.sought) &&
  test.columns.length === than.columns.length &&
  test.columns.every((column, at) => readsAlike(column, than.columns[at]));

/** The rows among those given that pass, in their order. */
function narrow<R>(rows: readonly R[], among: Uint32Array | null, { sought, columns }: FilterTest<R>): Uint32Array {
  const wanted = contains(sought);
  const found = new Uint32Array(among ? among.length : rows.length);
  let count = 0;
  for (let at = 0; at < found.length; at++) {
    const index = among ? (among[at] as number) : at;
    const row = rows[index] as R;
    for (let place = 0; place < columns.length; place++) {
      if (!wanted(cellText(columns[place] as GridColumn<R>, row))) continue;
      found[count++] = index;
      break;
    }
  }
  return found.slice(0, count);
}

/**
 * Indices of the rows that hold every word of the filter in any column, and what each column's own filter asks for. Order kept.
 * `null` means all rows, so nothing is made for no filter. A filter that only got longer is looked for among what the shorter one found.
 */
export function filterRows<R>(
  data: RowData<R>,
  columns: readonly GridColumn<R>[],
  filter: string,
  filters: Readonly<Record<string, string>> = {},
): Uint32Array | null {
  const { rows, answers } = data;
  const tests = testsOf(columns, filter, filters);
  if (tests.length === 0) return null;
  let base: FilterAnswer<R> | undefined;
  for (const answer of answers) {
    const covers = answer.tests.every((old) => tests.some((test) => isStricter(test, old)));
    if (covers && (!base || answer.found.length < base.found.length)) base = answer;
  }
  const left = tests.filter((test) => !base?.tests.some((old) => isStricter(old, test)));
  if (base && left.length === 0) return base.found;
  const found = left.reduce<Uint32Array | null>((among, test) => narrow(rows, among, test), base?.found ?? null);
  if (!found) return null;
  answers.unshift({ tests, found });
  answers.length = Math.min(answers.length, KEPT);
  return found;
}
