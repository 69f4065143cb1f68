import { shown } from './bank-words.ts';
import type { Findings } from './findings.ts';
import { linesOf } from './lines.ts';

/** A field of a message, `:61:`, with its lines. */
export interface Mt940Field {
  readonly line: number;
  /** `61`, `60F`. */
  readonly tag: string;
  readonly lines: readonly string[];
}

/** A message: a statement, or a page of one. */
export interface Mt940Message {
  readonly line: number;
  readonly fields: readonly Mt940Field[];
  /** Whether SWIFT's own block is around it. */
  readonly isInBlock: boolean;
  /** Whether it is ended by `-`; files without it may be cut off behind their last balance. */
  readonly isEnded: boolean;
}

/** More than any file has: a line that is longer, more lines, and more of them for one field. */
const most = { line: 10_000, lines: 250_000, ofField: 100 } as const;

/** What stands around a message of SWIFT: headers before it, a trailer behind it, and the next one on the same line. */
const envelope = /^(?:\{[1235]:(?:[^{}]|\{[^{}]*\})*\})*(\{4:)?(.*)$/s;
const field = /^:(\d\d[A-Z]?|[A-Z]{2}):(.*)$/s;

/** The messages of a file one by one. It stops at the first line that is none of MT940. */
export function* mt940Messages(text: string, { problem }: Findings): Generator<Mt940Message> {
  let open: { line: number; fields: (Mt940Field & { lines: string[] })[]; isInBlock: boolean } | null = null;
  for (const { line, text: whole } of linesOf(text)) {
    if (whole.length > most.line || line > most.lines) {
      const isLong = whole.length > most.line;
      problem(line, isLong ? 'This line is longer than any of MT940' : 'A bank file has at most 250,000 lines');
      return;
    }
    const isEnd = /^-(?:\}|\s*$)/.test(whole);
    const [, block, rest = ''] = envelope.exec(isEnd ? whole.replace(/^-\}?/, '') : whole) ?? [];
    const [, tag, first = ''] = field.exec(rest) ?? [];
    const begins = block !== undefined || (tag === '20' && open !== null && open.fields.length > 0);
    if (open !== null && isEnd && open.isInBlock !== whole.startsWith('-}')) {
      problem(
        line,
        open.isInBlock ? 'A block of SWIFT ends with -}' : 'Here a block of SWIFT ends, and none has begun',
      );
      return;
    }
    if (open !== null && (isEnd || begins)) {
      yield { ...open, isEnded: isEnd };
      open = null;
    } else if (isEnd) problem(line, 'Here a statement ends, and none has begun');
    if (block !== undefined || (tag !== undefined && open === null))
      open = { line, fields: [], isInBlock: block !== undefined };
    const last = open?.fields.at(-1);
    if (tag !== undefined) open?.fields.push({ line, tag, lines: [first.trimEnd()] });
    else if (rest.trim() === '' || (open === null && rest.trim() === ':940:')) continue;
    else if (last === undefined) {
      problem(line, `Here is ${shown(rest)}, and a field such as :20: is due`);
      return;
    } else if (last.lines.push(rest.trimEnd()) > most.ofField) {
      problem(line, `:${last.tag}: has more lines than any bank writes`);
      return;
    }
  }
  if (open !== null) yield { ...open, isEnded: false };
}
