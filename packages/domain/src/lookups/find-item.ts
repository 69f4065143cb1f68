import { invalidLookupItem, type LookupItem } from './lookup-item.ts';

/** Lookup sets by key, as the lookups call answers them. */
export type LookupSets = Readonly<Record<string, readonly LookupItem[]>>;

/**
 * The item of an id. An unknown key gives the item 'Invalid lookupKey' with id -1 (core.md §8), so that a screen shows
 * a wrong key instead of failing; an unknown id of a known key gives null.
 */
export function findItem(sets: LookupSets, key: string, id: number): LookupItem | null {
  if (!Object.hasOwn(sets, key)) return invalidLookupItem;
  return sets[key]?.find((item) => item.id === id) ?? null;
}

/** The name of an item, empty for an id that is null or unknown. */
export function itemName(sets: LookupSets, key: string, id: number | null): string {
  return id === null ? '' : (findItem(sets, key, id)?.name ?? '');
}
