import { AppError } from '@closewright/domain/errors';
import { type ImportRecord, ImportUnreadable, readCsv } from '../../platform/csv/read-csv.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { customName } from './check-custom-values.ts';
import { type CheckedFile, checkRecord, type Surroundings } from './check-record.ts';
import { findColumn } from './columns.ts';
import { readFileNumbers, readSurroundings } from './import.queries.ts';
import { readJson, readJsonFrame } from './read-json.ts';
import { readText } from './read-text.ts';
import type { Problem } from './record-rows.ts';
import { CannotStore, type Place, storeFiles } from './store-file.ts';

/** What came of an import. Each record is stored as a whole or not at all. */
export interface ImportCounts {
  readonly stored: number;
  readonly alreadyThere: number;
  /** How many records have problems. */
  readonly refused: number;
  /** Where and why it ended before its end: the database is away, or the input. What is stored stays, from this line on nothing is. */
  readonly brokenOff?: { readonly line: number; readonly cause: Error };
}

/** Where the records come from. It is read twice: once to see whether it can be read at all, and once to store it. */
export interface ImportInput {
  readonly format: 'csv' | 'json';
  read(): AsyncIterable<Uint8Array>;
}

/** Who is told what comes of it, as it comes. Where they take their time, the import waits. */
export interface ImportWatcher {
  onProblem(problem: Problem): Promise<void> | void;
  /** What of the stored files was left out on purpose: masked numbers. */
  onNote(note: Problem): Promise<void> | void;
  /** How many of all records were dealt with. */
  onProgress?(done: number, all: number): Promise<void> | void;
  /**
   * Ends the import between two transactions; what is stored stays, and the same input may be imported again to go on. While the input is looked
   * through nothing is stored, and its reason is thrown.
   */
  readonly signal?: AbortSignal;
}

type Count = 'stored' | 'alreadyThere' | 'refused';
type Counts = Record<Count, number>;

interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly documents: DocumentStore;
}

/** Files that are stored in one transaction: enough that a file costs few statements, few enough that others get their turn. */
const batchSize = 100;

/** Imports closing files from CSV or JSON. Running it again adds nothing: a file number that is there is left alone. */
export async function importFiles(
  deps: Deps,
  actor: Actor,
  input: ImportInput,
  watcher: ImportWatcher,
): Promise<ImportCounts> {
  const text = () => readText(input.read(), watcher.signal);
  const { companies, leftOut, count, headers } = await lookThrough(input.format, text, watcher.signal);
  const surroundings = await readSurroundings(deps.database, actor, companies);
  if (headers) refuseUnknownHeaders(headers, surroundings);
  for (const column of leftOut)
    await watcher.onNote({ line: 1, column, why: 'is not in the document: who exported it may not see it' });
  const counts: Counts = { stored: 0, alreadyThere: 0, refused: 0 };
  const importing: Importing = { ...deps, actor, surroundings, watcher, lineOf: new Map(), counts, line: 1 };
  let batch: CheckedFile[] = [];
  let done = 0;
  const settle = async (): Promise<void> => {
    await storeBatch(importing, batch);
    batch = [];
    await watcher.onProgress?.(done, count);
  };
  const eachRecord = async (): Promise<void> => {
    for await (const record of input.format === 'csv' ? readCsv(text()) : readJson(text())) {
      if (batch.length === 0) importing.line = record.line;
      const file = checkOne(importing, record);
      if (Array.isArray(file)) {
        counts.refused += 1;
        for (const problem of file) await watcher.onProblem(problem);
      } else {
        // A primary file is there before those that name it.
        if (namesOneOf(file, batch)) await settle();
        batch.push(file);
      }
      done += 1;
      if (done % batchSize === 0) await settle();
      if (watcher.signal?.aborted) return;
    }
    await settle();
  };
  try {
    await eachRecord();
  } catch (error) {
    // Told to end while it waited for the input.
    if (watcher.signal?.aborted) return counts;
    const cause = error instanceof Error ? error : new Error(String(error));
    return { ...counts, brokenOff: { line: importing.line, cause } };
  }
  return counts;
}

/** Whether a failure is the database's, not the record's: the records behind would fail in the same way. */
const isAway = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'TENANT_BUSY') && !isTooLong(error);

/** Whether the database gave a statement up that ran too long: less at once may go through. */
const isTooLong = ({ cause }: AppError): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === '57014' && cause.message.includes('statement timeout');

/** Reads the whole input before anything is stored: what can not be read refuses all of it. */
async function lookThrough(
  format: ImportInput['format'],
  text: () => AsyncIterable<string>,
  signal: AbortSignal | undefined,
) {
  let count = 0;
  if (format === 'json') {
    const frame = await readJsonFrame(text(), () => {
      signal?.throwIfAborted();
      count += 1;
    });
    return { ...frame, count, headers: null };
  }
  let headers: readonly string[] = [];
  const keep = (names: readonly string[]): void => {
    headers = names;
  };
  for await (const _ of readCsv(text(), keep)) {
    signal?.throwIfAborted();
    count += 1;
  }
  return { companies: [], leftOut: [], count, headers };
}

interface Importing extends Deps {
  readonly actor: Actor;
  readonly surroundings: Surroundings;
  readonly watcher: ImportWatcher;
  /** The line of each file number of this input. */
  readonly lineOf: Map<string, number>;
  /** Told at the end, however it ends. */
  readonly counts: Counts;
  /** The first line that is not dealt with. */
  line: number;
}

/** A record that may be stored, or everything that is wrong with it. Nothing is thrown, whatever it is. */
function checkOne({ surroundings, lineOf }: Importing, record: ImportRecord): CheckedFile | Problem[] {
  try {
    const file = checkRecord(record, surroundings);
    return Array.isArray(file) ? file : (repeated(file, lineOf) ?? file);
  } catch (error) {
    return [{ line: record.line, column: '', why: whyNot(error) }];
  }
}

/** Whether the file has its primary file among these. */
function namesOneOf(file: CheckedFile, others: readonly CheckedFile[]): boolean {
  const primary = file.rows[0]?.links.get('primaryOrdersID')?.text.toLowerCase();
  return primary !== undefined && others.some(({ fileNumber }) => fileNumber.toLowerCase() === primary);
}

/**
 * Stores those that are not there yet in one transaction; where that fails, each in its own, so that one that can not be stored takes no other
 * with it and is named with its line.
 */
async function storeBatch(importing: Importing, batch: readonly CheckedFile[]): Promise<void> {
  const { database, actor, counts } = importing;
  const numbers = batch.map(({ fileNumber }) => fileNumber);
  const there = new Set(batch.length === 0 ? [] : await readFileNumbers(database, actor, numbers));
  const files = batch.filter(({ fileNumber }) => !there.has(fileNumber.toLowerCase()));
  counts.alreadyThere += batch.length - files.length;
  if (files.length > 1 && (await storeTogether(importing, files))) return;
  for (const file of files) {
    if (importing.watcher.signal?.aborted) break;
    importing.line = file.line;
    counts[await storeAlone(importing, file)] += 1;
  }
}

async function storeTogether(importing: Importing, files: readonly CheckedFile[]): Promise<boolean> {
  try {
    await store(importing, files, { column: '' });
  } catch (error) {
    if (isAway(error)) throw error;
    return false;
  }
  importing.counts.stored += files.length;
  for (const { notes } of files) for (const note of notes) await importing.watcher.onNote(note);
  return true;
}

/** Stores one file. Whatever is wrong with it, nothing is thrown: the records behind it are stored and the counts are told. */
async function storeAlone(importing: Importing, file: CheckedFile): Promise<Count> {
  const place: Place = { column: '' };
  try {
    await store(importing, [file], place);
  } catch (error) {
    if (isAway(error)) throw error;
    if (error instanceof AppError && error.code === 'FILE_NUMBER_IN_USE') return 'alreadyThere';
    const column = error instanceof CannotStore ? error.column : place.column;
    await importing.watcher.onProblem({ line: file.line, column, why: whyNot(error) });
    return 'refused';
  }
  for (const note of file.notes) await importing.watcher.onNote(note);
  return 'stored';
}

async function store(importing: Importing, files: readonly CheckedFile[], place: Place): Promise<void> {
  const { database, actor, surroundings, secrets, documents } = importing;
  const { directory } = surroundings;
  const companies = await database.inTenant(actor, (tx) =>
    storeFiles(tx, actor.tenant, { secrets, documents }, files, directory, place),
  );
  for (const company of companies) directory.remember(company);
}

/** Why a file could not be stored; a fault nobody foresaw is told as it is, to the operator who runs the import. */
function whyNot(error: unknown): string {
  if (error instanceof AppError && isTooLong(error)) return 'is too much to be stored at once: import it in parts';
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

/** A header may be as long as a record. */
const shortened = (header: string): string => (header.length > 100 ? `${header.slice(0, 100)}…` : header);

function refuseUnknownHeaders(headers: readonly string[], { customFields }: Surroundings): void {
  const seen = new Set<string>();
  const custom = new Set(customFields.definitions.map((definition) => customName(definition).toLowerCase()));
  for (const [index, header] of headers.entries()) {
    const column = findColumn(header);
    if (!column || (column.field === null && !custom.has(column.name.toLowerCase())))
      throw new ImportUnreadable(
        `Line 1, column ${index + 1}: "${shortened(header)}" is not a column. docs/import.md lists them.`,
      );
    const key = `${column.rows.at(-1)?.path}.${column.field ? '' : 'custom.'}${column.name.toLowerCase()}`;
    if (seen.has(key)) throw new ImportUnreadable(`Line 1, column ${index + 1}: "${shortened(header)}" is there twice`);
    seen.add(key);
  }
}
