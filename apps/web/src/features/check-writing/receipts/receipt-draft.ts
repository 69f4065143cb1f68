import type { NewReceipt } from '@closewright/contract/check-writing';
import type { ExpectedReceipt, FundsInstrument, PaidLine } from '@closewright/domain/check-writing';
import { nameKey } from '@closewright/domain/parties';

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

/** Each name in that of a couple or of several people. */
const namesIn = (name: string): readonly string[] =>
  nameKey(` ${name} `.replaceAll(/\sand\s/gi, ','))
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Who of the statement is called as a payer is; or who alone has the payer among its names, such as one of a couple. */
export function giverOf(expected: readonly ExpectedReceipt[], payer: string): ExpectedReceipt | null {
  const typed = nameKey(payer);
  const called = expected.find(({ name }) => name !== null && nameKey(name) === typed);
  const names = namesIn(payer);
  if (called || names.length === 0) return called ?? null;
  const [one, ...others] = expected.filter(({ name }) => {
    const own = name === null ? [] : namesIn(name);
    return names.every((each) => own.includes(each));
  });
  return others.length === 0 ? (one ?? null) : null;
}

/** Whether an amount would count for nobody of the statement, while somebody is still to bring something. */
export const isForNobody = (
  expected: readonly ExpectedReceipt[],
  { party, amount }: Pick<ReceiptDraft, 'party' | 'amount'>,
): boolean =>
  party === null &&
  amount !== null &&
  amount > 0 &&
  expected.some(({ left }) => left.kind === 'open' || left.value > 0);

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
