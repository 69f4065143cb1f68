import { rateFormat } from '@closewright/contract/rate-versions';
import { scheduleColumns, taxColumns } from '@closewright/domain/rate-versions';
import { ImportUnreadable, readCsv, refuseManyColumns } from '../../platform/csv/read-csv.ts';
import { judged, type RateProblem, type ReadRates } from './judge-rates.ts';
import { type Cells, type CsvCells, cellsOf, feeOf, taxOf } from './rates-csv-rows.ts';

/** What a CSV of rates holds: its columns, those that may be left out, and how a row is read. */
interface CsvKind {
  readonly kind: 'recording-fees' | 'tax-table';
  readonly columns: Readonly<Record<string, string>>;
  readonly optional: readonly string[];
  readonly list: 'fees' | 'taxes';
  rowOf(cells: Cells): object;
}

const schedule: CsvKind = {
  kind: 'recording-fees',
  columns: scheduleColumns,
  optional: ['county', 'document', 'surcharges'],
  list: 'fees',
  rowOf: feeOf,
};
const table: CsvKind = {
  kind: 'tax-table',
  columns: taxColumns,
  optional: [
    ...['county', 'payee', 'reckonedOn', 'freeAmount', 'rate', 'unit', 'unitAmount', 'flatAmount', 'tiers'],
    'borrowerPart',
  ],
  list: 'taxes',
  rowOf: taxOf,
};
const headNames = ['code', 'label', 'state', 'county', 'source'] as const;

/** A schedule or a tax table whose first line names the columns: each row names it, and one kind of document or one tax of it. */
export async function readRatesCsv(csv: string): Promise<ReadRates> {
  const problems: RateProblem[] = [];
  const lines: CsvCells[] = [];
  let kind = schedule;
  const begin = (heads: readonly string[]) => {
    kind = heads.includes(taxColumns.code) ? table : schedule;
    problems.push(...wrongHeads(heads, kind));
  };
  try {
    for await (const { line, values, problem } of readCsv(piecesOf(csv), begin)) {
      if (problem !== undefined) problems.push({ line, column: '', why: problem });
      else lines.push({ line, text: (name) => (values.get(kind.columns[name] ?? '') ?? '').trim() });
    }
  } catch (error) {
    if (!(error instanceof ImportUnreadable)) throw error;
    problems.push({ line: 1, column: '', why: error.message });
  }
  const { columns, list, rowOf } = kind;
  const [first] = lines;
  if (problems.length > 0 || !first) return { file: null, problems: problems.length > 0 ? problems : [noRows] };
  problems.push(...lines.flatMap((line) => otherHead(line, first, columns)));
  const rows = lines.map((line) => rowOf(cellsOf(line, columns, problems)));
  if (problems.length > 0) return { file: null, problems };
  const file = {
    format: rateFormat,
    kind: kind.kind,
    code: first.text('code'),
    label: first.text('label'),
    state: first.text('state').toUpperCase(),
    county: first.text('county') || null,
    source: { text: first.text('source') },
    [list]: rows,
  };
  return judged(file, ([part, at, field = part]) => {
    const isRow = typeof at === 'number';
    // A row calls its name otherwise than the file does.
    const name = String(isRow && field === 'label' ? 'tax' : isRow ? field : part);
    const line = isRow ? lines[at]?.line : first.line;
    return { line: line ?? first.line, column: (Object.hasOwn(columns, name) && columns[name]) || '' };
  });
}

const noRows: RateProblem = { line: 1, column: '', why: 'There is no row below the names of the columns' };

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

function wrongHeads(headers: readonly string[], { columns, optional }: CsvKind): RateProblem[] {
  refuseManyColumns(headers);
  const known = Object.values(columns);
  return [
    ...headers
      .filter((header) => !known.includes(header))
      .map((column) => ({ line: 1, column, why: `There is no such column; there are ${known.join(', ')}` })),
    ...headers
      .filter((header, at) => headers.indexOf(header) !== at)
      .map((column) => ({ line: 1, column, why: 'The column is there twice' })),
    ...Object.entries(columns)
      .filter(([name, column]) => !optional.includes(name) && !headers.includes(column))
      .map(([, column]) => ({ line: 1, column, why: 'The column is missing' })),
  ];
}

/** A file is one schedule or table. */
const otherHead = ({ line, text }: CsvCells, first: CsvCells, columns: CsvKind['columns']): RateProblem[] =>
  headNames
    .filter((name) => text(name) !== first.text(name))
    .map((name) => ({ line, column: columns[name] ?? '', why: `It is the same in every row: ${first.text(name)}` }));
