/** The tabs of Check Writing, by their number in the address. */
export const checkWritingTabs = [
  { number: 1, label: 'Receipts' },
  { number: 2, label: 'Disbursements' },
  { number: 3, label: 'Ledger' },
  { number: 4, label: 'Voids and stops' },
  { number: 5, label: 'Approvals' },
] as const;

/** A tab of Check Writing in the address. */
export type CheckWritingTab = (typeof checkWritingTabs)[number]['number'];
