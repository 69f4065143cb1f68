import type { LookupItem } from '@closewright/domain/lookups';

/** Where a new file belongs before anything is chosen. */
export interface FilePlace {
  readonly regionID: number | null;
  readonly branchID: number | null;
}

/**
 * The user's own branch and its region, where new files are made there; else the default region, with its branch where it has only one.
 * @param branchID the user's branch
 */
export function placeOfUser(
  branchID: number | null,
  regions: readonly { readonly regionID: number; readonly isDefault: boolean }[],
  branches: readonly Pick<LookupItem, 'id' | 'regionID' | 'inactive'>[],
): FilePlace {
  const offered = branches.filter(
    (branch) => !branch.inactive && regions.some(({ regionID }) => regionID === branch.regionID),
  );
  const own = offered.find(({ id }) => id === branchID);
  if (own) return { regionID: own.regionID, branchID: own.id };
  const region = regions.find(({ isDefault }) => isDefault) ?? regions[0];
  const [only, ...others] = offered.filter(({ regionID }) => regionID === region?.regionID);
  return {
    regionID: region?.regionID ?? null,
    branchID: only !== undefined && others.length === 0 ? only.id : null,
  };
}
