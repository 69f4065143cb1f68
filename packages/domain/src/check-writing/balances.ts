import { type LedgerAccount, ledgerAccounts } from '../ledger/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import { debited, type LedgerTransaction } from './ledger-transaction.ts';
import { postedField, postedWords } from './posted-words.ts';

/** The accounts that a file has a part in: interest of no file yet is nobody’s, as is what nobody has claimed. */
export type FileAccount = Exclude<LedgerAccount, 'interest' | 'unclaimed'>;

/** Money of a file that is there, by what may be done with it, and what it lacks. */
const owed = ['uncollected', 'available', 'held', 'premium', 'fees'] as const satisfies readonly FileAccount[];
const lacking = ['advance', 'loss', 'shortage'] as const satisfies readonly FileAccount[];
const fileAccounts: readonly FileAccount[] = ['cash', 'in transit', 'outstanding', ...owed, ...lacking];

/** What a file has in each account of the ledger, above zero on the side on which the account stands. */
export type FileBalances = Readonly<Record<FileAccount, Explained<Cents>>> & {
  /** The money of the file in all: what it is owed, less what it lacks. It is what the bank has and what is on its way to it, less what is outstanding. */
  readonly balance: Explained<Cents>;
};

/** What a transaction adds to an account, on the side on which that stands. */
const added = (transaction: LedgerTransaction, account: FileAccount): number => {
  const amount = debited(transaction, account);
  return ledgerAccounts[account].side === 'credit' ? 0 - amount : amount;
};

/** What a transaction adds to the money of a file, or below zero takes of it. */
export const addedToFile = (transaction: LedgerTransaction): number =>
  owed.reduce((sum, account) => sum + added(transaction, account), 0) -
  lacking.reduce((sum, account) => sum + added(transaction, account), 0);

/** What a file has, each account with the transactions it is the sum of. */
export function fileBalances(all: readonly LedgerTransaction[], bankAccountID?: number): FileBalances {
  const own = bankAccountID === undefined ? all : all.filter((each) => each.bankAccountID === bankAccountID);
  const balanceOf = (account: FileAccount) =>
    sumOf(
      ledgerAccounts[account].label,
      own.flatMap((transaction) => {
        const amount = added(transaction, account);
        return amount === 0
          ? []
          : [given(postedWords(transaction, all), money(cents(amount)), postedField(transaction))];
      }),
      'The sum of what was posted to it',
    );
  // Each account has its entry.
  const accounts = Object.fromEntries(fileAccounts.map((account) => [account, balanceOf(account)])) as Record<
    FileAccount,
    Explained<Cents>
  >;
  const sum = (label: string, of: readonly FileAccount[], formula: string) =>
    sumOf(
      label,
      of.flatMap((account) => (accounts[account].trace.inputs?.length ? [accounts[account].trace] : [])),
      formula,
    );
  const balance = lessOf(
    'Money of the file',
    sum('Owed to the file', owed, 'The sum of its accounts'),
    sum('Lacking', lacking, 'The sum of what it lacks'),
    'What is owed to it, less what it lacks',
  );
  return { ...accounts, balance };
}
