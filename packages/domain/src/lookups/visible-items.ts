import { defaults } from '../constants/index.ts';
import type { LookupItem } from './lookup-item.ts';

/** Which items a list offers. */
export interface LookupScope {
  /** Regions of the user. */
  readonly regionIDs: readonly number[];
  /** Ids chosen now: they stay although inactive or of another region, so that a form shows what is stored. */
  readonly selectedIDs?: readonly number[];
  readonly includeInactive?: boolean;
}

/** Whether an item belongs to one of the regions; the global region belongs to everybody (core.md §6). */
export function isInRegions(item: Pick<LookupItem, 'regionID' | 'regions'>, regionIDs: readonly number[]): boolean {
  return [item.regionID, ...(item.regions ?? [])].some(
    (regionID) => regionID === defaults.globalRegionID || regionIDs.includes(regionID),
  );
}

/**
 * The items a user may choose: those of the user's regions and the global one, without inactive items unless they are
 * selected now (core.md §6). The order is kept.
 */
export function visibleItems<T extends LookupItem>(items: readonly T[], scope: LookupScope): T[] {
  const selected = new Set(scope.selectedIDs);
  return items.filter(
    (item) =>
      selected.has(item.id) ||
      (isInRegions(item, scope.regionIDs) && (!item.inactive || (scope.includeInactive ?? false))),
  );
}
