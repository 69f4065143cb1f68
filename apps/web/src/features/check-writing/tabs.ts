/** The numbers of the tabs of Check Writing, as they stand in the address. */
export const tabs = { receipts: 1, disbursements: 2, ledger: 3, ended: 4, approvals: 5 } as const;

/** A tab of Check Writing in the address. */
export type CheckWritingTab = (typeof tabs)[keyof typeof tabs];

/** The tabs of Check Writing in their order. */
export const checkWritingTabs = [
  { number: tabs.receipts, label: 'Receipts' },
  { number: tabs.disbursements, label: 'Disbursements' },
  { number: tabs.ledger, label: 'Ledger' },
  { number: tabs.ended, label: 'Voids and stops' },
  { number: tabs.approvals, label: 'Approvals' },
] as const;
