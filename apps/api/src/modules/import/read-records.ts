import { CsvError, parse } from 'csv-parse/sync';

/** One file to be, as it was written: its line and its values by column name. */
export interface ImportRecord {
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
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

const lists: Readonly<Record<string, string>> = {
  properties: 'property',
  loans: 'loan',
  parties: 'party',
  buyers: 'buyer',
  sellers: 'seller',
};

/**
 * Reads JSON: an array of objects with the fields of the file, and arrays `properties`, `loans`, `buyers`, `sellers`, `parties`.
 * Answers the same columns as CSV has (`buyers[1].name` is `buyer2.name`), so that everything after this is one way.
 */
export function readJson(text: string): { headers: string[]; records: ImportRecord[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ImportUnreadable(`The JSON cannot be read: ${(error as Error).message}`);
  }
  if (!Array.isArray(parsed)) throw new ImportUnreadable('The JSON must be an array with an object for each file');
  const lines = linesOfElements(text);
  const headers = new Set<string>();
  const records = parsed.map((element: unknown, index): ImportRecord => {
    const line = lines[index] ?? 1;
    const values = new Map<string, string>();
    const problem = isObject(element) ? flatten(element, values) : 'is not an object';
    for (const name of values.keys()) headers.add(name);
    return problem === undefined ? { line, values } : { line, values, problem };
  });
  return { headers: [...headers], records };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts an object's values under their column names; answers why that is not possible. */
function flatten(object: Record<string, unknown>, values: Map<string, string>): string | undefined {
  for (const [name, value] of Object.entries(object)) {
    const prefix = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (prefix === undefined) {
      const problem = put(values, name, value);
      if (problem) return problem;
      continue;
    }
    if (!Array.isArray(value) || !value.every(isObject)) return `"${name}" must be an array of objects`;
    for (const [index, row] of value.entries()) {
      for (const [key, each] of Object.entries(row)) {
        const problem = put(values, `${prefix}${index + 1}.${key}`, each);
        if (problem) return problem;
      }
    }
  }
  return undefined;
}

function put(values: Map<string, string>, column: string, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return `"${column}" must be a plain value`;
  }
  values.set(column, String(value));
  return undefined;
}

/** The lines at which the elements of the outermost array begin: JSON.parse does not tell. */
function linesOfElements(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isExpected = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] as string;
    if (letter === '\n') line += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    else if (letter === ',') isExpected ||= depth === 1;
    else if (letter.trim() !== '') {
      if (isExpected && depth === 1) {
        lines.push(line);
        isExpected = false;
      }
      if (letter === '[' || letter === '{') {
        depth += 1;
        isExpected ||= depth === 1;
      } else if (letter === '"') index = endOfString(text, index);
    }
  }
  return lines;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}
