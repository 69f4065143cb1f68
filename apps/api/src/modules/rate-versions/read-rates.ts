import { repeatedKeys, withoutByteOrderMark } from '@closewright/domain/json';
import { judged, type RateProblem, type ReadRates } from './judge-rates.ts';
import { readRatesCsv } from './read-rates-csv.ts';

/** Reads a file of rates: JSON of the open format, or a schedule of recording fees or a tax table as CSV. */
export async function readRates(given: string): Promise<ReadRates> {
  const text = withoutByteOrderMark(given);
  if (!text.trimStart().startsWith('{')) return readRatesCsv(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { file: null, problems: [{ line: 1, column: '', why: 'It is neither JSON nor a CSV' }] };
  }
  const [repeated] = repeatedKeys(text);
  if (!repeated) return judged(json, placeOf);
  const why = `"${repeated.key}" stands twice in one object (line ${repeated.line} of the text)`;
  return { file: null, problems: [{ ...placeOf(repeated.path), why }] };
}

/** The rows of a list are counted as those of a CSV. */
function placeOf(path: readonly PropertyKey[]): Pick<RateProblem, 'line' | 'column'> {
  const [list, at, ...rest] = path;
  if (typeof at !== 'number') return { line: 1, column: path.join('.') };
  return { line: at + 2, column: rest.join('.') || String(list) };
}
