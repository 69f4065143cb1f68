import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { disbursementKinds } from '../ledger/index.ts';
import { carryOn, type DisbursementFacts, debited, type LedgerTransaction, standing } from './ledger-transaction.ts';

/** How a payee is paid: the kinds of the ledger. */
export type DisbursementMethod = (typeof disbursementKinds)[number];

/** What the methods are called. */
export const methodNames = { check: 'Check', 'wire out': 'Wire', 'ACH out': 'ACH' } as const satisfies Readonly<
  Record<DisbursementMethod, string>
>;

/** What they are called within a sentence. */
export const methodWords = { check: 'check', 'wire out': 'wire', 'ACH out': 'ACH payment' } as const satisfies Readonly<
  Record<DisbursementMethod, string>
>;

/** What became of a disbursement. */
export type DisbursementState = 'outstanding' | 'paid' | 'voided' | 'stopped' | 'taken back';

/** A disbursement with what was posted about it since. Amounts are in cents. */
export interface Disbursement {
  readonly transaction: LedgerTransaction & { readonly kind: DisbursementMethod };
  readonly facts: DisbursementFacts;
  readonly method: DisbursementMethod;
  readonly date: WireDate;
  readonly amount: number;
  readonly state: DisbursementState;
  /** Why and when it was voided, stopped or paid. */
  readonly ended: { readonly on: WireDate; readonly reason: string | null } | null;
  /** What carries it on and stands. */
  readonly since: readonly LedgerTransaction[];
}

/** Whether it is a disbursement. */
export const isDisbursement = (each: LedgerTransaction): each is Disbursement['transaction'] =>
  (disbursementKinds as readonly string[]).includes(each.kind);

/** The disbursements of a file, in the order in which they were posted. */
export function disbursementsOf(transactions: readonly LedgerTransaction[]): readonly Disbursement[] {
  const stands = standing(transactions);
  const standingOnes = new Set(stands);
  return transactions.filter(isDisbursement).map((transaction) => {
    const since = carryOn(stands, transaction);
    const isGone = !standingOnes.has(transaction);
    const [end] = since;
    const { facts, date, kind: method } = transaction;
    return {
      transaction,
      facts,
      method,
      date,
      amount: 0 - debited(transaction, 'outstanding'),
      state: isGone ? 'taken back' : stateAfter(end),
      ended:
        end === undefined
          ? null
          : { on: end.date, reason: end.kind === 'void' || end.kind === 'stop' ? end.facts.reason : null },
      since,
    };
  });
}

function stateAfter(end: LedgerTransaction | undefined): DisbursementState {
  switch (end?.kind) {
    case 'void':
      return 'voided';
    case 'stop':
      return 'stopped';
    case 'paid':
      return 'paid';
    default:
      return 'outstanding';
  }
}

/** Whether what a disbursement pays is paid, or on its way to be. */
export const pays = ({ state }: Pick<Disbursement, 'state'>): boolean => state === 'outstanding' || state === 'paid';

/**
 * Why a payment is not taken back as posted by mistake; null where it is. From the day after its posting on it has left the office, so it takes a
 * void, and with that a second person. What two people made, one does not undo.
 * @param postedOn when it was posted, whichever day it was posted for
 */
export function takeBackObstacle({
  wasApproved,
  postedOn,
  today,
}: {
  readonly wasApproved: boolean;
  readonly postedOn: WireDate;
  readonly today: WireDate;
}): string | null {
  if (wasApproved) return 'This was approved, so nobody takes it back alone: ask for its void';
  if (postedOn < today)
    return `This was posted on ${formatDate(postedOn)}, and is taken back on that day alone: ask for its void`;
  return null;
}
