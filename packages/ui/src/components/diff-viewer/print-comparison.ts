import type { SafeRow } from './use-comparison.ts';

/** Text as HTML. */
export const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Black on white, rules kept, heads repeated on each page; struck and underlined, so that grey paper loses nothing. */
const STYLE = `body{font:13px/18px "InterVariable",system-ui,sans-serif;margin:0}table{width:100%;border-collapse:collapse;table-layout:fixed}
th{text-align:start;font-size:11px;border-bottom:1px solid}th,td{padding:4px 8px;vertical-align:top;border-bottom:1px solid #999}
td+td,th+th{border-inline-start:1px solid #999}tr{break-inside:avoid}p{margin:0}ins{text-decoration:underline}del{text-decoration:line-through}`;

/** A table as a page of its own, for the printer. Cells are HTML that is clean already; a row of one cell is a heading over all columns. */
export function printedTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((label) => `<th>${asText(label)}</th>`).join('');
  const body = rows
    .map((cells) =>
      cells.length === 1
        ? `<tr><th colspan="${heads.length}">${cells[0]}</th></tr>`
        : `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><title>${asText(title)}</title><style>${STYLE}</style><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** The comparison as a page of its own, for the printer. Rows must be clean already. */
export function comparisonPage(
  rows: readonly SafeRow[],
  labels: readonly [string, string],
  none: (label: string) => string,
): string {
  const cell = (html: string | null, label: string) => html ?? `<i>${asText(none(label))}</i>`;
  return printedTable(
    labels.join(', '),
    labels,
    rows.map(({ before, after }) => [cell(before, labels[0]), cell(after, labels[1])]),
  );
}
