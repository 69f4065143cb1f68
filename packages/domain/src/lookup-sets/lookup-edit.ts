import { defaults } from '../constants/index.ts';
import type { LookupItem } from '../lookups/index.ts';
import { type LookupSetName, lookupSetRule } from './lookup-sets.ts';

/** What an administrator changes about an item; what is left out stays. */
export type LookupChange = Partial<Pick<LookupItem, 'name' | 'data' | 'regionID' | 'inactive'>> & {
  readonly regions?: readonly number[];
};

/** Messages of a lookup item; the spec gives none but the name of an unknown key. */
export const lookupMessages = {
  pseudo: 'This item stands for nothing chosen. It can not be changed.',
  table: 'This list is kept on its own screen.',
  noAdding: 'The items of this list are part of the product. None can be added.',
  noRenaming: 'This item is part of the product. Its name can not be changed.',
  noDeactivating: 'Every file has one of these. None can be made inactive.',
  nameRequired: 'Name is required',
  nameTaken: 'Another item of this list has this name',
  noData: 'Items of this list have no further value',
  unknownData: 'This is not one of the choices',
  globalRegions: 'An item of all regions has no further ones',
} as const;

/** Whether an item of a set is the one that stands for nothing chosen (core.md §9: ids 0 and -1). */
export function isPseudoItem(set: LookupSetName, id: number): boolean {
  return lookupSetRule(set).pseudo?.id === id;
}

/** Whether items can be added to a set. */
export function canAddItems(set: LookupSetName): boolean {
  return lookupSetRule(set).kind === 'open';
}

/** Whether an item of a set may have another name. */
export function canRename(set: LookupSetName, id: number): boolean {
  const { kind, productIDs = [] } = lookupSetRule(set);
  return kind === 'open' && !isPseudoItem(set, id) && !productIDs.includes(id);
}

/** Whether items of a set can be made inactive. */
export function canDeactivate(set: LookupSetName): boolean {
  const { kind } = lookupSetRule(set);
  return kind === 'open' || kind === 'product';
}

/**
 * What is wrong with a change of a lookup item, by field; empty when nothing.
 * @param item the item as stored, null for a new one
 * @param others the names of the other items of the set
 */
export function lookupChangeErrors(
  set: LookupSetName,
  item: LookupItem | null,
  change: LookupChange,
  others: readonly string[],
): Readonly<Record<string, string>> {
  const { kind, data } = lookupSetRule(set);
  if (kind === 'table') return { '': lookupMessages.table };
  if (item === null && !canAddItems(set)) return { '': lookupMessages.noAdding };
  if (item && isPseudoItem(set, item.id)) return { '': lookupMessages.pseudo };
  const errors: Record<string, string> = {};
  const name = (change.name ?? item?.name ?? '').trim();
  if (name === '') errors.name = lookupMessages.nameRequired;
  else if (item && name !== item.name && !canRename(set, item.id)) errors.name = lookupMessages.noRenaming;
  else if (others.some((other) => other.toLowerCase() === name.toLowerCase())) errors.name = lookupMessages.nameTaken;
  if (change.data !== undefined && change.data !== (item?.data ?? null)) {
    if (!data || kind !== 'open') errors.data = lookupMessages.noData;
    else if (data.choices && !data.choices.includes(change.data ?? '')) errors.data = lookupMessages.unknownData;
  }
  if (change.inactive && !item?.inactive && !canDeactivate(set)) errors.inactive = lookupMessages.noDeactivating;
  const regionID = change.regionID ?? item?.regionID ?? defaults.globalRegionID;
  const regions = change.regions ?? item?.regions ?? [];
  if (regionID === defaults.globalRegionID && regions.length > 0) errors.regions = lookupMessages.globalRegions;
  return errors;
}
