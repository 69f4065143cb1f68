import type { LookupSets } from '@closewright/domain/lookups';

/** A region as a choice; 0 is all of them. */
export interface RegionChoice {
  readonly regionID: number;
  readonly name: string;
  readonly inactive: boolean;
}

/** All regions by name, the one for all first. */
export function regionChoices(lookups: LookupSets): RegionChoice[] {
  const own = (lookups.regions ?? []).map(({ id, name, inactive }) => ({ regionID: id, name, inactive }));
  return [{ regionID: 0, name: 'All regions', inactive: false }, ...own];
}
