import type { BookItemRow, ReconciliationExceptionRow } from '@closewright/contract/reconciliation';

/** What a next step does: opens Check Writing of a file, posts what only the bank has, or writes a note. */
export type StepAct =
  | { readonly kind: 'file'; readonly ordersID: number; readonly isReceipt: boolean }
  | { readonly kind: 'post'; readonly bankItemID: number; readonly as: 'bank charge' | 'interest' }
  | { readonly kind: 'note' };

/** What is to be done where the next step is to ask or to look: what comes of it is written down. */
export const stepWords: Readonly<Record<ReconciliationExceptionRow['nextStep'], string>> = {
  'Ask bank': 'Ask the bank what it is of, and say what it answered.',
  'Find sender':
    'Find out who sent it and for which file; once its receipt is added there, the rules offer it. Until then it is recorded as of no file (O).',
  'Look at check': 'Compare the check that the bank has with the one of the book, and say what differs.',
  'Call payee': 'Ask the payee where it is, and say what they answered.',
  'Ask who sent it': 'Nobody released it here. Find out who sent it and by whose leave, and say what they answered.',
  'Return receipt': 'Say why it was not returned yet.',
  Deposit: 'Say why it was not deposited yet.',
  'Post charge': 'Say what the charge is for.',
  'Post interest': 'Say what the interest is of.',
};

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
