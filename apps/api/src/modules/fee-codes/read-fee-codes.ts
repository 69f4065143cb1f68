import { feeCodeRecord } from '@closewright/contract/fee-codes';
import { type Field, shapeOf } from '@closewright/contract/kit';
import { type FeeCode, feeCodeColumns, feeCodeKey, feeCodeProblems, mostFeeCodes } from '@closewright/domain/fees';
import { z } from 'zod';
import { ImportUnreadable, readCsv } from '../../platform/csv/read-csv.ts';

/** What is wrong in a CSV: the line and the column it is in. */
export interface CsvProblem {
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

type Name = keyof FeeCode;
const names = Object.keys(feeCodeColumns) as Name[];
const row = z.object(shapeOf(feeCodeRecord.fields));
const yes = ['yes', 'true', '1'];
const no = ['', 'no', 'false', '0'];

/** The fee codes of a CSV whose first line names the columns, or all that is wrong with it. What it has no column of is that of the stored code. */
export async function readFeeCodeCsv(
  csv: string,
  stored: ReadonlyMap<string, FeeCode>,
): Promise<{ feeCodes: FeeCode[]; problems: CsvProblem[] }> {
  const feeCodes: FeeCode[] = [];
  const problems: CsvProblem[] = [];
  const lines = new Map<string, number>();
  try {
    for await (const { line, values, problem } of readCsv(piecesOf(csv), (headers) =>
      problems.push(...wrongHeads(headers)),
    )) {
      if (problem !== undefined) problems.push({ line, column: '', why: problem });
      if (problem !== undefined || problems.some((each) => each.line === 1)) continue;
      // Rows of commas alone, as spreadsheets leave them at the end.
      if ([...values.values()].every((text) => text === '')) continue;
      const { feeCode, wrong } = feeCodeOf(values, stored);
      problems.push(...wrong.map((each) => ({ line, ...each })));
      if (!feeCode) continue;
      const before = lines.get(feeCodeKey(feeCode.code));
      if (before !== undefined)
        problems.push({ line, column: feeCodeColumns.code, why: `${feeCode.code} stands in line ${before} already` });
      lines.set(feeCodeKey(feeCode.code), line);
      feeCodes.push(feeCode);
      if (feeCodes.length > mostFeeCodes) throw new ImportUnreadable(`There are more than ${mostFeeCodes} fee codes`);
    }
  } catch (error) {
    if (!(error instanceof ImportUnreadable)) throw error;
    problems.push({ line: 1, column: '', why: error.message });
  }
  return { feeCodes, problems };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Columns are known by what the list calls them, in any order; the code is one of them. */
function wrongHeads(headers: readonly string[]): CsvProblem[] {
  const known = Object.values<string>(feeCodeColumns);
  const unknown = headers.filter((header) => !known.includes(header));
  const twice = headers.filter((header, at) => headers.indexOf(header) !== at);
  const missing = [feeCodeColumns.code, feeCodeColumns.label].filter((header) => !headers.includes(header));
  return [
    ...unknown.map((column) => ({ line: 1, column, why: `There is no such column; there are ${known.join(', ')}` })),
    ...twice.map((column) => ({ line: 1, column, why: 'The column is there twice' })),
    ...missing.map((column) => ({ line: 1, column, why: 'The column is missing' })),
  ];
}

/** One line as a fee code. */
function feeCodeOf(values: ReadonlyMap<string, string>, stored: ReadonlyMap<string, FeeCode>) {
  const before = stored.get(feeCodeKey(values.get(feeCodeColumns.code) ?? ''));
  const wrong: Omit<CsvProblem, 'line'>[] = [];
  const given = Object.fromEntries(
    names.map((name) => {
      const written = values.get(feeCodeColumns[name]);
      if (written === undefined && before) return [name, before[name]];
      const text = plain(written ?? '');
      const read = readValue(feeCodeRecord.fields[name], text);
      if (read === undefined) wrong.push({ column: feeCodeColumns[name], why: choicesOf(feeCodeRecord.fields[name]) });
      return [name, read];
    }),
  );
  if (wrong.length > 0) return { feeCode: null, wrong };
  const checked = row.safeParse(given);
  if (!checked.success)
    return {
      feeCode: null,
      wrong: checked.error.issues.map(({ path, message }) => ({
        column: feeCodeColumns[path[0] as Name] ?? '',
        why: message,
      })),
    };
  const problems = Object.entries(feeCodeProblems(checked.data));
  return {
    feeCode: checked.data,
    wrong: problems.map(([name, why]) => ({ column: feeCodeColumns[name as Name], why })),
  };
}

/** Without the apostrophe that keeps a spreadsheet from running a text. */
const plain = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

/** The value of a text; undefined where it is none of the choices. */
function readValue(field: Field, text: string): string | boolean | null | undefined {
  const small = text.toLowerCase();
  if (field.kind === 'boolean') return yes.includes(small) || (no.includes(small) ? false : undefined);
  if (text === '') return field.required ? '' : null;
  if (field.choices === undefined) return text;
  return field.choices.find((choice) => choice.toLowerCase() === small);
}

const choicesOf = ({ kind, choices = [] }: Field): string =>
  kind === 'boolean' ? 'It is Yes or No' : `It is one of ${choices.join(', ')}`;
