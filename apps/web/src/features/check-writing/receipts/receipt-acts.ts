import {
  electronicInstruments,
  type Kept,
  type LedgerTransaction,
  type Receipt,
} from '@closewright/domain/check-writing';
import { isKept, type ReceiptRow, receiptsIn } from './receipt-rows.ts';

/** What can be done with receipts that were recorded. */
export type ReceiptAct = 'deposit' | 'collect' | 'return' | 'takeBack';

const nothingPicked = 'Pick receipts first: Space picks the one in hand.';
const nameOf = (row: ReceiptRow) => (isKept(row) ? `What ${row.payer} kept` : `Receipt ${row.facts.receipt}`);
const isElectronic = ({ facts }: Receipt) => electronicInstruments.has(facts.instrument);

/** Why an act cannot be done with one receipt; null where it can. */
const obstacles: Readonly<Record<ReceiptAct, (receipt: Receipt) => string | null>> = {
  deposit: (receipt) => {
    if (isElectronic(receipt)) return 'came electronically and is at the bank already';
    return receipt.deposited === null ? ended(receipt) : `is on slip ${receipt.deposited.slip} already`;
  },
  collect: (receipt) => {
    if (receipt.deposited === null) return ended(receipt) ?? 'is not deposited yet';
    return ended(receipt) ?? (receipt.uncollected === 0 ? 'is collected already' : null);
  },
  return: ended,
  takeBack: ({ state }) => (state === 'taken back' ? 'is taken back already' : null),
};

function ended({ state }: Receipt): string | null {
  if (state === 'returned') return 'was returned by the bank';
  return state === 'taken back' ? 'is taken back' : null;
}

/** The same of what was kept: it is no money that anything could be done with. */
function obstacleOfKept(act: ReceiptAct, { takenBack }: Kept): string | null {
  if (takenBack !== null) return 'is taken back already';
  return act === 'takeBack' ? null : 'brought nothing: no money came in';
}

/** Acts on one receipt at a time. */
const single: ReadonlySet<ReceiptAct> = new Set(['return', 'takeBack']);

/** Why an act cannot be done with these receipts; null where it can. */
export function obstacleOf(act: ReceiptAct, receipts: readonly ReceiptRow[], refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  const [first] = receipts;
  if (first === undefined) return nothingPicked;
  if (single.has(act) && receipts.length > 1) return 'One receipt at a time.';
  for (const receipt of receipts) {
    const obstacle = isKept(receipt) ? obstacleOfKept(act, receipt) : obstacles[act](receipt);
    if (obstacle !== null) return `${nameOf(receipt)} ${obstacle}.`;
  }
  const accounts = new Set(receiptsIn(receipts).map(({ transaction }) => transaction.bankAccountID));
  return accounts.size < 2 ? null : 'They are in two bank accounts: take those of one at a time.';
}

/** What is taken back: of a receipt what stands on it first, the newest alone. What came electronically goes with its own deposit. */
export function toTakeBack(receipt: Receipt): { readonly what: string; readonly posted: LedgerTransaction } {
  const own = isElectronic(receipt) ? 'deposit' : null;
  const last = receipt.since.findLast(({ kind }) => kind !== own);
  if (last === undefined) return { what: 'receipt', posted: receipt.transaction };
  return { what: words[last.kind] ?? last.kind, posted: last };
}

const words: Partial<Record<LedgerTransaction['kind'], string>> = {
  'funds good': 'collection',
  'returned deposit': 'return by the bank',
};
