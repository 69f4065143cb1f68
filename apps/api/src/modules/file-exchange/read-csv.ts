import { CsvError, parse } from 'csv-parse/sync';

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

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Reads CSV: comma-separated with a header line, quotes as RFC 4180 has them, UTF-8. */
export function readCsv(text: string): { headers: string[]; records: ImportRecord[] } {
  let rows: CsvRecord[];
  try {
    rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw new ImportUnreadable(`The CSV cannot be read: ${error.message}`);
    throw error;
  }
  const [header, ...body] = rows;
  if (!header) throw new ImportUnreadable('The file is empty: its first line names the columns');
  const headers = header.record;
  const records = body.map(({ record, info }) => {
    // A record ends at `info.lines`; line breaks inside of quotes come before.
    const line = info.lines - record.reduce((breaks, value) => breaks + value.split('\n').length - 1, 0);
    const problem =
      record.length === headers.length
        ? undefined
        : `has ${record.length} values, but the header names ${headers.length} columns`;
    const values = new Map(headers.map((name, index) => [name, record[index] ?? '']));
    return problem === undefined ? { line, values } : { line, values, problem };
  });
  return { headers, records };
}
