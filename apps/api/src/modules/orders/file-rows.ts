import { idColumnOf, orderColumnOf, parentColumnOf, type RecordKind } from '@closewright/contract/kit';
import {
  loanRecord,
  type OrderChanges,
  partyRecord,
  partySignerRecord,
  propertyRecord,
  propertyTaxRecord,
} from '@closewright/contract/orders';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import {
  type ChildTable,
  countRows,
  deleteRows,
  insertRow,
  missingRows,
  type Place,
  updateRow,
} from './order-changes.queries.ts';
import { type Columns, columnsOf } from './order-columns.ts';

type RowsName = 'properties' | 'propertyTaxes' | 'loans' | 'contacts' | 'partySigners';

/** One kind of rows of a file, and what they are called in a save. */
interface FileRows {
  readonly name: RowsName;
  readonly remove: `remove${Capitalize<RowsName>}`;
  readonly what: string;
  readonly record: RecordKind;
  readonly table: ChildTable;
  /** The rows these belong to. */
  readonly parent?: RowsName;
}

/** Where the rows of a record are stored. */
const tableOf = (record: RecordKind): ChildTable => {
  const parent = parentColumnOf(record);
  const own = { table: record.table, id: idColumnOf(record), order: orderColumnOf(record) };
  return parent === undefined ? own : { ...own, parent };
};

/** The loans of a file, as a table. */
export const loanTable = tableOf(loanRecord);

/** Every kind of rows, parents before their children. */
export const fileRows: readonly FileRows[] = [
  {
    name: 'properties',
    remove: 'removeProperties',
    what: 'property',
    record: propertyRecord,
    table: tableOf(propertyRecord),
  },
  {
    name: 'propertyTaxes',
    remove: 'removePropertyTaxes',
    what: 'tax year',
    record: propertyTaxRecord,
    table: tableOf(propertyTaxRecord),
    parent: 'properties',
  },
  { name: 'loans', remove: 'removeLoans', what: 'loan', record: loanRecord, table: loanTable },
  { name: 'contacts', remove: 'removeContacts', what: 'contact', record: partyRecord, table: tableOf(partyRecord) },
  {
    name: 'partySigners',
    remove: 'removePartySigners',
    what: 'signer',
    record: partySignerRecord,
    table: tableOf(partySignerRecord),
    parent: 'contacts',
  },
];

type Row = Readonly<Record<string, unknown>>;
/** The ids that new rows of this save were given, by their temporary ones. */
type NewIDs = Map<RowsName, Map<number, number>>;

/** Changes and adds the rows of a file that a save names. */
export async function saveFileRows(
  tx: Transaction<DB>,
  secrets: SecretBox,
  place: Place,
  changes: OrderChanges,
): Promise<void> {
  const newIDs: NewIDs = new Map();
  await refuseUnknownLoans(tx, place, changes);
  for (const rows of fileRows) await saveRows(tx, secrets, place, rows, changes, newIDs);
}

/**
 * Removes the rows that a save names, children before their parents. After everything else: what is gone cannot be
 * changed, and a default loan must have been replaced, or its removal would write the file a second time.
 */
export async function removeFileRows(tx: Transaction<DB>, place: Place, changes: OrderChanges): Promise<void> {
  for (const rows of [...fileRows].reverse()) await removeRows(tx, place, rows, changes[rows.remove] ?? []);
}

async function saveRows(
  tx: Transaction<DB>,
  secrets: SecretBox,
  place: Place,
  rows: FileRows,
  changes: OrderChanges,
  newIDs: NewIDs,
): Promise<void> {
  const { name: list, table } = rows;
  const { id, most, fields, parent } = rows.record;
  const given = new Map<number, number>();
  newIDs.set(list, given);
  const seen = new Set<number>();
  for (const [index, row] of ((changes[list] ?? []) as readonly Row[]).entries()) {
    const rowID = row[id] as number;
    const path = `changes.${list}.${index}`;
    if (seen.has(rowID)) throw invalid(`${path}.${id}`, 'The row is named twice');
    seen.add(rowID);
    const isNew = rowID < 0;
    if (isNew) refuseIncomplete(rows, row, path);
    const storedID = isNew ? await nextIDs(tx, table.id) : rowID;
    const sealedFor = { tenant: place.tenant, row: storedID };
    const columns = { ...columnsOf(fields, row, secrets, sealedFor), ...placeOf(rows, row) };
    if (isNew) {
      Object.assign(columns, await parentOf(tx, place, rows, row, path, newIDs));
      await insertRow(tx, table, place, storedID, columns);
      given.set(rowID, storedID);
    } else if (parent !== undefined && parent in row) {
      throw invalid(`${path}.${parent}`, `A ${rows.what} stays where it was added`);
    } else if (!(await updateRow(tx, table, place, rowID, columns))) {
      throw new AppError('NOT_FOUND', 'A row of this file no longer exists.', {
        modelState: { [`${path}.${id}`]: ['The file has no such row'] },
      });
    }
  }
  if (most !== undefined && given.size > 0 && (await countRows(tx, table, place)) > most) {
    throw invalid(
      `changes.${list}`,
      `A file holds at most ${most.toLocaleString('en-US')} ${list}. Nothing was saved.`,
    );
  }
}

function placeOf({ table, record: { order = '' } }: FileRows, row: Row): Columns {
  return row[order] === undefined ? {} : { [table.order]: row[order] };
}

/** A new row needs what is required; a box nobody ticked is simply not ticked. */
function refuseIncomplete({ record }: FileRows, row: Row, path: string): void {
  for (const [name, field] of Object.entries(record.fields)) {
    if (field.required && field.kind !== 'boolean' && !(name in row)) {
      throw invalid(`${path}.${name}`, `${field.label} is required`);
    }
  }
}

/** The row that a new row belongs to: one of this file, or one that the same save has just added. */
async function parentOf(
  tx: Transaction<DB>,
  place: Place,
  { parent, table, record }: FileRows,
  row: Row,
  path: string,
  newIDs: NewIDs,
): Promise<Columns> {
  if (parent === undefined || record.parent === undefined || table.parent === undefined) return {};
  const wanted = row[record.parent] as number | undefined;
  const parentRows = fileRows.find(({ name }) => name === parent);
  const id = wanted !== undefined && wanted < 0 ? newIDs.get(parent)?.get(wanted) : wanted;
  const isThere =
    id !== undefined && parentRows !== undefined && (await missingRows(tx, parentRows.table, place, [id])).length === 0;
  if (!isThere) throw invalid(`${path}.${record.parent}`, `The file has no such ${parentRows?.what ?? 'row'}`);
  return { [table.parent]: id };
}

async function refuseUnknownLoans(tx: Transaction<DB>, place: Place, { properties = [] }: OrderChanges): Promise<void> {
  const linked = properties.flatMap(({ loanID }) => (loanID === null || loanID === undefined ? [] : [loanID]));
  if (linked.length === 0) return;
  const missing = await missingRows(tx, loanTable, place, [...new Set(linked)]);
  const index = properties.findIndex(
    ({ loanID }) => loanID !== null && loanID !== undefined && missing.includes(loanID),
  );
  if (index >= 0) throw invalid(`changes.properties.${index}.loanID`, 'The file has no such loan');
}

async function removeRows(
  tx: Transaction<DB>,
  place: Place,
  { table, what }: FileRows,
  rowIDs: readonly number[],
): Promise<void> {
  const ids = [...new Set(rowIDs)];
  if (ids.length === 0) return;
  if ((await deleteRows(tx, table, place, ids)) !== ids.length) {
    throw new AppError('NOT_FOUND', `A ${what} of this file no longer exists.`);
  }
}

/** A refusal that names the field. */
export function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', undefined, { modelState: { [path]: [message] } });
}
