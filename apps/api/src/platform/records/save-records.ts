import { columnOf, removeName } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { SecretBox } from '../secrets/index.ts';
import { nextIDs } from '../tenant/in-tenant.ts';
import { type Columns, columnsOf } from './record-columns.ts';
import { type RecordList, type RecordPlace, tableOf } from './record-list.ts';
import { addRows, countRows, deleteRows, missingRows, updateRows } from './record-rows.queries.ts';

/** Where and how a save stores its rows. */
export interface Saving {
  readonly tx: Transaction<DB>;
  readonly secrets: SecretBox;
  readonly place: RecordPlace;
}

/** A row as a save sends it, or as a document has it. */
export type Row = Readonly<Record<string, unknown>>;
/** What a save sends: rows by the names of their lists, ids of those to remove, and what is no list. The contract has checked it. */
export type Changes = Readonly<Record<string, unknown>>;

/** The ids that new rows of this save were given, by their temporary ones. */
type NewIDs = Map<RecordList, Map<number, number>>;

/** The rows of a list that a save names. */
// The schema of the save says that a list is one of rows.
export const rowsIn = (changes: Changes, { name }: RecordList): readonly Row[] => (changes[name] ?? []) as Row[];

/** The ids of the rows of a list that a save removes. */
export const removedIn = (changes: Changes, list: RecordList): readonly number[] =>
  // The schema of the save says that they are ids.
  (changes[removeName(list.name)] ?? []) as number[];

/** The id of a row. */
// The schema of the save says that it is a number.
export const idOf = ({ record: { id } }: RecordList, row: Row): number => row[id] as number;

/** Whether a save names rows of a list. */
export const touches = (changes: Changes, list: RecordList): boolean =>
  rowsIn(changes, list).length > 0 || removedIn(changes, list).length > 0;

/** Changes and adds the rows that a save names, parents before their children. */
export async function saveRecords(saving: Saving, lists: readonly RecordList[], changes: Changes): Promise<void> {
  const newIDs: NewIDs = new Map();
  for (const list of lists) await saveRows(saving, list, changes, newIDs);
}

/**
 * Removes the rows that a save names, children before their parents. After everything else: what is gone cannot be
 * changed, and what pointed at it must have been pointed elsewhere.
 */
export async function removeRecords(saving: Saving, lists: readonly RecordList[], changes: Changes): Promise<void> {
  for (const list of lists.toReversed()) await removeRows(saving, list, removedIn(changes, list));
}

/** A row that a save names, and where. */
interface NamedRow {
  readonly row: Row;
  readonly id: number;
  readonly path: string;
}

async function saveRows(saving: Saving, list: RecordList, changes: Changes, newIDs: NewIDs): Promise<void> {
  const { tx, place } = saving;
  const { name, record, parent, many } = list;
  const rows = rowsIn(changes, list).map((row, at) => ({ row, id: idOf(list, row), path: `changes.${name}.${at}` }));
  refuseWrong(list, rows);
  await changeRows(
    saving,
    list,
    rows.filter(({ id }) => id > 0),
  );
  const added = rows.filter(({ id }) => id < 0);
  if (added.length === 0) return;
  newIDs.set(list, await addNew(saving, list, added, newIDs));
  const { most } = record;
  if (most !== undefined && (await countRows(tx, list, place, removedIn(changes, list))) > most) {
    const holder = parent?.what ?? place.what;
    throw invalid(
      `changes.${name}`,
      `A ${holder} holds at most ${most.toLocaleString('en-US')} ${many}. Nothing was saved.`,
    );
  }
}

/** Refuses what is wrong with a row whatever is stored. */
function refuseWrong(list: RecordList, rows: readonly NamedRow[]): void {
  const { record, parent, what } = list;
  const seen = new Set<number>();
  for (const { row, id, path } of rows) {
    if (seen.has(id)) throw invalid(`${path}.${record.id}`, 'The row is named twice');
    seen.add(id);
    if (id < 0) refuseIncomplete(list, row, path);
    else if (parent !== undefined && record.parent !== undefined && record.parent in row)
      throw invalid(`${path}.${record.parent}`, `A ${what} stays where it was added`);
  }
}

async function changeRows(saving: Saving, list: RecordList, rows: readonly NamedRow[]): Promise<void> {
  const { tx, place } = saving;
  const changes = rows.map(({ row, id }) => [id, storedColumns(saving, list, row, id)] as const);
  const missing = await updateRows(tx, list, place, changes);
  const gone = rows.find(({ id }) => missing.includes(id));
  if (gone === undefined) return;
  throw new AppError('NOT_FOUND', `A row of this ${place.what} no longer exists.`, {
    modelState: { [`${gone.path}.${list.record.id}`]: [`The ${place.what} has no such row`] },
  });
}

/** Adds rows in the order of the save. Answers the ids they were given, by their temporary ones. */
async function addNew(
  saving: Saving,
  list: RecordList,
  rows: readonly NamedRow[],
  newIDs: NewIDs,
): Promise<Map<number, number>> {
  const { tx, place } = saving;
  const { id, parent } = tableOf(list.record);
  const parents = await parentsOf(saving, list, rows, newIDs);
  // All at once: who takes ids holds up everybody else who takes some.
  const first = await nextIDs(tx, id, rows.length);
  const given = new Map(rows.map((row, at) => [row.id, first + at]));
  const added = rows.map(({ row }, at) => ({
    ...unticked(list),
    ...storedColumns(saving, list, row, first + at),
    ...(parent === undefined ? {} : { [parent]: parents[at] }),
    [id]: first + at,
  }));
  await addRows(tx, list, place, added);
  return given;
}

/** What is stored of a row that a save names. */
const storedColumns = ({ secrets, place }: Saving, list: RecordList, row: Row, storedID: number): Columns => ({
  ...columnsOf(list.record.fields, row, {
    secrets,
    tenant: place.tenant,
    table: list.record.table,
    row: storedID,
  }),
  ...placeOf(list, row),
});

/** The boxes of a new row. */
const unticked = ({ record: { fields } }: RecordList): Columns =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'boolean' ? [[columnOf(name, kind), false]] : [])),
  );

function placeOf({ record }: RecordList, row: Row): Columns {
  const { order } = record;
  return order === undefined || row[order] === undefined ? {} : { [tableOf(record).order]: row[order] };
}

/** A new row needs what is required; a box nobody ticked is simply not ticked. */
function refuseIncomplete({ record }: RecordList, row: Row, path: string): void {
  for (const [name, field] of Object.entries(record.fields)) {
    if (field.required && field.kind !== 'boolean' && !(name in row)) {
      throw invalid(`${path}.${name}`, `${field.label} is required`);
    }
  }
}

/** The rows that new rows belong to: ones that are stored, or that the same save has just added. */
async function parentsOf(
  { tx, place }: Saving,
  { parent, record }: RecordList,
  rows: readonly NamedRow[],
  newIDs: NewIDs,
): Promise<readonly (number | undefined)[]> {
  const { parent: name } = record;
  if (parent === undefined || name === undefined) return [];
  const ids = rows.map(({ row }) => {
    // The schema of the save says that it is an id.
    const wanted = row[name] as number | undefined;
    return wanted !== undefined && wanted < 0 ? newIDs.get(parent)?.get(wanted) : wanted;
  });
  const known = [...new Set(ids)].filter((id) => id !== undefined);
  const missing = new Set<number | undefined>([undefined, ...(await missingRows(tx, parent, place, known))]);
  const orphan = rows[ids.findIndex((id) => missing.has(id))];
  if (orphan !== undefined) throw invalid(`${orphan.path}.${name}`, `The ${place.what} has no such ${parent.what}`);
  return ids;
}

async function removeRows({ tx, place }: Saving, list: RecordList, rowIDs: readonly number[]): Promise<void> {
  const ids = [...new Set(rowIDs)];
  if (ids.length === 0) return;
  const removed = await deleteRows(tx, list, place, ids);
  const missing = rowIDs.findIndex((id) => !removed.includes(id));
  if (missing === -1) return;
  throw new AppError('NOT_FOUND', `A ${list.what} of this ${place.what} no longer exists.`, {
    modelState: { [`changes.${removeName(list.name)}.${missing}`]: [`The ${place.what} has no such ${list.what}`] },
  });
}

/** A refusal that names the field. */
export function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', undefined, { modelState: { [path]: [message] } });
}
