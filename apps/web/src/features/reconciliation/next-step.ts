import type { BookItemRow, ReconciliationExceptionRow } from '@closewright/contract/reconciliation';

/** What a next step does: opens Check Writing of a file, posts what only the bank has, or writes a note. */
export type StepAct =
  | { readonly kind: 'file'; readonly ordersID: number; readonly isReceipt: boolean }
  | { readonly kind: 'post'; readonly bankItemID: number; readonly as: 'bank charge' | 'interest' }
  | { readonly kind: 'note' };

const ofReceipts = new Set<ReconciliationExceptionRow['nextStep']>(['Return receipt', 'Deposit']);
const ofPayments = new Set<ReconciliationExceptionRow['nextStep']>(['Call payee', 'Look at check']);

/**
 * What the next step of an exception does. What leads to a file and has none is written down in a note.
 * @param item the item of the book it is about, as far as it is known
 */
export function stepAct(
  { nextStep, bankItemID }: Pick<ReconciliationExceptionRow, 'nextStep' | 'bankItemID'>,
  item: Pick<BookItemRow, 'ordersID'> | undefined,
): StepAct {
  if (bankItemID !== null && nextStep === 'Post charge') return { kind: 'post', bankItemID, as: 'bank charge' };
  if (bankItemID !== null && nextStep === 'Post interest') return { kind: 'post', bankItemID, as: 'interest' };
  const ordersID = item?.ordersID ?? null;
  const isReceipt = ofReceipts.has(nextStep);
  if (ordersID !== null && (isReceipt || ofPayments.has(nextStep))) return { kind: 'file', ordersID, isReceipt };
  return { kind: 'note' };
}
