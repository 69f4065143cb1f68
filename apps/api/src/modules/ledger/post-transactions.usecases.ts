import type { LedgerPosting } from '@closewright/domain/ledger';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refusedPosting } from './refused-posting.ts';

/** A transaction that was posted, within its bank account. */
export interface PostedNumber {
  readonly stripe: number;
  readonly number: number;
}

/** What is to be posted to the ledger of a bank account. */
export interface AskedPosting {
  readonly bank: number;
  readonly posting: LedgerPosting;
  /** The day it counts for: YYYY-MM-DD. */
  readonly date: string;
  /** Said by who asks, at most 100 characters. The same key with the same posting is answered as the first time, and posted once. */
  readonly key: string;
  readonly reverses?: PostedNumber;
  /** What it carries on: the receipt that was deposited, the check that was paid; or the place, from 1, of an earlier one of the same call. */
  readonly about?: PostedNumber | { readonly place: number };
  /** What the event says besides its lines: payee, instrument, the line of the statement it pays. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface Posted extends PostedNumber {
  readonly bank: number;
  /** It was posted before, with the same key. */
  readonly repeated: boolean;
}

/**
 * Posts transactions, all or none, in one round trip; answers where each stands, in their order.
 * @throws AppError NOT_ENOUGH_MONEY, PERIOD_CLOSED, FILE_SHORT, APPROVAL_NEEDED, TAKEN_BACK_ALREADY, CARRIED_ON, IDEMPOTENCY_KEY_REUSED, NOT_FOUND
 */
export async function postTransactions(
  tx: Transaction<DB>,
  asked: readonly AskedPosting[],
): Promise<readonly Posted[]> {
  const document = asked.map(({ bank, posting, date, key, reverses, about, facts }) => ({
    bank,
    kind: posting.kind,
    date,
    key,
    reverses: reverses ?? null,
    about: about ?? null,
    facts: facts ?? {},
    moves: posting.moves.map(({ amount, ...way }) => ({ ...way, cents: amount.value })),
  }));
  try {
    const { rows } = await sql<{ posted: readonly Posted[] }>`
      select post_transactions(${JSON.stringify(document)}::jsonb) as posted`.execute(tx);
    return rows[0]?.posted ?? [];
  } catch (error) {
    throw refusedPosting(error);
  }
}

/** Rejects as the api answers: for what the ledger refuses of what others store of it, as matches with banks are. */
export function refusedByLedger(error: unknown): never {
  throw refusedPosting(error);
}
