import { type FlatRecord, isSameValue } from './flat-record.ts';

/**
 * The fields of `mine` that differ from `base`, with their new values: what a save sends. A field that `mine` does not
 * have was not edited and is left out; setting it to null is how it is emptied.
 */
export function diffFields<T extends FlatRecord>(base: FlatRecord, mine: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => value !== undefined && !isSameValue(base[field], value)),
  ) as Partial<T>;
}
