import type { SafeRow } from './use-comparison.ts';

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Black on white, rules kept, heads repeated on each page; struck and underlined, so that grey paper loses nothing. */
const STYLE = `body{font:13px/18px "InterVariable",system-ui,sans-serif;margin:0}table{width:100%;border-collapse:collapse;table-layout:fixed}
th{text-align:start;font-size:11px;border-bottom:1px solid}th,td{padding:4px 8px;vertical-align:top;border-bottom:1px solid #999}
td+td,th+th{border-inline-start:1px solid #999}tr{break-inside:avoid}p{margin:0}ins{text-decoration:underline}del{text-decoration:line-through}`;

/** The comparison as a page of its own, for the printer. Rows must be clean already. */
export function comparisonPage(
  rows: readonly SafeRow[],
  labels: readonly [string, string],
  none: (label: string) => string,
): string {
  const cell = (html: string | null, label: string) => `<td>${html ?? `<i>${asText(none(label))}</i>`}</td>`;
  const body = rows.map(({ before, after }) => `<tr>${cell(before, labels[0])}${cell(after, labels[1])}</tr>`).join('');
  const head = labels.map((label) => `<th>${asText(label)}</th>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>${asText(labels.join(', '))}</title><style>${STYLE}</style><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
