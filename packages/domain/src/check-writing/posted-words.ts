import { formatDate } from '../formats/index.ts';
import { type Disbursement, methodNames } from './disbursements.ts';
import { type LedgerTransaction, transactionKey, transactionOf } from './ledger-transaction.ts';
import type { Receipt } from './receipts.ts';

/** Where a figure was posted, as traces name it. */
export const postedField = (transaction: Parameters<typeof transactionKey>[0]): string =>
  `ledger.${transactionKey(transaction)}`;

/** A disbursement in a few words: `Check 1042 of 04/15/2013`. */
export function paidBy({ method, date, facts }: Pick<Disbursement, 'method' | 'date' | 'facts'>): string {
  const number = facts.checkNumber ?? facts.reference;
  return `${methodNames[method]}${number === null ? '' : ` ${number}`} of ${formatDate(facts.madeOn ?? date)}`;
}

/** A receipt in a few words: `Receipt 2, Wire of 04/15/2013`. */
export const receivedBy = ({ date, facts: { receipt, instrument, madeOn } }: Pick<Receipt, 'date' | 'facts'>): string =>
  `Receipt ${receipt}, ${instrument} of ${formatDate(madeOn ?? date)}`;

/** What the kinds of the ledger are called in its list. */
export const ledgerKindNames = {
  receipt: 'Receipt',
  'funds good': 'Collected',
  deposit: 'Deposited',
  'returned deposit': 'Returned by the bank',
  'set apart': 'Set apart',
  'set back': 'Set back',
  check: methodNames.check,
  'wire out': methodNames['wire out'],
  'ACH out': methodNames['ACH out'],
  'fee sweep': 'Fees paid to the office',
  paid: 'Paid by the bank',
  void: 'Void',
  stop: 'Stop payment',
  transfer: 'Transfer between files',
  advance: 'Advance of the office',
  loss: 'Loss of the office',
  recovered: 'Recovered',
  'made good': 'Made good to the office',
  'bank charge': 'Bank charge',
  interest: 'Interest',
  'interest given': 'Interest of the file',
  opening: 'Opening',
  'unclaimed receipt': 'Received, of no file yet',
  claimed: 'Receipt, claimed',
  'bank error': 'Credited by mistake of the bank',
  'bank error mended': 'Taken back by the bank',
  'paid back': 'Paid back, of no file',
  'interest paid': 'Interest paid out',
  correction: 'Taken back',
} as const satisfies Readonly<Record<LedgerTransaction['kind'], string>>;

/** What a transaction is about: itself where it is a receipt, a disbursement or what somebody paid back, else what it carries on or takes back. */
export function subjectOf(
  transaction: LedgerTransaction,
  all: readonly LedgerTransaction[],
): { readonly words: string; readonly number: string | null; readonly name: string } | null {
  const { kind, facts, date, bankAccountID, about, reverses, lines } = transaction;
  switch (kind) {
    case 'receipt':
    case 'claimed':
      return { words: receivedBy({ date, facts }), number: String(facts.receipt), name: facts.payer };
    case 'check':
    case 'wire out':
    case 'ACH out': {
      const number = facts.checkNumber === null ? facts.reference : String(facts.checkNumber);
      return { words: paidBy({ method: kind, date, facts }), number, name: facts.payee };
    }
    case 'recovered':
      if (facts.payer === null) return null;
      return {
        words: `${ledgerKindNames[kind]} ${formatDate(date)} from ${facts.payer}`,
        number: facts.reference,
        name: facts.payer,
      };
    case 'transfer': {
      const isGiven = lines.some(({ amount }) => amount > 0);
      const other = isGiven ? facts.toFile : facts.fromFile;
      return {
        words: `Transfer ${formatDate(date)} ${isGiven ? 'to' : 'from'} file ${other}`,
        number: null,
        name: `File ${other}`,
      };
    }
    default: {
      const of = about ?? reverses;
      const key = of && transactionKey({ bankAccountID, ...of });
      const other = key === null ? undefined : transactionOf(all, key);
      return other ? subjectOf(other, all) : null;
    }
  }
}

/** A transaction in a few words: `Void 04/16/2013: Check 1042 of 04/15/2013`. */
export function postedWords(transaction: LedgerTransaction, all: readonly LedgerTransaction[]): string {
  const { kind, date, about, reverses } = transaction;
  const subject = subjectOf(transaction, all);
  if (subject !== null && about === null && reverses === null) return subject.words;
  const own = `${ledgerKindNames[kind]} ${formatDate(date)}`;
  return subject === null ? own : `${own}: ${subject.words}`;
}
