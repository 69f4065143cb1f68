import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** One file to be, as it was written: its line and its values by column name. */
export interface ImportRecord {
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
  /** Rows that are there, with values or without: `property2`. */
  readonly rows?: readonly string[];
  /** Why it cannot even be taken apart. */
  readonly problem?: string;
}

/** The input as a whole cannot be read: nothing of it is stored. */
export class ImportUnreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportUnreadable';
  }
}

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The longest record: a file with its documents in base64. Without an end, a quote that is never closed would take all memory. */
export const mostCharacters = 64 * 1024 * 1024;

/** Refuses a first line that names far more columns than a list of the office has: to tell each of them would take all the time of the api. */
export function refuseManyColumns(headers: readonly string[], most = 200): void {
  if (headers.length > most)
    throw new ImportUnreadable(`The first line names ${headers.length} columns; there are ${most} at most`);
}

/** A spreadsheet has 16,384. */
const mostColumns = 100_000;

/**
 * The records of a CSV, one after the other: comma-separated with a header line, quotes as RFC 4180 has them.
 * @param onHeaders gets the header line, before any record
 * @param most the longest record
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  onHeaders: (headers: readonly string[]) => void = () => {},
  most = mostCharacters,
): AsyncGenerator<ImportRecord, void, undefined> {
  let headers: string[] | null = null;
  for await (const { record, info } of csvRows(withEnds(text, most))) {
    // Rows of commas alone, as spreadsheets leave them.
    if (record.every((value) => value === '')) continue;
    if (!headers) {
      headers = record;
      onHeaders(headers);
      continue;
    }
    // A record ends at `info.lines`; line breaks inside of quotes come before.
    const line = info.lines - record.reduce((breaks, value) => breaks + value.split('\n').length - 1, 0);
    const values = new Map(headers.map((name, index) => [name, record[index] ?? '']));
    const problem = `has ${record.length} values, but the header names ${headers.length} columns`;
    yield record.length === headers.length ? { line, values } : { line, values, problem };
  }
  if (!headers) throw new ImportUnreadable('The file is empty: its first line names the columns');
}

/** The same text, while each record of it comes to an end. The parser keeps all of a record, and does not count what is empty. */
async function* withEnds(text: AsyncIterable<string>, most: number): AsyncGenerator<string, void, undefined> {
  let inQuotes = false;
  let line = 1;
  // Where no line ends in a newline, they end in a carriage return, as the parser has it.
  let hasNewlines = false;
  let record = { line, columns: 1, characters: 0 };
  for await (const piece of text) {
    let from = 0;
    const count = (to: number): void => {
      record.characters += to - from;
      from = to;
      const tooMuch =
        record.characters > most
          ? `${most.toLocaleString('en-US')} characters, or a quote that is never closed`
          : record.columns > mostColumns
            ? `${mostColumns.toLocaleString('en-US')} columns`
            : null;
      if (tooMuch !== null)
        throw new ImportUnreadable(
          `The CSV cannot be read: what begins in line ${record.line} has more than ${tooMuch}`,
        );
    };
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === quote) inQuotes = !inQuotes;
      else if (code === newline) line += 1;
      if (inQuotes) continue;
      if (code === comma) record.columns += 1;
      else if (code === newline || (code === carriageReturn && !hasNewlines)) {
        hasNewlines ||= code === newline;
        count(at);
        record = { line, columns: 1, characters: 0 };
      }
    }
    count(piece.length);
    yield piece;
  }
}

const [newline, carriageReturn, quote, comma] = [10, 13, 34, 44];

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow, void, undefined> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const source = Readable.from(text);
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser)) yield row as CsvRow;
  } catch (error) {
    if (error instanceof CsvError) throw new ImportUnreadable(`The CSV cannot be read: ${error.message}`);
    throw error;
  } finally {
    source.destroy();
  }
}
