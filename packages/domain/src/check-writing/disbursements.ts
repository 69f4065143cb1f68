import type { WireDate } from '../dates/index.ts';
import { disbursementKinds } from '../ledger/index.ts';
import { carryOn, type DisbursementFacts, debited, type LedgerTransaction, standing } from './ledger-transaction.ts';

/** How a payee is paid: the kinds of the ledger. */
export type DisbursementMethod = (typeof disbursementKinds)[number];

/** What the methods are called. */
export const methodNames = { check: 'Check', 'wire out': 'Wire', 'ACH out': 'ACH' } as const satisfies Readonly<
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

const isDisbursement = (each: LedgerTransaction): each is LedgerTransaction & { readonly kind: DisbursementMethod } =>
  (disbursementKinds as readonly string[]).includes(each.kind);

/** The disbursements of a file, in the order in which they were posted. */
export function disbursementsOf(transactions: readonly LedgerTransaction[]): readonly Disbursement[] {
  const stands = standing(transactions);
  return transactions.filter(isDisbursement).map((transaction) => {
    const since = carryOn(stands, transaction);
    const isGone = !stands.includes(transaction);
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
