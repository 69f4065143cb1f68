import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import { type FileMoney, fileBalances, type LedgerTransaction } from '@closewright/domain/check-writing';
import { type LackingAccount, ledgerAccounts } from '@closewright/domain/ledger';

/** What a file lacks in one of the three ways, in cents above 0. */
export interface Lacking {
  readonly of: LackingAccount;
  /** `Advanced`, `Lost`, `Short`. */
  readonly label: string;
  readonly amount: number;
}

const ways: readonly LackingAccount[] = ['advance', 'loss', 'shortage'];

/** What a file lacks in a bank account, and what it has available there. */
export interface LackingInAccount {
  readonly account: TrustAccount;
  readonly lacks: readonly Lacking[];
  readonly available: number;
}

/** What a file has in a bank account, as approvals are judged by it. */
export function moneyIn(transactions: readonly LedgerTransaction[], bankAccountID: number): FileMoney {
  const { available, advance, loss, shortage } = fileBalances(transactions, bankAccountID);
  return {
    available: available.value,
    lacking: advance.value + loss.value + shortage.value,
    short: shortage.value,
  };
}

/** What a file lacks, by the bank accounts in which it does. */
export const lackingOf = ({ accounts, transactions }: Pick<FileLedger, 'accounts' | 'transactions'>) =>
  accounts
    .map((account) => ({ account, ...lackingIn(transactions, account.bankAccountID) }))
    .filter(({ lacks }) => lacks.length > 0);

function lackingIn(
  transactions: readonly LedgerTransaction[],
  bankAccountID: number,
): Omit<LackingInAccount, 'account'> {
  const balances = fileBalances(transactions, bankAccountID);
  const lacks = ways
    .map((of) => ({ of, label: ledgerAccounts[of].label, amount: balances[of].value }))
    .filter(({ amount }) => amount > 0);
  return { lacks, available: balances.available.value };
}
