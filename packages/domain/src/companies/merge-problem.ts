/** What a merge looks at of each of the two companies. */
export interface MergedCompany {
  readonly companyID: number;
  readonly regionID: number;
  readonly mergedIntoID: number | null;
  readonly inactive: boolean;
  /** Changes of tax id or wire instructions that nobody has decided yet. */
  readonly waitingChanges: number;
}

/**
 * Why a duplicate cannot be merged into another company, null when it can. A company of one region does not take over one of
 * another: its files would name a company their users cannot see.
 */
export function mergeProblem(duplicate: MergedCompany, survivor: MergedCompany): string | null {
  if (duplicate.companyID === survivor.companyID) return 'A company cannot be merged into itself.';
  if (duplicate.mergedIntoID !== null) return 'This company has been merged already.';
  if (survivor.mergedIntoID !== null) return 'The other company has been merged into a third one.';
  if (survivor.inactive) return 'The company that stays must be active.';
  if (survivor.regionID !== 0 && survivor.regionID !== duplicate.regionID) {
    return 'The company that stays must belong to the same region, or to all.';
  }
  return duplicate.waitingChanges > 0 ? 'A change of the tax id or the wire instructions waits for approval.' : null;
}
