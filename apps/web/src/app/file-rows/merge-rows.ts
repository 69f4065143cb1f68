import { type FieldConflict, isSameValue } from '@closewright/domain/changes';
import { mergeTyped } from '../../lib/record/merge-typed.ts';
import { byKind, type FileRow, type FileRows, isBlank, type RowValue, tidyValues, withRow } from './file-rows.ts';
import { type RowKind, rowKindNames, rowKinds } from './row-kinds.ts';

/** A field of a row that both sides changed, and differently. */
export interface RowConflict extends FieldConflict {
  readonly kind: RowKind;
  readonly id: number;
}

export interface RowsMerge {
  /** Their rows with my changes on them; a field in conflict has their value until somebody decides. */
  form: FileRows;
  conflicts: readonly RowConflict[];
}

/**
 * Joins my rows with a newer state of the file (house.md: a stale write shows both sides). What they removed is gone;
 * what I added stays, unless it is stored already: an answer that was lost on its way doubles nothing. Of two orders of
 * rows mine stands, without a question.
 * @param from the rows mine began with
 */
export function mergeRows(from: FileRows, mine: FileRows, theirs: FileRows): RowsMerge {
  const conflicts: RowConflict[] = [];
  const storedAs = new Map<string, number>();
  const form = byKind((kind) => {
    const base = new Map(from[kind].map((row) => [row.id, row]));
    const own = new Map(mine[kind].map((row) => [row.id, row]));
    const joined = theirs[kind].map((row) => {
      const my = own.get(row.id);
      const before = base.get(row.id);
      if (my === undefined || before === undefined) return row;
      const typed = my.values;
      const mineNow = { tidied: tidyValues(kind, typed), typed };
      const { merged, conflicts: found } = mergeTyped(before.values, mineNow, row.values);
      const values: Record<string, RowValue> = { ...merged };
      for (const conflict of found) {
        if (conflict.field === rowKinds[kind].order) values[conflict.field] = conflict.mine as RowValue;
        else conflicts.push({ ...conflict, kind, id: row.id });
      }
      return { id: row.id, values };
    });
    const newToBoth = theirs[kind].filter((row) => !base.has(row.id));
    const added = mine[kind]
      .filter((row) => row.id < 0)
      .map((row) => withParent(kind, row, storedAs))
      .filter((row) => {
        // A blank row was never sent.
        const at = isBlank(mine, kind, row) ? -1 : newToBoth.findIndex((other) => isSameRow(kind, row, other));
        const [same] = at < 0 ? [] : newToBoth.splice(at, 1);
        if (same) storedAs.set(`${kind} ${row.id}`, same.id);
        return same === undefined;
      });
    return [...joined, ...added];
  });
  return { form, conflicts };
}

/** A new row of a parent that turned out to be stored belongs to the stored one. */
function withParent(kind: RowKind, row: FileRow, storedAs: ReadonlyMap<string, number>): FileRow {
  const { parent } = rowKinds[kind];
  const id = parent && storedAs.get(`${parent.kind} ${row.values[parent.id]}`);
  return parent && id !== undefined ? { id: row.id, values: { ...row.values, [parent.id]: id } } : row;
}

/** Whether a stored row holds all that I typed into a new one. Its place and a secret say nothing about that. */
function isSameRow(kind: RowKind, mine: FileRow, stored: FileRow): boolean {
  const { order, fields } = rowKinds[kind];
  const values = Object.entries(tidyValues(kind, mine.values));
  return values.every(
    ([name, value]) => name === order || fields[name]?.kind === 'secret' || isSameValue(value, stored.values[name]),
  );
}

/** The rows with my side of the conflicts. */
export function withMine({ form, conflicts }: RowsMerge): FileRows {
  return conflicts.reduce(
    (rows, { kind, id, field, mine }) => withRow(rows, kind, id, { [field]: mine as RowValue }),
    form,
  );
}

/**
 * What was typed while a save was on its way, on top of what came back. The new rows of the save have ids now; they come
 * back in the order they were sent.
 * @param sent the rows that were saved
 */
export function afterSave(sent: FileRows, mine: FileRows, before: FileRows, saved: FileRows): RowsMerge {
  const ids = new Map<string, number>();
  for (const kind of rowKindNames) {
    const known = new Set(before[kind].map(({ id }) => id));
    const fresh = saved[kind]
      .map(({ id }) => id)
      .filter((id) => !known.has(id) && id > 0)
      .sort((a, b) => a - b);
    const added = sent[kind].filter((row) => row.id < 0 && !isBlank(sent, kind, row));
    // Somebody else's rows cannot be among them: the save would have been refused as stale.
    for (const [at, { id }] of added.entries()) if (fresh[at] !== undefined) ids.set(`${kind} ${id}`, fresh[at]);
  }
  return mergeRows(renamed(sent, ids), renamed(mine, ids), saved);
}

/** The rows under the ids they were given. A secret is stored with them, and only its mask is known from then on. */
function renamed(rows: FileRows, ids: ReadonlyMap<string, number>): FileRows {
  return byKind((kind) => {
    const { parent } = rowKinds[kind];
    return rows[kind].map(({ id, values }) => {
      const parentID = parent && ids.get(`${parent.kind} ${values[parent.id]}`);
      return {
        id: ids.get(`${kind} ${id}`) ?? id,
        values: parent && parentID !== undefined ? { ...values, [parent.id]: parentID } : values,
      };
    });
  });
}
