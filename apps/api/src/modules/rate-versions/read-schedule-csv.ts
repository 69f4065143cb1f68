import { rateFormat } from '@closewright/contract/rate-versions';
import { parseCents } from '@closewright/domain/money';
import { scheduleColumns } from '@closewright/domain/rate-versions';
import { ImportUnreadable, readCsv, refuseManyColumns } from '../../platform/csv/read-csv.ts';
import { judged, type RateProblem, type ReadRates } from './judge-rates.ts';

type Name = keyof typeof scheduleColumns;
const headNames = ['code', 'label', 'state', 'county', 'source'] as const;
const optional: readonly Name[] = ['county', 'document', 'surcharges'];

interface Line {
  readonly line: number;
  readonly text: (name: Name) => string;
}

/** A schedule of recording fees whose first line names the columns; each row names the schedule and one kind of document. */
export async function readScheduleCsv(csv: string): Promise<ReadRates> {
  const problems: RateProblem[] = [];
  const lines: Line[] = [];
  try {
    for await (const { line, values, problem } of readCsv(piecesOf(csv), (heads) =>
      problems.push(...wrongHeads(heads)),
    )) {
      if (problem !== undefined) problems.push({ line, column: '', why: problem });
      // Rows of commas alone, as spreadsheets leave them at the end.
      else if ([...values.values()].some((text) => text !== ''))
        lines.push({ line, text: (name) => (values.get(scheduleColumns[name]) ?? '').trim() });
    }
  } catch (error) {
    if (!(error instanceof ImportUnreadable)) throw error;
    problems.push({ line: 1, column: '', why: error.message });
  }
  const [first] = lines;
  if (problems.length > 0 || !first) return { file: null, problems: problems.length > 0 ? problems : [noRows] };
  problems.push(...lines.flatMap((line) => otherHead(line, first)));
  const fees = lines.map((line) => feeOf(line, problems));
  if (problems.length > 0) return { file: null, problems };
  const schedule = {
    format: rateFormat,
    kind: 'recording-fees',
    code: first.text('code'),
    label: first.text('label'),
    state: first.text('state').toUpperCase(),
    county: first.text('county') || null,
    source: { text: first.text('source') },
    fees,
  };
  return judged(schedule, ([part, at, field = part]) => {
    const name = String(typeof at === 'number' ? field : part);
    const line = typeof at === 'number' ? lines[at]?.line : first.line;
    return {
      line: line ?? first.line,
      column: Object.hasOwn(scheduleColumns, name) ? scheduleColumns[name as Name] : '',
    };
  });
}

const noRows: RateProblem = { line: 1, column: '', why: 'There is no row below the names of the columns' };

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

function wrongHeads(headers: readonly string[]): RateProblem[] {
  refuseManyColumns(headers);
  const known = Object.values<string>(scheduleColumns);
  const needed = Object.keys(scheduleColumns).filter((name) => !optional.includes(name as Name));
  return [
    ...headers
      .filter((header) => !known.includes(header))
      .map((column) => ({ line: 1, column, why: `There is no such column; there are ${known.join(', ')}` })),
    ...headers
      .filter((header, at) => headers.indexOf(header) !== at)
      .map((column) => ({ line: 1, column, why: 'The column is there twice' })),
    ...needed
      .map((name) => scheduleColumns[name as Name])
      .filter((column) => !headers.includes(column))
      .map((column) => ({ line: 1, column, why: 'The column is missing' })),
  ];
}

/** A file is one schedule. */
const otherHead = ({ line, text }: Line, first: Line): RateProblem[] =>
  headNames
    .filter((name) => text(name) !== first.text(name))
    .map((name) => ({ line, column: scheduleColumns[name], why: `It is the same in every row: ${first.text(name)}` }));

function feeOf({ line, text }: Line, problems: RateProblem[]) {
  const wrong = (name: Name, why: string) => {
    problems.push({ line, column: scheduleColumns[name], why });
    return 0;
  };
  const amount = (name: Name, written: string): number => {
    const read = parseCents(written);
    return read.ok ? read.value : wrong(name, read.message);
  };
  const whole = (name: Name): number =>
    /^\d{1,4}$/.test(text(name)) ? Number(text(name)) : wrong(name, 'A whole number');
  const surcharges = text('surcharges')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, label = '', written = ''] = /^(.*\S)\s+(\S+)$/.exec(each) ?? [];
      if (label === '') wrong('surcharges', 'Each is a name and an amount: Archive 10.00; Housing 75.00');
      return { label, amount: label === '' ? 0 : amount('surcharges', written) };
    });
  return {
    recordedAs: text('recordedAs'),
    document: text('document') || null,
    base: amount('base', text('base')),
    pagesIncluded: whole('pagesIncluded'),
    perPage: amount('perPage', text('perPage')),
    namesIncluded: whole('namesIncluded'),
    perName: amount('perName', text('perName')),
    surcharges,
  };
}
