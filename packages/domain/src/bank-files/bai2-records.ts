import { fieldsOf } from './bai2-cursor.ts';
import { takeDetail } from './bai2-fields.ts';
import { bankFileLimits } from './bank-file.ts';
import type { Findings } from './findings.ts';
import { type Line, linesOf } from './lines.ts';

/** A record, and what stands behind the code of each of its lines. */
export interface Bai2Record {
  readonly code: string;
  readonly line: number;
  readonly pieces: readonly string[];
}

/** How lines are taken where banks differ; which of it is right, totals and counts tell. */
export interface Bai2Way {
  /** Whether a record may begin behind the `/` of another one. */
  readonly isSplit: boolean;
  /** Whether `,/` ends a line and no field. */
  readonly endsWithComma: boolean;
}

/** More than any file has: a line that is longer, and more lines than twelve for each item. */
const most = { line: 1_000_000, lines: 250_000 } as const;
/** Shorter than any header. */
const shortest = 20;

const begin = /^(01|02|03|16|49|88|98|99)(?:[,/]|$)/;
/** A record behind the end of another one. */
const next = /\/[ \t]*(?=(?:02|03|16|49|88|98|99),)/;

/**
 * The records of a file: blank lines and blanks around lines are nothing, and a line with 88 goes on with the one before. Null where there are more of them than
 * any file has.
 */
export function bai2Records(text: string, { isSplit }: Bai2Way, findings: Findings): readonly Bai2Record[] | null {
  const records: OpenRecord[] = [];
  let [lines, items] = [0, 0];
  for (const { line, text: whole } of physicalLines(text)) {
    if (whole.length > most.line) {
      findings.problem(line, 'This line is longer than any of BAI2');
      return null;
    }
    let rest: string | null = whole.trim();
    while (rest) {
      const code: string | undefined = begin.exec(rest)?.[1];
      if (code === undefined) {
        findings.problem(line, 'A line begins with 01, 02, 03, 16, 88, 49, 98 or 99, and a comma');
        break;
      }
      const open: OpenRecord | undefined = code === '88' ? records.at(-1) : { code, line, pieces: [], isInText: false };
      if (open === undefined) {
        findings.problem(line, 'An 88 has no record to go on with');
        break;
      }
      if (code !== '88') records.push(open);
      if (code === '16') items++;
      lines++;
      if (items > bankFileLimits.items || lines > most.lines) {
        const [limit, what] = items > bankFileLimits.items ? [bankFileLimits.items, 'items'] : [most.lines, 'lines'];
        findings.problem(line, `A bank file has at most ${limit.toLocaleString('en-US')} ${what}`);
        return null;
      }
      const content: string = rest.slice(2).replace(/^,/, '');
      open.pieces.push(content);
      const end: RegExpExecArray | null = isSplit ? next.exec(content.slice(0, beforeText(open))) : null;
      if (end) open.pieces[open.pieces.length - 1] = content.slice(0, end.index);
      rest = end && content.slice(end.index + end[0].length);
    }
  }
  return records;
}

interface OpenRecord {
  readonly code: string;
  readonly line: number;
  readonly pieces: string[];
  /** Whether the text of a detail has begun on an earlier line. */
  isInText: boolean;
}

/** Whether a file has records behind others on a line. */
export const mayBeSplit = (text: string): boolean => next.test(text);

/** Whether a file has a comma at the end of a line that goes on. */
export const mayEndWithComma = (text: string): boolean => /,\/?[ \t]*[\r\n]+[ \t]*88/.test(text);

/** Lines as they end; where none does, as long as the header says that records are. */
function physicalLines(text: string): Iterable<Line> {
  const width = Number(text.slice(0, 200).split(',')[6]);
  if (/[\r\n]/.test(text) || !Number.isInteger(width) || width < shortest) return linesOf(text);
  return Array.from({ length: Math.ceil(text.length / width) }, (_, at) => ({
    line: at + 1,
    text: text.slice(at * width, (at + 1) * width),
  }));
}

/** Up to where the last line of a record has no text, which may hold anything. */
function beforeText(record: OpenRecord): number | undefined {
  if (record.code !== '16') return undefined;
  if (record.isInText) return 0;
  const fields = fieldsOf(record.pieces);
  takeDetail(fields);
  const place = fields.place(record.pieces.length - 1);
  record.isInText = place !== undefined;
  return place;
}
