import type { FileLedger } from '@closewright/contract/check-writing';
import { type FundsAvailability, type Receipt, receiptFunds } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';

/** The state of a bank account of the file; empty where it is not known. */
export const stateOf = ({ accounts }: Pick<FileLedger, 'accounts'>, bankAccountID: number): string =>
  accounts.find((account) => account.bankAccountID === bankAccountID)?.state ?? '';

/** When a receipt that was recorded is good funds, and by which rule. */
export const fundsOf = (
  ledger: Pick<FileLedger, 'accounts'>,
  receipts: readonly Receipt[],
  of: Receipt,
): FundsAvailability => receiptFunds(of, receipts, stateOf(ledger, of.transaction.bankAccountID));

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
