import type { GridColumn } from '../columns/column.types.ts';
import { cellText } from './cell-text.ts';

/**
 * The texts of one column in lower case as one string, a line per row. One string and one typed array instead of a string per row:
 * no objects to keep, and the browser searches it in one go.
 */
export interface Haystack {
  text: string;
  /** Where each row's line begins; one more for the end. */
  starts: Uint32Array;
}

export function haystackOf<R>(rows: readonly R[], column: GridColumn<R>): Haystack {
  const lines = new Array<string>(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const text = cellText(column, rows[at] as R);
    lines[at] = text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  }
  const text = `${lines.join('\n').toLowerCase()}\n`;
  const starts = new Uint32Array(rows.length + 1);
  let from = 0;
  for (let row = 1; row <= rows.length; row++) {
    from = text.indexOf('\n', from) + 1;
    starts[row] = from;
  }
  return { text, starts };
}

/** Calls back with every row whose line holds the words, in order. */
export function searchLines({ text, starts }: Haystack, sought: string, found: (row: number) => void): void {
  let row = 0;
  let at = text.indexOf(sought);
  const last = starts.length - 1;
  while (at >= 0 && row < last) {
    // Hits may be far apart: halve the rest until the line is found.
    if (at >= (starts[row + 1] as number)) {
      let low = row + 1;
      let high = last - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] as number) <= at) low = middle;
        else high = middle - 1;
      }
      row = low;
    }
    found(row);
    row++;
    at = text.indexOf(sought, starts[row]);
  }
}
