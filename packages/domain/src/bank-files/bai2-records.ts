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

/** The fields of a record, one by one. */
export interface Bai2Fields {
  /** The next field without blanks around it; null behind the last one. */
  readonly next: () => string | null;
  /** What is left, a text for each line. */
  readonly rest: () => readonly string[];
  /** How far a line is read: whole, not at all, or up to a field. */
  readonly place: (piece: number) => number | undefined;
}

/** Reads the fields of a record over its lines: a comma or the end of a line ends one, and `/` the line. */
export function fieldsOf(pieces: readonly string[], endsWithComma = false): Bai2Fields {
  let piece = 0;
  let from = 0;
  const nextLine = () => {
    piece++;
    from = 0;
  };
  return {
    next() {
      const line = pieces[piece];
      if (line === undefined) return null;
      const comma = line.indexOf(',', from);
      if (comma === -1) {
        const last = line.slice(from).trimEnd().replace(/\/$/, '').trim();
        nextLine();
        return last;
      }
      const field = line.slice(from, comma).trim();
      from = comma + 1;
      const left = line.length - from;
      const isEnd = left === 0 || (left === 1 && line.endsWith('/'));
      if (endsWithComma && isEnd && piece < pieces.length - 1) nextLine();
      return field;
    },
    rest: () => (piece >= pieces.length ? [] : [(pieces[piece] ?? '').slice(from), ...pieces.slice(piece + 1)]),
    place: (of) => (piece > of ? undefined : piece < of ? 0 : from),
  };
}
