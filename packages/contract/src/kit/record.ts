import type { ActionName } from '@closewright/domain/access';
import type { CopiedPart } from '@closewright/domain/orders';
import { columnOf, type Fields } from './fields.ts';

/** What a record belongs to: a file, a company, or the tenant itself. */
type Aggregate = 'orders' | 'companies' | 'tenant';

/** The column in which the rows of an aggregate name it. */
const aggregateColumn = { orders: 'orders_id', companies: 'company_id', tenant: null } as const;

/**
 * One stored kind, declared once. Its columns, its words in the audit and to whom they are told, its place in export and import, and what of
 * the lookups it uses follow from it (docs/decisions/0029).
 */
export interface RecordKind {
  readonly table: string;
  /** The field of its id; the counter that gives ids is called like its column, and what has no counter names what it is known by. */
  readonly id: string;
  readonly of: Aggregate;
  /** The field that names the row it belongs to within its aggregate. */
  readonly parent?: string;
  /** The field that names the part of a file it is saved with, such as the statement of a loan: its rows are read and written below that part only. */
  readonly root?: string;
  /** The field that keeps its place in its list; without it rows stand in the order of their ids. */
  readonly order?: string;
  /** What people call one. */
  readonly noun: string;
  /** The fields that name one, the first ones that are filled: `[['name'], ['firstName', 'lastName']]`. */
  readonly name?: readonly (readonly string[])[];
  /** What people edit. */
  readonly fields: Fields;
  /** What the system writes and people read; it goes along when a file is exported. */
  readonly facts?: Fields;
  /** Columns beside those: what only the product needs, and states that are set by an act of their own. */
  readonly others?: readonly string[];
  /** Columns that say nothing to people, so that the audit does not tell of them; ids of the record, its parent and its root never are. */
  readonly untold?: readonly string[];
  /** Whether it has a version of its own, with the time and the author of the last change. */
  readonly isVersioned?: boolean;
  /**
   * What is wrong with one as a whole, by field; a rule names the fields it looks at.
   * @param all the rows of its list that belong to the same, itself among them
   */
  readonly problems?: (
    row: Readonly<Record<string, unknown>>,
    all: readonly Readonly<Record<string, unknown>>[],
  ) => Readonly<Record<string, string>>;
  /** Most of them in the row or aggregate they belong to. */
  readonly most?: number;
  /** The action that shows it: to whom it is not allowed, neither audit nor export tells of it. null: whoever is signed in. */
  readonly read: ActionName | null;
  /** The action that shows that it is there, where that takes less than to see what is in it: records below it are seen by rights of their own. */
  readonly opens?: ActionName;
  /** The action that changes it, where it is saved beside records of other rights; without it, that of the whole they are saved with. */
  readonly write?: ActionName;
  /** Actions of which a row takes one beside `write`, by what it is. */
  readonly needs?: (row: Readonly<Record<string, unknown>>) => readonly ActionName[];
  /** Why it stays behind when a file is exported; without a reason it goes along. */
  readonly staysBehind?: string;
  /** The part of a file that it is copied with into another one; what belongs to a row goes with that. */
  readonly copiedWith?: CopiedPart;
  /** Why it is copied with none. */
  readonly notCopied?: string;
}

/** A record of a file. */
export type FileRecord = RecordKind & { readonly of: 'orders' };

/** Declares a stored kind. Its names stay known to the types, so that the shapes of the wire follow from it. */
export function record<const K extends RecordKind>(kind: K): K {
  return kind;
}

const keyColumn = (name: string): string => columnOf(name, 'integer');

/** The column of a record's id. */
export const idColumnOf = ({ id }: RecordKind): string => keyColumn(id);

/** The column of the row that a record belongs to; undefined where that is its aggregate. */
export const parentColumnOf = ({ parent }: RecordKind): string | undefined =>
  parent === undefined ? undefined : keyColumn(parent);

/** The column of the part of its aggregate that a record hangs on; undefined where that is the whole. */
export const rootColumnOf = ({ root }: RecordKind): string | undefined =>
  root === undefined ? undefined : keyColumn(root);

/** Every field of a record: what people edit, and what the system writes. */
export const allFieldsOf = ({ fields, facts }: RecordKind): Fields => ({ ...fields, ...facts });

/** The columns that the audit does not tell of. */
export const untoldColumnsOf = (kind: RecordKind): string[] =>
  [idColumnOf(kind), parentColumnOf(kind), rootColumnOf(kind), ...(kind.untold ?? [])].filter(
    (column) => column !== undefined,
  );

/** The column that orders the rows of a record. */
export const orderColumnOf = ({ order, id }: RecordKind): string => keyColumn(order ?? id);

/** The column of a field or fact of a record. Throws where the record has none of this name. */
export function fieldColumnOf(kind: RecordKind, name: string): string {
  const field = allFieldsOf(kind)[name];
  if (!field) throw new Error(`${kind.table} has no field ${name}`);
  return columnOf(name, field.kind);
}

/** Every column of a record's table, once. */
export function columnsOfRecord(kind: RecordKind): string[] {
  const described = Object.entries(allFieldsOf(kind)).flatMap(([name, { kind: of, isAccount }]) => {
    const column = columnOf(name, of);
    const stem = column.replace(/_encrypted$/, '');
    if (of !== 'secret') return [column];
    return [column, `${stem}_last4`, ...(isAccount ? [] : [`${stem}_kind`])];
  });
  const own = [
    aggregateColumn[kind.of],
    idColumnOf(kind),
    rootColumnOf(kind),
    parentColumnOf(kind),
    orderColumnOf(kind),
  ];
  const version = kind.isVersioned ? ['version', 'updated_at', 'updated_by'] : [];
  const all = ['tenant_id', ...own, ...described, ...(kind.others ?? []), ...version];
  return [...new Set(all.filter((column) => typeof column === 'string'))];
}
