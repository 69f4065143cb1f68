import type { NewReceipt } from '@closewright/contract/check-writing';
import type { ExpectedReceipt, FundsInstrument, PaidLine } from '@closewright/domain/check-writing';

/** A receipt as it is typed. */
export interface ReceiptDraft extends Record<string, string | number | null> {
  bankAccountID: number | null;
  date: string | null;
  instrument: FundsInstrument | null;
  payer: string;
  /** Who of the statement it counts for. */
  party: string | null;
  amount: number | null;
  reference: string | null;
  memo: string | null;
}

/** Who of the statement is called as a payer is. */
export const giverOf = (expected: readonly ExpectedReceipt[], payer: string): ExpectedReceipt | null =>
  expected.find(({ name }) => name !== null && name.toLowerCase() === payer.trim().toLowerCase()) ?? null;

/** What a giver keeps of what it is paid, in cents. */
export const keptAmount = (kept: readonly PaidLine[]): number => kept.reduce((sum, { amount }) => sum + amount, 0);

/** What is still to come from a giver that keeps something; null where the statement is open. */
export function toCome(giver: ExpectedReceipt | null, kept: readonly PaidLine[]): number | null {
  if (giver === null || giver.left.kind === 'open') return null;
  return giver.left.value - keptAmount(kept);
}

/** The draft as it is sent; null while something that it needs is missing. */
export function newReceipt(draft: ReceiptDraft, kept: readonly PaidLine[]): NewReceipt | null {
  const { bankAccountID, date, instrument, payer, party, amount, reference, memo } = draft;
  if (bankAccountID === null || date === null || instrument === null || amount === null) return null;
  return {
    bankAccountID,
    date,
    instrument,
    payer,
    amount,
    reference,
    memo,
    party,
    kept: [...kept],
  };
}
