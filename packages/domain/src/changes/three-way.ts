import { type FlatRecord, isSameValue } from './flat-record.ts';

/** A field both sides changed, and differently. */
export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What came of joining two changes of one record. */
export interface Merge<T extends FlatRecord> {
  /** Their record with my changes on it; a field in conflict keeps their value until somebody decides. */
  readonly merged: T;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Joins two changes of a flat record (house.md: a stale write shows both sides). Only I changed a field: mine; only
 * they did: theirs; both the same: no conflict; both differently: a conflict, never a silent choice.
 * @param base what I loaded
 * @param mine what I have now; fields it lacks are unchanged
 * @param theirs what is stored now
 */
export function threeWay<T extends FlatRecord>(base: FlatRecord, mine: FlatRecord, theirs: T): Merge<T> {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: FieldConflict[] = [];
  for (const [field, myValue] of Object.entries(mine)) {
    if (myValue === undefined || isSameValue(base[field], myValue)) continue;
    const theirValue = theirs[field];
    if (isSameValue(base[field], theirValue)) merged[field] = myValue;
    else if (!isSameValue(myValue, theirValue)) {
      conflicts.push({ field, base: base[field] ?? null, mine: myValue, theirs: theirValue ?? null });
    }
  }
  return { merged: merged as T, conflicts };
}
