import type { WireDate } from '../dates/index.ts';
import { carryOn, debited, type LedgerTransaction, type ReceiptFacts, standing } from './ledger-transaction.ts';

/** How far a receipt has come. */
export type ReceiptState = 'received' | 'deposited' | 'collected' | 'returned' | 'taken back';

/** A receipt with what was posted about it since. Amounts are in cents. */
export interface Receipt {
  readonly transaction: LedgerTransaction & { readonly kind: 'receipt' | 'claimed' };
  readonly facts: ReceiptFacts;
  readonly date: WireDate;
  readonly amount: number;
  readonly state: ReceiptState;
  /** When it reached the bank, and the slip it went with. */
  readonly deposited: { readonly on: WireDate; readonly slip: number | null } | null;
  /** How much of it may be paid out, and how much may not yet. */
  readonly collected: number;
  readonly uncollected: number;
  /** The day on which the last of it was collected; null until then, and of what is none any more. */
  readonly collectedOn: WireDate | null;
  /** Why the bank gave it back. */
  readonly returned: { readonly on: WireDate; readonly reason: string } | null;
  /** What carries it on and stands, the newest last: what has to be taken back before it. */
  readonly since: readonly LedgerTransaction[];
}

/** The receipts of a file, in the order in which they came in. */
export function receiptsOf(transactions: readonly LedgerTransaction[]): readonly Receipt[] {
  const stands = standing(transactions);
  const standingOnes = new Set(stands);
  return transactions
    .flatMap((each) => (isReceipt(each) ? [receiptOf(each, stands, !standingOnes.has(each))] : []))
    .toSorted((a, b) => a.facts.receipt - b.facts.receipt);
}

/** What a file has received: also what it claimed of money that nobody had claimed. */
export const isReceipt = (each: LedgerTransaction): each is Receipt['transaction'] =>
  each.kind === 'receipt' || each.kind === 'claimed';

function receiptOf(
  transaction: Receipt['transaction'],
  stands: readonly LedgerTransaction[],
  isGone: boolean,
): Receipt {
  const since = carryOn(stands, transaction);
  const { facts, date } = transaction;
  const amount = 0 - debited(transaction, 'available') - debited(transaction, 'uncollected');
  const deposits = since.flatMap((each) => (each.kind === 'deposit' ? [each] : []));
  const good = since.filter(({ kind }) => kind === 'funds good');
  const [back] = since.flatMap((each) => (each.kind === 'returned deposit' ? [each] : []));
  const atOnce = 0 - debited(transaction, 'available');
  const collected = good.reduce((sum, each) => sum + debited(each, 'uncollected'), atOnce);
  const [deposit] = deposits;
  // What was claimed had been at the bank before.
  const claimed = facts.unclaimed ? { on: facts.unclaimed.depositedOn, slip: null } : null;
  const deposited = deposit ? { on: deposit.date, slip: deposit.facts.slip } : claimed;
  const isCollected = collected === amount;
  return {
    transaction,
    facts,
    date,
    amount,
    state: stateOf({ isGone, isBack: back !== undefined, isCollected, isDeposited: deposited !== null }),
    deposited,
    collected: isGone || back ? 0 : collected,
    uncollected: isGone || back ? 0 : amount - collected,
    collectedOn:
      isCollected && !isGone && !back
        ? (good
            .map((each) => each.date)
            .toSorted()
            .at(-1) ?? date)
        : null,
    returned: back === undefined ? null : { on: back.date, reason: back.facts.reason },
    since,
  };
}

interface Came {
  readonly isGone: boolean;
  readonly isBack: boolean;
  readonly isCollected: boolean;
  readonly isDeposited: boolean;
}

function stateOf({ isGone, isBack, isCollected, isDeposited }: Came): ReceiptState {
  if (isGone) return 'taken back';
  if (isBack) return 'returned';
  // Money that is good before it is at the bank still has to get there.
  if (!isDeposited) return 'received';
  return isCollected ? 'collected' : 'deposited';
}

/** Whether the money of a receipt came in and was not given back: what its payer has kept counts as paid as long. */
export const isStanding = ({ state }: Pick<Receipt, 'state'>): boolean =>
  state !== 'returned' && state !== 'taken back';
