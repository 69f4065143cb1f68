import { type LedgerAccount, ledgerAccounts } from '../ledger/index.ts';

/** An account of the ledger as the books of the office take it: what is on its way to the office itself stands apart from what is on its way to others. */
export type JournalAccount = LedgerAccount | 'outstanding to the office';

/** Every account that journals have, in the order they stand in. */
export const journalAccounts: readonly JournalAccount[] = (Object.keys(ledgerAccounts) as LedgerAccount[]).flatMap(
  (account): JournalAccount[] => (account === 'outstanding' ? [account, 'outstanding to the office'] : [account]),
);

/** What an account is called. */
export const journalAccountName = (account: JournalAccount): string =>
  account === 'outstanding to the office' ? 'Outstanding to the office' : ledgerAccounts[account].label;
