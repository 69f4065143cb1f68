import type { WireDate } from '../dates/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { addedToFile } from './balances.ts';
import { type DisbursementState, disbursementsOf } from './disbursements.ts';
import { type LedgerTransaction, standing, transactionKey, transactionOf } from './ledger-transaction.ts';
import { ledgerKindNames, postedField, postedWords, subjectOf } from './posted-words.ts';
import { type ReceiptState, receiptsOf } from './receipts.ts';

/** What became of a transaction: of a receipt or disbursement its state, of others whether it was taken back. */
export type EntryState = ReceiptState | DisbursementState;

/** A row of the ledger of a file. */
export interface LedgerEntry {
  readonly key: string;
  readonly transaction: LedgerTransaction;
  readonly date: WireDate;
  /** What was posted, in words. */
  readonly what: string;
  /** Of a receipt its number in the file, of a check its number, else the reference; of what carries another on that of the other. */
  readonly number: string | null;
  /** Who was paid, or paid. */
  readonly name: string | null;
  /** Cents above 0 that came to the money of the file, or left it; both null of what only moves it within. */
  readonly in: number | null;
  readonly out: number | null;
  /** The money of the file after it. */
  readonly balance: Explained<Cents>;
  /** Null of what stands and has no state of its own. */
  readonly state: EntryState | null;
}

/** The ledger of a file by date, and within a day in the order in which it was posted, with the money of the file after each row. */
export function ledgerEntries(all: readonly LedgerTransaction[], bankAccountID?: number): readonly LedgerEntry[] {
  const own = all
    .filter((each) => bankAccountID === undefined || each.bankAccountID === bankAccountID)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const states = new Map<string, EntryState>(
    [...receiptsOf(all), ...disbursementsOf(all)].map(({ transaction, state }) => [transactionKey(transaction), state]),
  );
  const stands = new Set(standing(all));
  let before: { readonly value: number; readonly field: string } | null = null;
  return own.map((transaction) => {
    const key = transactionKey(transaction);
    const change = addedToFile(transaction);
    const field = postedField(transaction);
    const step = given(postedWords(transaction, all), money(cents(change)), field);
    const earlier = before === null ? [] : [given('Balance before', money(cents(before.value)), before.field)];
    const value = cents((before?.value ?? 0) + change);
    before = { value, field };
    const subject = subjectOf(transaction, all);
    return {
      key,
      transaction,
      date: transaction.date,
      what: whatOf(transaction, all),
      number: subject?.number ?? null,
      name: subject?.name ?? null,
      in: change > 0 ? change : null,
      out: change < 0 ? -change : null,
      balance: explainedMoney(value, {
        label: 'Money of the file',
        formula: 'The balance before it, and what it moves',
        math: 'sum(all)',
        inputs: [...earlier, step],
      }),
      state: states.get(key) ?? (stands.has(transaction) || transaction.reverses !== null ? null : 'taken back'),
    };
  });
}

function whatOf(transaction: LedgerTransaction, all: readonly LedgerTransaction[]): string {
  const { kind, bankAccountID, reverses } = transaction;
  const name = ledgerKindNames[kind];
  if (reverses === null) return name;
  const taken = transactionOf(all, transactionKey({ bankAccountID, ...reverses }));
  return taken ? `${name}: ${ledgerKindNames[taken.kind]}` : name;
}
