import {
  idColumnOf,
  orderColumnOf,
  parentColumnOf,
  type RecordKind,
  type RecordLists,
} from '@closewright/contract/kit';

/** A list of records of a file or of a part of it, as its document and a save of it know it. */
export interface RecordList {
  /** What it is called in the document and in a save: `payoffs`. */
  readonly name: string;
  /** What people call one in a message: `payoff`. */
  readonly what: string;
  /** And several. */
  readonly many: string;
  readonly record: RecordKind;
  /** The list whose rows these belong to. */
  readonly parent?: RecordList;
}

/** The lists of an aggregate, parents before their children. */
export function listsOf(lists: RecordLists): readonly RecordList[] {
  const made = new Map<string, RecordList>();
  for (const [name, { parent, ...list }] of Object.entries(lists)) {
    const above = parent === undefined ? undefined : made.get(parent);
    made.set(name, { name, ...list, ...(above ? { parent: above } : {}) });
  }
  return [...made.values()];
}

/** Where the rows of a list are stored: their table, and its columns of id, place and row they belong to. */
export interface RecordTable {
  readonly table: string;
  readonly id: string;
  readonly order: string;
  readonly parent?: string;
}

/** The table of a record. */
export const tableOf = (record: RecordKind): RecordTable => {
  const parent = parentColumnOf(record);
  const own = { table: record.table, id: idColumnOf(record), order: orderColumnOf(record) };
  return parent === undefined ? own : { ...own, parent };
};

/** Which file of which tenant. */
export interface FilePlace {
  readonly tenant: string;
  readonly ordersID: number;
}

/** What rows belong to: a file, or the row of it that a part hangs on, such as the statement of a loan. */
export interface RecordPlace extends FilePlace {
  /** The row that the lists without a parent hang on, where that is not the file. */
  readonly root?: { readonly column: string; readonly id: number };
  /** What people call what the lists hang on: `file`. */
  readonly what: string;
}
