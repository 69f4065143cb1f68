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

/** The header line of a CSV. */
export async function readCsvHeaders(text: AsyncIterable<string>): Promise<string[]> {
  for await (const { record } of csvRows(text)) return record;
  throw new ImportUnreadable('The file is empty: its first line names the columns');
}

/** The records of a CSV, one after the other: comma-separated with a header line, quotes as RFC 4180 has them. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<ImportRecord, void, undefined> {
  let headers: string[] | null = null;
  for await (const { record, info } of csvRows(text)) {
    if (!headers) {
      headers = record;
      continue;
    }
    // A record ends at `info.lines`; line breaks inside of quotes come before.
    const line = info.lines - record.reduce((breaks, value) => breaks + value.split('\n').length - 1, 0);
    const values = new Map(headers.map((name, index) => [name, record[index] ?? '']));
    const problem = `has ${record.length} values, but the header names ${headers.length} columns`;
    yield record.length === headers.length ? { line, values } : { line, values, problem };
  }
}

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow, void, undefined> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: mostCharacters,
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
