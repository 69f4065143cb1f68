import type { GridColumn } from '../columns/column.types.ts';
import { columnName } from '../columns/column-name.ts';
import { cellText } from '../row-model/cell-text.ts';
import { isOwnColumn } from '../selection/select-box.tsx';

/** A figure of ours may begin with a minus or parenthesis; anything else that a spreadsheet would run as a formula may not. */
const figure = /^[-+]?[\d,]*\.?\d+%?$/;

/** One field: quoted where RFC 4180 asks for it, with an apostrophe in front where a spreadsheet would take it for a formula. */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !figure.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines end with CRLF, the last one too (RFC 4180). */
export function gridCsv<R>(columns: readonly GridColumn<R>[], rows: Iterable<R>): string {
  const shown = columns.filter(({ id }) => !isOwnColumn(id));
  const lines = [shown.map((column) => csvField(columnName(column))).join(',')];
  for (const row of rows) lines.push(shown.map((column) => csvField(cellText(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}
