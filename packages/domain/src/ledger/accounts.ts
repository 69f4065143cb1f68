/**
 * The accounts of the trust ledger. Those of the bank say what it has; those of a file say where its money is, whose it is and what may be done with it.
 * `side` is the side on which an account may stand: what is owed never turns into a claim, and the reverse; cash is what the bank says.
 * post_transactions holds the sides, whoever posts.
 */
export const ledgerAccounts = {
  cash: { label: 'Cash at the bank', of: 'bank', side: 'either' },
  'in transit': { label: 'Deposits in transit', of: 'file', side: 'debit' },
  outstanding: { label: 'Outstanding', of: 'file', side: 'credit' },
  interest: { label: 'Interest of no file yet', of: 'bank', side: 'credit' },
  unclaimed: { label: 'Unclaimed', of: 'bank', side: 'credit' },
  uncollected: { label: 'Not collected yet', of: 'file', side: 'credit' },
  available: { label: 'Available', of: 'file', side: 'credit' },
  held: { label: 'Held', of: 'file', side: 'credit' },
  premium: { label: 'Premium payable', of: 'file', side: 'credit' },
  fees: { label: 'Fees earned', of: 'file', side: 'credit' },
  advance: { label: 'Advanced', of: 'file', side: 'debit' },
  loss: { label: 'Lost', of: 'file', side: 'debit' },
  shortage: { label: 'Short', of: 'file', side: 'debit' },
} as const satisfies Readonly<
  Record<string, { label: string; of: 'bank' | 'file'; side: 'debit' | 'credit' | 'either' }>
>;

export type LedgerAccount = keyof typeof ledgerAccounts;

/** Money of a file that was set apart for somebody and has not left yet. */
export type SetApartAccount = 'held' | 'premium' | 'fees';

/** What a file lacks, in one of three ways: advanced or lost by approval, or short by what the bank did. */
export type LackingAccount = 'advance' | 'loss' | 'shortage';

/** How many parts a bank account's ledger has; a file is in the one that its id leaves over. A power of two, as post_transactions has it. */
export const ledgerStripes = 16;
