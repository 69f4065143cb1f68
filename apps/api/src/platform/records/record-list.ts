import {
  type FileRecord,
  idColumnOf,
  type ListedRecord,
  orderColumnOf,
  parentColumnOf,
  type RecordKind,
  rootColumnOf,
} from '@closewright/contract/kit';

/** A list of records of a file or of a part of it, by the name that its document and a save of it have for it: `payoffs`. */
export interface RecordList extends Omit<ListedRecord, 'parent'> {
  readonly name: string;
  readonly record: FileRecord;
  /** The list whose rows these belong to. */
  readonly parent?: RecordList;
}

/** The lists of a file or of a part of it, parents before their children. */
export function listsOf(
  lists: Readonly<Record<string, ListedRecord & Pick<RecordList, 'record'>>>,
): readonly RecordList[] {
  const made = new Map<string, RecordList>();
  for (const [name, { parent, ...list }] of Object.entries(lists)) {
    const above = parent === undefined ? undefined : made.get(parent);
    made.set(name, { name, ...list, ...(above ? { parent: above } : {}) });
  }
  return [...made.values()];
}

/** Where the rows of a record are stored: their table, its columns of id and place, and of the row or the part of the file they belong to. */
export const tableOf = (record: RecordKind) => ({
  table: record.table,
  id: idColumnOf(record),
  order: orderColumnOf(record),
  parent: parentColumnOf(record),
  root: rootColumnOf(record),
});

/** The table of a record with its columns of keys. */
export type RecordTable = ReturnType<typeof tableOf>;

/** Which file of which tenant. */
export interface FilePlace {
  readonly tenant: string;
  readonly ordersID: number;
}

/** What rows belong to: a file, or a part of it, such as the statement of a loan. */
export interface RecordPlace extends FilePlace {
  /** The id of the part of the file, for records that have a `root`. */
  readonly rootID?: number;
  /** What people call what the lists hang on: `file`. */
  readonly what: string;
}
