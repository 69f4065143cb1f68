import { fieldsOf } from './bai2-cursor.ts';
import { takeDetail } from './bai2-fields.ts';
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

/** Longer than any record; what is not parted in lines cannot be told by line. */
const longest = 1_000_000;
/** Shorter than any header. */
const shortest = 20;

const begin = /^(01|02|03|16|49|88|98|99)(?:[,/]|$)/;
/** A record behind the end of another one. */
const next = /\/[ \t]*(?=(?:02|03|16|49|88|98|99),)/;

/** The records of a file: blank lines and blanks around lines are nothing, and a line with 88 goes on with the one before. */
export function bai2Records(text: string, { isSplit }: Bai2Way, findings: Findings): readonly Bai2Record[] {
  const records: { code: string; line: number; pieces: string[] }[] = [];
  for (const { line, text: whole } of physicalLines(text)) {
    if (whole.length > longest) findings.problem(line, 'This line is longer than any of BAI2');
    let rest: string | null = whole.length > longest ? null : whole.trim();
    while (rest) {
      const code = begin.exec(rest)?.[1];
      if (code === undefined) {
        findings.problem(line, 'A line begins with 01, 02, 03, 16, 88, 49, 98 or 99, and a comma');
        break;
      }
      const content: string = rest.slice(2).replace(/^,/, '');
      const open = code === '88' ? records.at(-1) : { code, line, pieces: [] };
      if (open === undefined) {
        findings.problem(line, 'An 88 has no record to go on with');
        break;
      }
      if (code !== '88') records.push(open);
      open.pieces.push(content);
      const end = isSplit ? next.exec(content.slice(0, beforeText(open))) : null;
      if (end) open.pieces[open.pieces.length - 1] = content.slice(0, end.index);
      rest = end && content.slice(end.index + end[0].length);
    }
  }
  return records;
}

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
function beforeText({ code, pieces }: Bai2Record): number | undefined {
  if (code !== '16') return undefined;
  const fields = fieldsOf(pieces);
  takeDetail(fields);
  return fields.place(pieces.length - 1);
}
