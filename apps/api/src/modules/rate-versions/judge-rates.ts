import { readBy } from '@closewright/contract/problems';
import { type RateFile, rateFileSchema } from '@closewright/contract/rate-versions';

/** What is wrong in a file of rates: the row and the column it is in. Row 1 is the head. */
export interface RateProblem {
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

/** A file of rates, or all that is wrong with it. */
export type ReadRates = { readonly file: RateFile | null; readonly problems: RateProblem[] };

/** What the schema of the format says of a file; `placeOf` tells where in the text a part of it stands. */
export function judged(
  json: unknown,
  placeOf: (path: readonly PropertyKey[]) => { line: number; column: string },
): ReadRates {
  const read = readBy(rateFileSchema, json);
  if (read.ok) return { file: read.value, problems: [] };
  return { file: null, problems: read.problems.map(({ path, message }) => ({ ...placeOf(path), why: message })) };
}
