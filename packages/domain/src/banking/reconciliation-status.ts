/** What people read for a reconciliation (core.md §4 Other). */
export function reconciliationStatus(isReconFinalized: boolean): 'Finalized' | 'Unfinalized' {
  return isReconFinalized ? 'Finalized' : 'Unfinalized';
}

/** Whether a transaction type is a wire: one that ends in Wire (building-blocks.md §9 Display). */
export function isWireTransaction(transactionType: string): boolean {
  return transactionType.trim().endsWith('Wire');
}

/** The issue of an item whose amount is another one in the book, as the popover of the bank flags it (building-blocks.md §9 Display). */
export const amountMismatch = 'Amount Mismatch';

/** Whether a reconciliation issue says that the amounts differ (building-blocks.md §9 Display): the exact text. */
export function isAmountMismatch(issue: string): boolean {
  return issue === amountMismatch;
}
