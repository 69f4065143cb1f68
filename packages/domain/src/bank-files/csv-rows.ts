import type { Findings } from './findings.ts';

/** A row of a CSV file, and the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** More columns than any bank has: a file of delimiters alone is none. */
const mostFields = 1000;

/**
 * The rows of a text in columns. A field in quotation marks may hold what parts fields and lines, and two of them for one; what stands behind the closing mark
 * is a fault. Blank lines are no rows.
 */
export function* csvRows(text: string, delimiter: string, firstLine: number, findings: Findings): Generator<CsvRow> {
  let at = 0;
  let line = firstLine;
  while (at < text.length) {
    const begin = line;
    const fields: string[] = [];
    for (;;) {
      const mark = behindBlanks(text, at);
      if (text[mark] === '"') {
        const [field, end] = quoted(text, mark + 1);
        if (end === null) {
          findings.problem(line, 'A quotation mark opens here and is never closed');
          return;
        }
        line += field.split('\n').length - 1;
        fields.push(field);
        at = behindBlanks(text, end);
        if (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') {
          findings.problem(line, 'Something stands behind a closing quotation mark');
          return;
        }
      } else {
        const end = endOfField(text, at, delimiter);
        fields.push(text.slice(at, end).trim());
        at = end;
      }
      if (text[at] !== delimiter) break;
      at++;
      if (fields.length > mostFields) {
        findings.problem(begin, `A row has more than ${mostFields.toLocaleString('en-US')} columns`);
        return;
      }
    }
    const isReturn = text[at] === '\r';
    if (isReturn) at++;
    const isFeed = text[at] === '\n';
    if (isFeed) at++;
    if (isReturn || isFeed) line++;
    if (fields.some((field) => field !== '')) yield { line: begin, fields };
  }
}

/** What stands in quotation marks from `at` on, and where it ends behind the closing one; null where it never does. */
function quoted(text: string, at: number): [field: string, end: number | null] {
  const parts: string[] = [];
  for (let from = at; ; ) {
    const mark = text.indexOf('"', from);
    if (mark === -1) return ['', null];
    parts.push(text.slice(from, mark));
    if (text[mark + 1] !== '"') return [parts.join('"'), mark + 1];
    from = mark + 2;
  }
}

function endOfField(text: string, at: number, delimiter: string): number {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

function behindBlanks(text: string, at: number): number {
  let behind = at;
  while (text[behind] === ' ') behind++;
  return behind;
}
