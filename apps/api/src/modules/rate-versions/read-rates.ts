import { judged, type ReadRates } from './judge-rates.ts';
import { readRatesCsv } from './read-rates-csv.ts';

/** Reads a file of rates: JSON of the open format, or a schedule of recording fees or a tax table as CSV. */
export async function readRates(text: string): Promise<ReadRates> {
  if (!text.trimStart().startsWith('{')) return readRatesCsv(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { file: null, problems: [{ line: 1, column: '', why: 'It is neither JSON nor a CSV' }] };
  }
  return judged(json, (path) => {
    const [list, at, ...rest] = path;
    if (typeof at !== 'number') return { line: 1, column: path.join('.') };
    return { line: at + 2, column: rest.join('.') || String(list) };
  });
}
