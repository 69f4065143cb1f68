import { diffFields } from '@closewright/domain/changes';
import {
  type Aggregate,
  type Changes,
  kindNames,
  kindsOf,
  listOf,
  type Row,
  type RowKind,
  type RowKinds,
  type Rows,
  type RowValue,
} from './aggregate.ts';

type Values = Row['values'];

/** The key of the one row of a single kind. */
export const singleKey = 0;
/** The id of a single row that is not stored yet. */
const newSingle = -1;

/** The names of the values of a row: its readable fields, its place and its parent. */
export function namesOf({ fields, order, parent }: RowKind): string[] {
  const readable = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [] : [name]));
  return [...readable, ...(order === undefined ? [] : [order]), ...(parent ? [parent.id] : [])];
}

/** The rows of a document as they are stored. */
export function rowsOf<D, K extends string>(
  aggregate: Pick<Aggregate<D, K>, 'kinds' | 'kindsOf' | 'read'>,
  document: D,
): Rows<K> {
  const kinds = kindsOf(aggregate, document);
  const stored = aggregate.read(document);
  return byKind(kinds, (kind) => {
    const rule = kinds[kind];
    const names = namesOf(rule);
    const given = stored[kind];
    const list: readonly (object | undefined)[] = Array.isArray(given) ? given : [given];
    return list.map((each) => {
      // The field table says which of its values are read.
      const row = each as Values | undefined;
      const id = rule.id === undefined ? singleKey : Number(row?.[rule.id] ?? newSingle);
      const values = Object.fromEntries(names.map((name) => [name, row?.[name] ?? null]));
      return { key: rule.isSingle ? singleKey : id, id, values };
    });
  });
}

/** The values as the server would keep them: texts without blanks around, and none instead of an empty one. */
export function tidyValues({ fields }: Pick<RowKind, 'fields'>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const text = fields[name]?.kind === 'memo' ? value : value.trim();
      return [name, text.trim() === '' ? null : text];
    }),
  );
}

/** Whether a row is new and neither it nor a row that belongs to it holds anything yet: such a row is not stored. */
export function isBlank<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, kind: K, row: Row): boolean {
  const { order, parent, begin } = kinds[kind];
  const given = [order, parent?.id, ...Object.keys(begin?.([]) ?? {})];
  const isFilled = ([name, value]: [string, RowValue | undefined]) =>
    // A box without its tick is as it began.
    value !== null && value !== undefined && value !== false && !given.includes(name);
  return (
    row.id < 0 &&
    !Object.entries(tidyValues(kinds[kind], row.values)).some(isFilled) &&
    childKinds(kinds, kind).every((child) =>
      childrenOf(kinds, rows, child, row.id).every((each) => isBlank(kinds, rows, child, each)),
    )
  );
}

/** The kinds of rows that belong to rows of this kind. */
export function childKinds<K extends string>(kinds: RowKinds<K>, kind: K): readonly K[] {
  return kindNames(kinds).filter((each) => kinds[each].parent?.kind === kind);
}

/**
 * What a save sends: only what differs from the stored document, and new rows with what they hold, the blank ones left out. Null when
 * nothing does.
 */
export function rowChanges<D, K extends string>(
  aggregate: Pick<Aggregate<D, K>, 'kinds' | 'kindsOf' | 'read' | 'changesOf'>,
  base: D,
  rows: Rows<K>,
): Changes | null {
  if (aggregate.changesOf) return aggregate.changesOf(base, rows);
  const kinds = kindsOf(aggregate, base);
  const stored = rowsOf(aggregate, base);
  const changes: Record<string, unknown> = {};
  for (const kind of kindNames(kinds)) {
    const { id } = kinds[kind];
    const before = new Map(stored[kind].map((row) => [row.id, row]));
    const changed = rows[kind].flatMap((row) => {
      if (isBlank(kinds, rows, kind, row)) return [];
      const values = changedValues(kinds[kind], before.get(row.id), row);
      return values === null ? [] : [id === undefined ? values : { [id]: row.id, ...values }];
    });
    if (changed.length > 0) changes[listOf(kinds, kind)] = id === undefined ? changed[0] : changed;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What differs in a row from what is stored of it; null when nothing does, or when it is stored no longer. */
export function changedValues(rule: RowKind, before: Row | undefined, row: Row): Values | null {
  const values = tidyValues(rule, row.values);
  if (row.id < 0) return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  // Somebody else removed it.
  if (before === undefined) return null;
  const changed: Record<string, RowValue> = { ...diffFields(before.values, values) } as Values;
  // Of a secret only the mask is known here: whatever was done to it is a change.
  for (const [name, { kind }] of Object.entries(rule.fields)) {
    if (kind === 'secret' && values[name] !== undefined) changed[name] = values[name];
  }
  return Object.keys(changed).length === 0 ? null : changed;
}

/** The rows with some values of one of them set. */
export function withRow<K extends string>(rows: Rows<K>, kind: NoInfer<K>, key: number, values: Values): Rows<K> {
  return {
    ...rows,
    [kind]: rows[kind].map((row) => (row.key === key ? { ...row, values: { ...row.values, ...values } } : row)),
  };
}

/** The rows that belong to a row, in their order. */
export function childrenOf<K extends string>(
  kinds: RowKinds<K>,
  rows: Rows<K>,
  kind: K,
  parentID: number,
): readonly Row[] {
  const parent = kinds[kind].parent?.id ?? '';
  return inOrder(kinds, rows, kind).filter(({ values }) => values[parent] === parentID);
}

/** The rows of a kind in the order they are shown: by place, new ones last. */
export function inOrder<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, kind: K): readonly Row[] {
  const { order } = kinds[kind];
  if (order === undefined) return rows[kind];
  const place = ({ values }: Row) => Number(values[order] ?? Number.MAX_SAFE_INTEGER);
  return [...rows[kind]].sort((a, b) => place(a) - place(b));
}

/**
 * Moves a row one place up (-1) or down (1) among those shown. The places are numbered anew from 1, so that rows with
 * one place part; null when there is nowhere to go.
 */
export function movedRow<K extends string>(
  kinds: RowKinds<K>,
  rows: Rows<K>,
  kind: K,
  { key, by }: { key: number; by: -1 | 1 },
): Rows<K> | null {
  const { order } = kinds[kind];
  const list = [...inOrder(kinds, rows, kind)];
  const from = list.findIndex((row) => row.key === key);
  const [row, other] = [list[from], list[from + by]];
  if (order === undefined || row === undefined || other === undefined) return null;
  [list[from], list[from + by]] = [other, row];
  return {
    ...rows,
    [kind]: list.map((each, at) => ({ ...each, values: { ...each.values, [order]: at + 1 } })),
  };
}

/** A rows-by-kind made kind by kind. */
export function byKind<K extends string>(kinds: RowKinds<K>, make: (kind: K) => readonly Row[]): Rows<K> {
  // Each kind has an entry.
  return Object.fromEntries(kindNames(kinds).map((kind) => [kind, make(kind)])) as Rows<K>;
}
