import type { BankColumnValue, BankFileLayout } from './bank-file-layout.ts';
import { shown } from './bank-words.ts';
import type { CsvRow } from './csv-rows.ts';
import type { Findings } from './findings.ts';
import { plainHeading } from './layout-problems.ts';

/** The places of the values in the rows of a file, from 0. */
export type CsvPlaces = ReadonlyMap<BankColumnValue, readonly number[]>;

/** Finds the columns of a layout by the headings of a file, or by their places where it has none. Null where one is missing. */
export function placesOf(
  { columns, hasHeadings }: BankFileLayout,
  headings: CsvRow | null,
  findings: Findings,
): CsvPlaces | null {
  const places = new Map<BankColumnValue, number[]>();
  const found = new Map<string, number[]>();
  for (const [at, heading] of headings?.fields.entries() ?? [])
    found.set(plainHeading(heading), [...(found.get(plainHeading(heading)) ?? []), at]);
  for (const { value, heading, place } of columns) {
    const at = hasHeadings ? (found.get(plainHeading(heading ?? '')) ?? []) : [(place ?? 0) - 1];
    if (at.length === 0) findings.problem(headings?.line ?? null, `There is no heading ${shown(heading ?? '')}`);
    if (at.length > 1)
      findings.problem(headings?.line ?? null, `The heading ${shown(heading ?? '')} stands there ${at.length} times`);
    places.set(value, [...(places.get(value) ?? []), ...at]);
  }
  return findings.hasProblems() ? null : places;
}
