import type { WireDate } from '../dates/index.ts';
import { type LedgerAccount, ledgerAccounts } from '../ledger/index.ts';
import { addCents, type Cents, cents, negateCents, zeroCents } from '../money/index.ts';
import { disbursementsOf } from './disbursements.ts';
import { debited, type LedgerTransaction, standing, transactionKey } from './ledger-transaction.ts';
import { ledgerKindNames } from './posted-words.ts';
import { receiptsOf } from './receipts.ts';

/** A line of the ledger of a file: what came in to it or left it. Amounts are in cents. */
export interface LedgerEntry {
  readonly key: string;
  readonly transaction: LedgerTransaction;
  readonly date: WireDate;
  /** Of the receipt or the check, or the reference of what was sent. */
  readonly number: string | null;
  /** Who paid it in, or is paid. */
  readonly who: string | null;
  /** What was posted: `Receipt`, `Void: Check 1042`. */
  readonly what: string;
  readonly memo: string | null;
  /** One of them is 0. */
  readonly in: Cents;
  readonly out: Cents;
  /** Of the file in this bank account, after it. */
  readonly balance: Cents;
  /** What has become of it: `Collected`, `Outstanding`, `Taken back`. */
  readonly mark: string | null;
}

const isOfFile = ([name, { of }]: [string, (typeof ledgerAccounts)[LedgerAccount]]) =>
  of === 'file' && name !== 'in transit' && name !== 'outstanding';
/** The accounts of a file that say whose its money is. What is in transit and outstanding says where it is. */
const ownAccounts = Object.entries(ledgerAccounts)
  .filter(isOfFile)
  // The keys of a literal are known by its type.
  .map(([name]) => name as LedgerAccount);

/** By how much a transaction makes the money of a file more, or below zero less. */
export const movementOf = (transaction: LedgerTransaction): Cents =>
  negateCents(addCents(...ownAccounts.map((account) => cents(debited(transaction, account)))));

/**
 * What came in to a file and left it, by day, with what there is after each. What moves nothing of the file has no line: a deposit, good funds and what
 * the bank paid are marks of what they carry on.
 */
export function ledgerEntries(transactions: readonly LedgerTransaction[]): readonly LedgerEntry[] {
  const byKey = new Map(transactions.map((each) => [transactionKey(each), each]));
  const marks = marksOf(transactions);
  const balances = new Map<number, Cents>();
  return transactions
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((transaction): LedgerEntry[] => {
      const movement = movementOf(transaction);
      if (movement === 0) return [];
      const { bankAccountID, date } = transaction;
      const balance = addCents(balances.get(bankAccountID) ?? zeroCents, movement);
      balances.set(bankAccountID, balance);
      const key = transactionKey(transaction);
      const told = toldOf(transaction, byKey);
      const isIn = movement > 0;
      return [
        {
          ...told,
          ...{ key, transaction, date, balance, mark: marks.get(key) ?? null },
          in: isIn ? movement : zeroCents,
          out: isIn ? zeroCents : negateCents(movement),
        },
      ];
    });
}

/** What a file has by bank account, in cents. */
export function fileBalances(transactions: readonly LedgerTransaction[]): ReadonlyMap<number, Cents> {
  const balances = new Map<number, Cents>();
  for (const transaction of transactions) {
    const { bankAccountID } = transaction;
    balances.set(bankAccountID, addCents(balances.get(bankAccountID) ?? zeroCents, movementOf(transaction)));
  }
  return balances;
}

type Told = Pick<LedgerEntry, 'number' | 'who' | 'what' | 'memo'>;

/** Number, name and words of a transaction; what carries on or takes back another one is told with that. */
function toldOf(transaction: LedgerTransaction, byKey: ReadonlyMap<string, LedgerTransaction>): Told {
  const { bankAccountID, reverses, about, facts, kind } = transaction;
  const what = ledgerKindNames[kind];
  if (kind === 'receipt') {
    const { receipt, payer, memo } = transaction.facts;
    return { number: String(receipt), who: payer, what, memo };
  }
  if (kind === 'check' || kind === 'wire out' || kind === 'ACH out') {
    const { checkNumber, reference, payee, memo } = transaction.facts;
    return { number: checkNumber === null ? reference : String(checkNumber), who: payee, what, memo };
  }
  const of = reverses ?? about;
  const before = of === null ? undefined : byKey.get(transactionKey({ bankAccountID, ...of }));
  const memo = 'reason' in facts && typeof facts.reason === 'string' ? facts.reason : null;
  if (before === undefined) return { number: null, who: null, what, memo };
  const told = toldOf(before, byKey);
  return { ...told, what: `${what}: ${told.what}`, memo };
}

const receiptMarks = {
  received: 'Not deposited',
  deposited: 'Not collected',
  collected: 'Collected',
  returned: 'Returned',
  'taken back': 'Taken back',
} as const;
const disbursementMarks = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
} as const;

/** What has become of each transaction that something becomes of. */
function marksOf(transactions: readonly LedgerTransaction[]): ReadonlyMap<string, string> {
  const stands = new Set(standing(transactions));
  const gone = transactions.filter((each) => each.reverses === null && !stands.has(each));
  return new Map([
    ...gone.map((each) => [transactionKey(each), 'Taken back'] as const),
    ...receiptsOf(transactions).map(
      ({ transaction, state }) => [transactionKey(transaction), receiptMarks[state]] as const,
    ),
    ...disbursementsOf(transactions).map(
      ({ transaction, state }) => [transactionKey(transaction), disbursementMarks[state]] as const,
    ),
  ]);
}
