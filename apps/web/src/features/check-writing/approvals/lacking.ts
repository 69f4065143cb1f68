import { fileBalances, type LedgerTransaction } from '@closewright/domain/check-writing';
import { type LackingAccount, ledgerAccounts } from '@closewright/domain/ledger';

/** What a file lacks in one of the three ways, in cents above 0. */
export interface Lacking {
  readonly of: LackingAccount;
  /** `Advanced`, `Lost`, `Short`. */
  readonly label: string;
  readonly amount: number;
}

const ways: readonly LackingAccount[] = ['advance', 'loss', 'shortage'];

/** What a file lacks in a bank account. */
export function lackingIn(transactions: readonly LedgerTransaction[], bankAccountID: number): readonly Lacking[] {
  const balances = fileBalances(transactions, bankAccountID);
  return ways
    .map((of) => ({ of, label: ledgerAccounts[of].label, amount: balances[of].value }))
    .filter(({ amount }) => amount > 0);
}
