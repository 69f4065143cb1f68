import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { diffFields } from '@closewright/domain/changes';
import { type RowKind, type RowKindRule, rowKindNames, rowKinds } from './row-kinds.ts';

export type RowValue = string | number | boolean | null;

/** One row of a file as it is edited: its id, negative while it is not stored, and its values by field name. */
export interface FileRow {
  readonly id: number;
  /** With the field that orders the rows and the one that names the parent. A secret is here only once it was typed. */
  readonly values: Readonly<Record<string, RowValue>>;
}

/** The rows of a file as they are edited, by kind, in their order. */
export type FileRows = Readonly<Record<RowKind, readonly FileRow[]>>;

/** The names of the values of a row: its readable fields, its place and its parent. */
function namesOf({ fields, order, parent }: RowKindRule): string[] {
  const readable = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [] : [name]));
  return [...readable, order, ...(parent ? [parent.id] : [])];
}

/** The rows of a file as they are stored. */
export function rowsOf(detail: OrderDetail): FileRows {
  return byKind((kind) => {
    const rule = rowKinds[kind];
    const names = namesOf(rule);
    return (detail[kind] as readonly Readonly<Record<string, RowValue>>[]).map((row) => ({
      id: row[rule.id] as number,
      values: Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
    }));
  });
}

/** The values as the server would keep them: texts without blanks around, and none instead of an empty one. */
export function tidyValues(kind: RowKind, values: FileRow['values']): FileRow['values'] {
  const { fields } = rowKinds[kind];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const text = fields[name]?.kind === 'memo' ? value : value.trim();
      return [name, text.trim() === '' ? null : text];
    }),
  );
}

/** Whether a row is new and neither it nor a row that belongs to it holds anything yet: such a row is not stored. */
export function isBlank(rows: FileRows, kind: RowKind, row: FileRow): boolean {
  const { order, parent, begins = [] } = rowKinds[kind];
  const given = [order, parent?.id, ...begins];
  const isFilled = ([name, value]: [string, RowValue | undefined]) =>
    // A box without its tick is as it began.
    value !== null && value !== undefined && value !== false && !given.includes(name);
  return (
    row.id < 0 &&
    !Object.entries(tidyValues(kind, row.values)).some(isFilled) &&
    childKinds(kind).every((child) => childrenOf(rows, child, row.id).every((each) => isBlank(rows, child, each)))
  );
}

/** The kinds of rows that belong to rows of this kind. */
export function childKinds(kind: RowKind): readonly RowKind[] {
  return rowKindNames.filter((each) => rowKinds[each].parent?.kind === kind);
}

/**
 * What a save sends: only what differs from the stored file, and new rows with what they hold, the blank ones left out. Null when
 * nothing does.
 */
export function rowChanges(base: OrderDetail, rows: FileRows): OrderChanges | null {
  const stored = rowsOf(base);
  const changes: Record<string, object[]> = {};
  for (const kind of rowKindNames) {
    const before = new Map(stored[kind].map((row) => [row.id, row]));
    const changed = rows[kind].flatMap((row) => {
      if (isBlank(rows, kind, row)) return [];
      const values = changedValues(kind, before.get(row.id), row);
      return values === null ? [] : [{ [rowKinds[kind].id]: row.id, ...values }];
    });
    if (changed.length > 0) changes[kind] = changed;
  }
  return Object.keys(changes).length === 0 ? null : (changes as OrderChanges);
}

function changedValues(kind: RowKind, before: FileRow | undefined, row: FileRow): FileRow['values'] | null {
  const values = tidyValues(kind, row.values);
  if (row.id < 0) return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  // Somebody else removed it.
  if (before === undefined) return null;
  const changed = diffFields(before.values, values) as Record<string, RowValue>;
  // Of a secret only the mask is known here: whatever was done to it is a change.
  for (const [name, { kind: fieldKind }] of Object.entries(rowKinds[kind].fields)) {
    if (fieldKind === 'secret' && values[name] !== undefined) changed[name] = values[name];
  }
  return Object.keys(changed).length === 0 ? null : changed;
}

/** The rows with some values of one of them set. */
export function withRow(rows: FileRows, kind: RowKind, id: number, values: FileRow['values']): FileRows {
  return {
    ...rows,
    [kind]: rows[kind].map((row) => (row.id === id ? { id, values: { ...row.values, ...values } } : row)),
  };
}

/** The rows that belong to a row, in their order. */
export function childrenOf(rows: FileRows, kind: RowKind, parentID: number): readonly FileRow[] {
  const parent = rowKinds[kind].parent?.id ?? '';
  return inOrder(rows, kind).filter(({ values }) => values[parent] === parentID);
}

/** The rows of a kind in the order they are shown: by place, new ones last. */
export function inOrder(rows: FileRows, kind: RowKind): readonly FileRow[] {
  const { order } = rowKinds[kind];
  const place = ({ values }: FileRow) => (values[order] as number | null) ?? Number.MAX_SAFE_INTEGER;
  return [...rows[kind]].sort((a, b) => place(a) - place(b));
}

/**
 * Moves a row one place up (-1) or down (1) among those shown. The places are numbered anew from 1, so that rows with
 * one place part; null when there is nowhere to go.
 */
export function movedRow(rows: FileRows, kind: RowKind, id: number, by: -1 | 1): FileRows | null {
  const list = [...inOrder(rows, kind)];
  const from = list.findIndex((row) => row.id === id);
  const [row, other] = [list[from], list[from + by]];
  if (row === undefined || other === undefined) return null;
  [list[from], list[from + by]] = [other, row];
  const { order } = rowKinds[kind];
  return {
    ...rows,
    [kind]: list.map(({ id: rowID, values }, at) => ({ id: rowID, values: { ...values, [order]: at + 1 } })),
  };
}

/** A rows-by-kind made kind by kind. */
export function byKind(make: (kind: RowKind) => readonly FileRow[]): FileRows {
  return Object.fromEntries(rowKindNames.map((kind) => [kind, make(kind)])) as unknown as FileRows;
}
