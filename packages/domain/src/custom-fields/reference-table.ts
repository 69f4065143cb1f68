/** Records custom fields can be attached to (core.md §3 Reference tables). */
export const ReferenceTable = {
  Orders: 0,
  FileMain: 1,
  Buyer: 2,
  Seller: 3,
  OrderContacts: 4,
  SaleLoan: 5,
  Property: 6,
  Invoices: 7,
} as const;

export type ReferenceTable = (typeof ReferenceTable)[keyof typeof ReferenceTable];

/** A definition that belongs to no table yet (core.md §3: default -1). */
export const noReferenceTable = -1;

/** The screen that hosts each table's tabs; 'Custom Page' and 'Loans' are the spec's own words. */
export const referenceTableLabels: Readonly<Record<ReferenceTable, string>> = {
  0: 'Custom Page',
  1: 'File Main',
  2: 'Buyer',
  3: 'Seller',
  4: 'File Contacts',
  5: 'Loans',
  6: 'Properties',
  7: 'Invoices',
};
