/**
 * What one file can take over from another. The spec names the calls (core.md §7 copy existing order, building-blocks.md §4 secondary file creation), not
 * the parts; these are what closers reuse: the same property for a second buyer, the same parties for a second lot.
 */
export const copiedParts = ['details', 'dates', 'properties', 'loans', 'contacts'] as const;

export type CopiedPart = (typeof copiedParts)[number];

/** What people read for a part. */
export const copiedPartLabels: Readonly<Record<CopiedPart, string>> = {
  details: 'Price, statement and staff',
  dates: 'Dates',
  properties: 'Properties and their taxes',
  loans: 'Loans',
  contacts: 'Buyers, sellers and other contacts',
};

/** Fields that belong to one file alone, or are asked for when it is created: never taken over. */
export const fieldsOfOneFile = ['fileNumber', 'status', 'regionID', 'branchID', 'openDate'] as const;

/** Most secondary files that are created at once. */
export const maxSecondaryFiles = 50;
