import { removeName } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { SecretBox } from '../secrets/index.ts';
import { nextIDs } from '../tenant/in-tenant.ts';
import { type Columns, columnsOf } from './record-columns.ts';
import { type RecordList, type RecordPlace, tableOf } from './record-list.ts';
import { countRows, deleteRows, insertRow, missingRows, updateRow } from './record-rows.queries.ts';

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

async function saveRows(saving: Saving, list: RecordList, changes: Changes, newIDs: NewIDs): Promise<void> {
  const { tx, secrets, place } = saving;
  const { name, record, parent, what, many } = list;
  const { id, most, fields } = record;
  const table = tableOf(record);
  const given = new Map<number, number>();
  newIDs.set(list, given);
  const seen = new Set<number>();
  const rows = rowsIn(changes, list);
  // All at once: who takes ids holds up everybody else who takes some.
  const howMany = rows.filter((row) => idOf(list, row) < 0).length;
  let nextID = howMany === 0 ? 0 : await nextIDs(tx, table.id, howMany);
  for (const [index, row] of rows.entries()) {
    const rowID = idOf(list, row);
    const path = `changes.${name}.${index}`;
    if (seen.has(rowID)) throw invalid(`${path}.${id}`, 'The row is named twice');
    seen.add(rowID);
    const isNew = rowID < 0;
    if (isNew) refuseIncomplete(list, row, path);
    const storedID = isNew ? nextID++ : rowID;
    const sealing = { secrets, tenant: place.tenant, row: storedID };
    const columns = { ...columnsOf(fields, row, sealing), ...placeOf(list, row) };
    if (isNew) {
      Object.assign(columns, await parentOf(saving, list, row, path, newIDs));
      await insertRow(tx, list, place, storedID, columns);
      given.set(rowID, storedID);
    } else if (parent !== undefined && record.parent !== undefined && record.parent in row) {
      throw invalid(`${path}.${record.parent}`, `A ${what} stays where it was added`);
    } else if (!(await updateRow(tx, list, place, rowID, columns))) {
      throw new AppError('NOT_FOUND', `A row of this ${place.what} no longer exists.`, {
        modelState: { [`${path}.${id}`]: [`The ${place.what} has no such row`] },
      });
    }
  }
  if (most !== undefined && given.size > 0 && (await countRows(tx, list, place, removedIn(changes, list))) > most) {
    const holder = parent?.what ?? place.what;
    throw invalid(
      `changes.${name}`,
      `A ${holder} holds at most ${most.toLocaleString('en-US')} ${many}. Nothing was saved.`,
    );
  }
}

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

/** The row that a new row belongs to: one that is stored, or one that the same save has just added. */
async function parentOf(
  { tx, place }: Saving,
  { parent, record }: RecordList,
  row: Row,
  path: string,
  newIDs: NewIDs,
): Promise<Columns> {
  const { parent: column } = tableOf(record);
  if (parent === undefined || record.parent === undefined || column === undefined) return {};
  // The schema of the save says that it is an id.
  const wanted = row[record.parent] as number | undefined;
  const id = wanted !== undefined && wanted < 0 ? newIDs.get(parent)?.get(wanted) : wanted;
  const isThere = id !== undefined && (await missingRows(tx, parent, place, [id])).length === 0;
  if (!isThere) throw invalid(`${path}.${record.parent}`, `The ${place.what} has no such ${parent.what}`);
  return { [column]: id };
}

async function removeRows({ tx, place }: Saving, list: RecordList, rowIDs: readonly number[]): Promise<void> {
  const ids = [...new Set(rowIDs)];
  if (ids.length === 0) return;
  if ((await deleteRows(tx, list, place, ids)) !== ids.length) {
    throw new AppError('NOT_FOUND', `A ${list.what} of this ${place.what} no longer exists.`);
  }
}

/** A refusal that names the field. */
export function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', undefined, { modelState: { [path]: [message] } });
}
