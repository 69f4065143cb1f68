import type { FileLedger } from '@closewright/contract/check-writing';
import {
  type FundsAsked,
  type FundsAvailability,
  fundsAvailability,
  type Receipt,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';

/** Receipts whose money is in the file, as the rules of good funds look at those beside one. */
const standing = (receipts: readonly Receipt[]) =>
  receipts.filter(({ state }) => state !== 'returned' && state !== 'taken back');

/** A receipt as the rules look at it, among the others of its file. */
export function fundsAsked(
  { accounts }: Pick<FileLedger, 'accounts'>,
  receipts: readonly Receipt[],
  one: Omit<FundsAsked, 'state' | 'others'> & { readonly bankAccountID: number; readonly of?: Receipt },
): FundsAsked {
  const { bankAccountID, of, ...asked } = one;
  return {
    ...asked,
    state: accounts.find((account) => account.bankAccountID === bankAccountID)?.state ?? '',
    others: standing(receipts)
      .filter((each) => each !== of)
      .map(({ facts: { instrument, payer }, amount }) => ({ instrument, payer, amount })),
  };
}

/** When a receipt that was recorded is good funds, and by which rule. */
export function fundsOf(
  ledger: Pick<FileLedger, 'accounts'>,
  receipts: readonly Receipt[],
  of: Receipt,
): FundsAvailability {
  const { facts, amount, date, deposited, transaction } = of;
  const { instrument, payer } = facts;
  const { bankAccountID } = transaction;
  return fundsAvailability(
    fundsAsked(ledger, receipts, {
      instrument,
      payer,
      amount,
      receivedOn: date,
      depositedOn: deposited?.on ?? null,
      bankAccountID,
      of,
    }),
  );
}

/** When it may be paid out, in a few words: `Good on 12/02/2026, Cal. Ins. Code § 12413.1`. */
export function fundsWords({ kind, on, citation }: FundsAvailability): string {
  const when = {
    'at once': 'Good at once',
    from: on === null ? 'Good by the rule' : `Good on ${formatDate(on)}`,
    'after deposit': 'After its deposit',
    collection: 'When the bank confirms',
  }[kind];
  return citation === null ? when : `${when}, ${citation}`;
}
