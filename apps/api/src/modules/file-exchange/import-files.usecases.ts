import { AppError } from '@closewright/domain/errors';
import type { DocumentStore } from '../../platform/documents/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { customName } from './check-custom-values.ts';
import { type CheckedFile, checkRecord, type Surroundings } from './check-record.ts';
import { findColumn } from './columns.ts';
import { readSurroundings } from './import.queries.ts';
import { type ImportRecord, ImportUnreadable, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import type { Problem } from './record-rows.ts';
import { CannotStore, type Place, storeFile } from './store-file.ts';

/** What came of an import. Each record is stored as a whole or not at all. */
export interface ImportReport {
  readonly stored: number;
  readonly alreadyThere: number;
  readonly problems: readonly Problem[];
  /** What of the stored files was left out on purpose: masked numbers. */
  readonly notes: readonly Problem[];
  /** How many records have problems. */
  readonly refused: number;
}

interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly documents: DocumentStore;
}

type Outcome =
  | { readonly is: 'stored'; readonly notes: readonly Problem[] }
  | { readonly is: 'alreadyThere' }
  | { readonly is: 'refused'; readonly problems: readonly Problem[] };

/**
 * Imports closing files from CSV or JSON text. Running it again adds nothing: a file number that is there is left alone.
 * @param signal ends it between two files
 */
export async function importFiles(
  deps: Deps,
  actor: Actor,
  input: { readonly format: 'csv' | 'json'; readonly text: string },
  signal?: AbortSignal,
): Promise<ImportReport> {
  const { headers, records, companies, leftOut } =
    input.format === 'csv' ? { ...readCsv(input.text), companies: [], leftOut: [] } : readJson(input.text);
  const surroundings = await readSurroundings(deps.database, actor, companies);
  if (input.format === 'csv') refuseUnknownHeaders(headers, surroundings);
  const lineOf = new Map<string, number>();
  const problems: Problem[] = [];
  const notes: Problem[] = leftOut.map((column) => ({
    line: 1,
    column,
    why: 'is not in the document: who exported it may not see it',
  }));
  const counts = { stored: 0, alreadyThere: 0, refused: 0 };

  for (const record of records) {
    if (signal?.aborted) break;
    const outcome = await importRecord(deps, actor, record, surroundings, lineOf);
    counts[outcome.is] += 1;
    if (outcome.is === 'refused') problems.push(...outcome.problems);
    if (outcome.is === 'stored') notes.push(...outcome.notes);
  }
  return { ...counts, problems, notes };
}

/** Checks and stores one record. Whatever is wrong with it, nothing is thrown: the records behind it are stored and the counts are told. */
async function importRecord(
  { database, ...sealing }: Deps,
  actor: Actor,
  record: ImportRecord,
  surroundings: Surroundings,
  lineOf: Map<string, number>,
): Promise<Outcome> {
  const { directory } = surroundings;
  const place: Place = { column: '' };
  try {
    const file = checkRecord(record, surroundings);
    if (Array.isArray(file)) return { is: 'refused', problems: file };
    const twice = repeated(file, lineOf);
    if (twice !== null) return { is: 'refused', problems: twice };
    const companies = await database.inTenant(actor, (tx) =>
      storeFile(tx, actor.tenant, sealing, file, directory, place),
    );
    for (const company of companies) directory.remember(company);
    return { is: 'stored', notes: file.notes };
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_NUMBER_IN_USE') return { is: 'alreadyThere' };
    const column = error instanceof CannotStore ? error.column : place.column;
    return { is: 'refused', problems: [{ line: record.line, column, why: whyNot(error) }] };
  }
}

/** Why a file could not be stored; a fault nobody foresaw is told as it is, to the operator who runs the import. */
function whyNot(error: unknown): string {
  const isForeseen = error instanceof CannotStore || (error instanceof AppError && error.code !== 'INTERNAL');
  return isForeseen ? error.message : `cannot be stored: ${error instanceof Error ? error.message : String(error)}`;
}

/** Refuses the second file of a number in one input: nobody can tell which of the two is right. */
function repeated({ fileNumber, line }: CheckedFile, lineOf: Map<string, number>): Problem[] | null {
  const key = fileNumber.toLowerCase();
  const earlier = lineOf.get(key);
  if (earlier !== undefined) return [{ line, column: 'fileNumber', why: `is also the file number of line ${earlier}` }];
  lineOf.set(key, line);
  return null;
}

function refuseUnknownHeaders(headers: readonly string[], { customFields }: Surroundings): void {
  const seen = new Set<string>();
  const custom = new Set(customFields.definitions.map((definition) => customName(definition).toLowerCase()));
  for (const [index, header] of headers.entries()) {
    const column = findColumn(header);
    if (!column || (column.field === null && !custom.has(column.name.toLowerCase())))
      throw new ImportUnreadable(
        `Line 1, column ${index + 1}: "${header}" is not a column. docs/import.md lists them.`,
      );
    const key = `${column.rows.at(-1)?.path}.${column.field ? '' : 'custom.'}${column.name.toLowerCase()}`;
    if (seen.has(key)) throw new ImportUnreadable(`Line 1, column ${index + 1}: "${header}" is there twice`);
    seen.add(key);
  }
}
