import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';

const folder = join(root, 'docs', 'examples', 'closing-math');

/** A case of the examples of docs/closing-math.md. */
export interface ExampleCase {
  readonly kind: string;
  readonly id?: string;
}

/** The names of the example files, one for each kind. */
export const exampleNames: readonly string[] = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

/** What an example file holds: a case, or several. */
export function fileOf(name: string): ExampleCase | { readonly cases: ExampleCase[] } {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

/** The cases of an example file. */
export function casesOf(name: string): ExampleCase[] {
  const read = fileOf(name);
  return 'cases' in read ? read.cases : [read];
}

/** All cases of all examples. */
export const allCases = exampleNames.flatMap(casesOf);
