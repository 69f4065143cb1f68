import { type FieldConflict, isSameValue } from '@closewright/domain/changes';
import {
  type Aggregate,
  kindNames,
  kindsOf,
  type Row,
  type RowKind,
  type RowKinds,
  type Rows,
  type RowValue,
} from './aggregate.ts';
import { type LostRow, lostRows } from './lost-rows.ts';
import { mergeTyped } from './merge-typed.ts';
import { renumbered } from './renumbered.ts';
import { byKind, isBlank, rowsOf, tidyValues, withRow } from './rows.ts';

/** A field of a row that both sides changed, and differently. */
export interface RowConflict<K extends string = string> extends FieldConflict {
  readonly kind: K;
  readonly key: number;
}

export interface RowsMerge<K extends string = string> {
  /** Their rows with my changes on them; a field in conflict has their value until somebody decides. */
  form: Rows<K>;
  conflicts: readonly RowConflict<K>[];
  /** Rows of mine that they deleted while I edited them: not in the form until somebody decides. */
  lost: readonly LostRow<K>[];
}

/** Both sides did the same: somebody has to decide. */
export const isClash = ({ conflicts, lost }: RowsMerge): boolean => conflicts.length > 0 || lost.length > 0;

/** Joins my rows, which began with a document, with a newer state of it. */
export function mergeDocument<D, K extends string>(
  aggregate: Aggregate<D, K>,
  { base, mine }: { base: D; mine: Rows<K> },
  theirs: D,
): RowsMerge<K> {
  const kept = keptRows(aggregate, mine, base, theirs);
  return mergeRows(kindsOf(aggregate, theirs), rowsOf(aggregate, base), kept, rowsOf(aggregate, theirs));
}

/** What stands in fields that a newer document still has, of the same type: in others nothing that was typed can be kept. */
export function keptRows<D, K extends string>(aggregate: Aggregate<D, K>, rows: Rows<K>, from: D, to: D): Rows<K> {
  const [before, after] = [kindsOf(aggregate, from), kindsOf(aggregate, to)];
  if (before === after) return rows;
  return byKind(after, (kind) => {
    const isKept = (name: string) => before[kind].fields[name]?.column === after[kind].fields[name]?.column;
    const valuesOf = ({ values }: Row) => Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
    return rows[kind].map((row) => ({ ...row, values: valuesOf(row) }));
  });
}

/**
 * Joins my rows with a newer state of the document (house.md: a stale write shows both sides). What they removed is gone with what
 * belongs to it, but for what I was typing into; what I added stays, unless it was sent and is stored already: an answer that was lost on its way doubles nothing. Of two orders of
 * rows mine stands, without a question.
 * @param from the rows mine began with
 * @param typed mine
 */
export function mergeRows<K extends string>(
  kinds: RowKinds<K>,
  from: Rows<K>,
  typed: Rows<K>,
  theirs: Rows<K>,
): RowsMerge<K> {
  const isStored = (kind: K, row: Row) =>
    row.isSent === true && theirs[kind].some((other) => isSameRow(kinds[kind], row, other));
  const mine = renumbered(kinds, { from, mine: typed, theirs }, isStored);
  const conflicts: RowConflict<K>[] = [];
  const storedAs = new Map<string, number>();
  const standing = new Set(kindNames(kinds).flatMap((kind) => theirs[kind].map(({ id }) => `${kind} ${id}`)));
  const form = byKind(kinds, (kind) => {
    const rule = kinds[kind];
    // The one row of a single kind is the same, whichever is stored as it now.
    const nameOf = ({ key, id }: Row) => (rule.isSingle ? key : id);
    const base = new Map(from[kind].map((row) => [nameOf(row), row]));
    const own = new Map(mine[kind].map((row) => [nameOf(row), row]));
    const keys = new Map<number, number>();
    const joined = theirs[kind].map((row) => {
      const my = own.get(nameOf(row));
      const before = base.get(nameOf(row));
      if (my === undefined || before === undefined) return row;
      const mineNow = { tidied: tidyValues(rule, my.values), typed: my.values };
      const { merged, conflicts: found } = mergeTyped(before.values, mineNow, row.values);
      const values: Record<string, RowValue> = { ...merged };
      for (const conflict of found) {
        // The values of a row are what a conflict is made of.
        if (conflict.field === rule.order) values[conflict.field] = conflict.mine as RowValue;
        else conflicts.push({ ...conflict, kind, key: my.key });
      }
      return { key: my.key, id: row.id, values };
    });
    if (rule.isSingle) return joined;
    const newToBoth = theirs[kind].filter((row) => !base.has(row.id));
    const added = mine[kind]
      .filter((row) => row.id < 0)
      .map((row) => withParent(rule, row, storedAs))
      .filter((row) => {
        const above = rule.parent && row.values[rule.parent.id];
        if (rule.parent && above != null && !standing.has(`${rule.parent.kind} ${above}`)) return false;
        // What was never sent is nobody else's, however alike.
        const at = row.isSent !== true ? -1 : newToBoth.findIndex((other) => isSameRow(rule, row, other));
        const [same] = at < 0 ? [] : newToBoth.splice(at, 1);
        if (same === undefined) {
          standing.add(`${kind} ${row.id}`);
          return true;
        }
        storedAs.set(`${kind} ${row.id}`, same.id);
        keys.set(same.id, row.key);
        return false;
      });
    return [...joined.map((row) => ({ ...row, key: keys.get(row.id) ?? row.key })), ...added];
  });
  return { form, conflicts, lost: lostRows(kinds, from, mine, theirs) };
}

/** A new row of a parent that turned out to be stored belongs to the stored one. */
function withParent({ parent }: RowKind, row: Row, storedAs: ReadonlyMap<string, number>): Row {
  const id = parent && storedAs.get(`${parent.kind} ${row.values[parent.id]}`);
  return parent && id !== undefined ? { ...row, values: { ...row.values, [parent.id]: id } } : row;
}

/** Whether a stored row holds all that I typed into a new one. Its place and a secret say nothing about that. */
function isSameRow(rule: RowKind, mine: Row, stored: Row): boolean {
  const values = Object.entries(tidyValues(rule, mine.values));
  return values.every(
    ([name, value]) =>
      name === rule.order || rule.fields[name]?.kind === 'secret' || isSameValue(value, stored.values[name]),
  );
}

/** The rows with my side of the conflicts. */
export function withMine<K extends string>({ form, conflicts }: Pick<RowsMerge<K>, 'form' | 'conflicts'>): Rows<K> {
  return conflicts.reduce(
    // The values of a row are what a conflict is made of.
    (rows, { kind, key, field, mine }) => withRow(rows, kind, key, { [field]: mine as RowValue }),
    form,
  );
}

/**
 * What was typed while a save was on its way, on top of what came back. The new rows of the save have ids now; they come
 * back in the order they were sent.
 * @param sent the rows that were saved
 */
export function afterSave<K extends string>(
  kinds: RowKinds<K>,
  { sent, mine, before }: { sent: Rows<K>; mine: Rows<K>; before: Rows<K> },
  saved: Rows<K>,
): RowsMerge<K> {
  const ids = new Map<string, number>();
  for (const kind of kindNames(kinds)) {
    const known = new Set(before[kind].map(({ id }) => id));
    const fresh = saved[kind]
      .map(({ id }) => id)
      .filter((id) => !known.has(id) && id > 0)
      .sort((a, b) => a - b);
    const added = sent[kind].filter((row) => row.id < 0 && !isBlank(kinds, sent, kind, row));
    // Somebody else's rows cannot be among them: the save would have been refused as stale.
    for (const [at, { id }] of added.entries()) if (fresh[at] !== undefined) ids.set(`${kind} ${id}`, fresh[at]);
  }
  return mergeRows(kinds, renamed(kinds, sent, ids), renamed(kinds, mine, ids), saved);
}

/** The rows under the ids they were given. */
function renamed<K extends string>(kinds: RowKinds<K>, rows: Rows<K>, ids: ReadonlyMap<string, number>): Rows<K> {
  return byKind(kinds, (kind) => {
    const { parent } = kinds[kind];
    return rows[kind].map(({ values, ...row }) => {
      const parentID = parent && ids.get(`${parent.kind} ${values[parent.id]}`);
      return {
        ...row,
        id: ids.get(`${kind} ${row.id}`) ?? row.id,
        values: parent && parentID !== undefined ? { ...values, [parent.id]: parentID } : values,
      };
    });
  });
}
