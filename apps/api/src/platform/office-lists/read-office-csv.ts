import { type CsvImport, type Field, shapeOf } from '@closewright/contract/kit';
import { readBy } from '@closewright/contract/problems';
import { type Parsed, parsed, refused } from '@closewright/domain/errors';
import { z } from 'zod';
import { ImportUnreadable, readCsv, refuseManyColumns } from '../csv/read-csv.ts';
import { type Choices, readValue } from '../csv/read-value.ts';
import type { OfficeTable } from './office-table.ts';

/** What is wrong in a CSV: the line and the column it is in. */
type CsvProblem = CsvImport['problems'][number];

/** What the rows of a CSV are compared with, and what they choose from. */
interface Surroundings<R> {
  /** The stored rows by their key: what the CSV has no column of is theirs. */
  readonly stored: ReadonlyMap<string, R>;
  readonly choices: Choices;
}

/** The rows of a CSV whose first line names the columns, or all that is wrong with it. */
export async function readOfficeCsv<R extends object>(
  csv: string,
  table: OfficeTable<R>,
  surroundings: Surroundings<R>,
): Promise<{ rows: R[]; problems: CsvProblem[] }> {
  const { list } = table;
  const rows: R[] = [];
  const problems: CsvProblem[] = [];
  const lines = new Map<string, number>();
  const keyColumn = list.columns[list.needed[0] ?? throwNoColumn()];
  const readRow = rowReader(table, surroundings);
  try {
    for await (const { line, values, problem } of readCsv(piecesOf(csv), (headers) =>
      problems.push(...wrongHeads(table, headers)),
    )) {
      if (problem !== undefined) problems.push({ line, column: '', why: problem });
      if (problem !== undefined || problems.some((each) => each.line === 1)) continue;
      const { row, wrong } = readRow(values);
      problems.push(...wrong.map((each) => ({ line, ...each })));
      if (!row) continue;
      const key = list.keyOf(row);
      const before = lines.get(key);
      if (before !== undefined)
        problems.push({ line, column: keyColumn, why: `${list.nameOf(row)} stands in line ${before} already` });
      lines.set(key, line);
      rows.push(row);
      if (rows.length > list.most) throw new ImportUnreadable(`There are more than ${list.most} ${list.noun[1]}`);
    }
  } catch (error) {
    if (!(error instanceof ImportUnreadable)) throw error;
    problems.push({ line: 1, column: '', why: error.message });
  }
  return { rows, problems };
}

function throwNoColumn(): never {
  throw new Error('A list of the office needs a column that names its rows');
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Columns are known by what the list calls them, in any order; those that name a row have to be there. */
function wrongHeads<R extends object>({ list }: OfficeTable<R>, headers: readonly string[]): CsvProblem[] {
  refuseManyColumns(headers);
  const known = Object.values<string>(list.columns);
  const unknown = headers.filter((header) => !known.includes(header));
  const twice = headers.filter((header, at) => headers.indexOf(header) !== at);
  const missing = list.needed.map((name) => list.columns[name]).filter((header) => !headers.includes(header));
  return [
    ...unknown.map((column) => ({ line: 1, column, why: `There is no such column; there are ${known.join(', ')}` })),
    ...twice.map((column) => ({ line: 1, column, why: 'The column is there twice' })),
    ...missing.map((column) => ({ line: 1, column, why: 'The column is missing' })),
  ];
}

type Wrong = Omit<CsvProblem, 'line'>;

/** Reads one line as a row. */
function rowReader<R extends object>({ record, list }: OfficeTable<R>, { stored, choices }: Surroundings<R>) {
  const schema = z.object(shapeOf(record.fields));
  const changed = z.object(
    Object.fromEntries(
      Object.entries(record.fields).map(([name, { kind, schema: of }]) => [
        name,
        kind === 'secret' ? of.optional() : of,
      ]),
    ),
  );
  // The columns are the fields of a row.
  const names = Object.keys(list.columns) as (keyof R & string)[];
  const columnOf = (name: string): string =>
    Object.entries<string>(list.columns).find(([each]) => each === name)?.[1] ?? '';
  return (values: ReadonlyMap<string, string>): { row: R | null; wrong: Wrong[] } => {
    const wrong: Wrong[] = [];
    const given = names.flatMap((name): [string, unknown][] => {
      const written = values.get(list.columns[name]);
      if (written === undefined) return [];
      const text = plain(written).trim();
      const field = record.fields[name];
      if (text === '' || field === undefined) return [[name, list.begin[name]]];
      const read = readText(field, text, choices);
      if (!read.ok) wrong.push({ column: list.columns[name], why: read.message });
      return read.ok ? [[name, read.value]] : [];
    });
    if (wrong.length > 0) return { row: null, wrong };
    const begun: R = { ...list.begin, ...Object.fromEntries(given) };
    const before = stored.get(list.keyOf(begun));
    const whole = { ...begun, ...before, ...Object.fromEntries(given) };
    const checked = before ? readBy(changed, withoutStored(whole, before)) : readBy(schema, whole);
    if (!checked.ok) {
      const wrong = checked.problems.map(({ path, message }) => ({ column: columnOf(String(path[0])), why: message }));
      return { row: null, wrong };
    }
    // The fields of the record are those of a row: its type says so.
    const row = checked.value as R;
    const beside = before ? list.changeProblems?.(before, row) : list.addProblems?.(row);
    const problems = Object.entries({ ...beside, ...list.problems(row) });
    return { row, wrong: problems.map(([name, why]) => ({ column: columnOf(name), why })) };
  };
}

/** Without the secrets that are not told, or only as the list shows them: they stay. */
function withoutStored(row: object, before: object): object {
  const masked = new Map(Object.entries(before).filter(([name]) => name.endsWith('Masked')));
  const isTold = ([name, value]: [string, unknown]) =>
    !masked.has(`${name}Masked`) || (value !== null && value !== masked.get(`${name}Masked`));
  return Object.fromEntries(Object.entries(row).filter(isTold));
}

/** Without the apostrophe that keeps a spreadsheet from running a text. */
const plain = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

/** The value of a text; a choice in whatever case it is written. */
function readText(field: Field, text: string, choices: Choices): Parsed<unknown> {
  if (field.choices === undefined) return readValue(field, text, choices);
  const choice = field.choices.find((each) => each.toLowerCase() === text.toLowerCase());
  return choice === undefined ? refused(`It is one of ${field.choices.join(', ')}`) : parsed(choice);
}
