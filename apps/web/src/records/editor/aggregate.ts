import type { Fields } from '@closewright/contract/kit';
import type { ActionName } from '@closewright/domain/access';
import type { PlainField } from '../../lib/fields/plain-field.ts';

export type RowValue = string | number | boolean | null;

/** One row as it is edited. */
export interface Row {
  /** Names the row as long as the page is open: the temporary id of a row that was added here, also once it is stored. */
  readonly key: number;
  /** Its id, negative while it is not stored. */
  readonly id: number;
  /** A new row that was sent, and whose answer has not come: it may be stored already. */
  readonly isSent?: true;
  /** With the field that orders the rows and the one that names the parent. A secret is here only once it was typed. */
  readonly values: Readonly<Record<string, RowValue>>;
}

/** The rows of an aggregate as they are edited, by kind. */
export type Rows<K extends string = string> = Readonly<Record<K, readonly Row[]>>;

/** What the editor knows of a kind of rows. */
export interface RowKind<K extends string = string> {
  /** Word for one of its rows. */
  readonly noun?: string;
  /** Word for several; with an s where it is left out. */
  readonly many?: string;
  readonly fields: Readonly<Record<string, PlainField>>;
  /** The fields that tell one from others for people, the first ones that are filled. */
  readonly name?: readonly (readonly string[])[];
  /** The action that changes its rows, where that takes more than the page they stand on. */
  readonly write?: ActionName;
  /** Actions of which a row takes one beside that, by what it is. */
  readonly needs?: (values: Row['values']) => readonly ActionName[];
  /** The field that names a row. Without it the one row of the kind is the document itself. */
  readonly id?: string;
  /** Where the rows stand in a save; the name of the kind when left out. */
  readonly list?: string;
  /** There is one row of it, whether it is stored yet or not. */
  readonly isSingle?: true;
  /** The most there may be, of each row they belong to. */
  readonly most?: number;
  /** The field that orders the rows; without it they stand as they are read. */
  readonly order?: string;
  /** The name in a save of the ids to be removed. */
  readonly remove?: string;
  /** What a new row begins with without anybody's typing, below the rows before it: it alone is no reason to store the row. */
  readonly begin?: (before: readonly Row[]) => Row['values'];
  /** The field that says which row this one belongs to, and the kind of that. */
  readonly parent?: { readonly kind: K; readonly id: string };
  /** The field of the number by which rows of another kind name it: no two have the same. */
  readonly numbered?: { readonly field: string; readonly namedBy: { readonly kind: K; readonly field: string } };
  /** A value in words, for the question which side of a clash to keep; by its field when left out. */
  readonly words?: (name: string, value: unknown) => string;
}

/** What the contract says of a kind of rows. */
export interface RowRules {
  readonly fields: Fields;
  /**
   * What is wrong with a row as a whole, by field.
   * @param all the rows of its kind that belong to the same, itself among them
   */
  readonly problems?: (
    values: Row['values'],
    all: readonly Row['values'][],
  ) => Readonly<Record<string, string | undefined>>;
}

/** The kinds of an aggregate, parents before their children. */
export type RowKinds<K extends string = string> = Readonly<Record<K, RowKind<K>>>;

/** What a save sends: changed and new rows by list, ids of removed ones by their name. */
export type Changes = Readonly<Record<string, unknown>>;

/** Messages by the path of a field: kind, key of the row, name. */
export type RowErrors = Readonly<Record<string, string>>;

/** What is read and saved as a whole. */
export interface Aggregate<D, K extends string> {
  readonly kinds: RowKinds<K>;
  /** The kinds of a document that says itself which fields it has; fields are the same by their column. */
  kindsOf?(document: D): RowKinds<K>;
  /** The query that its document lives in. */
  readonly queryKey: readonly unknown[];
  version(document: D): number;
  /** Whether a document was read before another one, where its version does not tell. */
  isOlder?(document: D, than: D): boolean;
  /** The stored rows by kind; of a single row the row, or nothing. */
  read(document: D): Readonly<Record<K, readonly object[] | object | undefined>>;
  /** What a save sends, where it is no list of rows; null for nothing. */
  changesOf?(base: D, rows: Rows<K>): Changes | null;
  /** The rules of its rows, whose schemas are fetched with the first save. */
  rules?(): Promise<Readonly<Record<K, RowRules>>>;
  /** What else is wrong with what a save would send. */
  problems?(base: D, rows: Rows<K>): RowErrors;
  /** Saves changes of a version. Gives the document as it is stored then. */
  send(version: number, changes: Changes, base: D): Promise<D>;
  /** A row that was removed is all that went: undo puts it back as a new one. Without it what is stored and removed stays so. */
  readonly putsBack?: true;
  /** Errors that come without a field, and the path of theirs: `order.fileNumber`. */
  readonly namedErrors?: Readonly<Record<string, string>>;
  /** The path on the wire that an error of the server is about, where that is another. */
  pathOf?(path: string): string;
}

/** The names of kinds, parents before their children. */
export function kindNames<K extends string>(kinds: RowKinds<K>): readonly K[] {
  // The keys of a literal are known by its type.
  return Object.keys(kinds) as K[];
}

/** The kinds of a document. */
export function kindsOf<D, K extends string>(aggregate: Pick<Aggregate<D, K>, 'kinds' | 'kindsOf'>, document: D) {
  return aggregate.kindsOf?.(document) ?? aggregate.kinds;
}

/** Where the rows of a kind stand in a save. */
export const listOf = <K extends string>(kinds: RowKinds<K>, kind: K): string => kinds[kind].list ?? kind;
