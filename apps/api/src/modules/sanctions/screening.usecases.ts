import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

/**
 * Screens a payee of wires by its names (its own, and the beneficiary of its latest instructions), in the transaction that stored them. To be called
 * whenever one of them is new, and when a payee is active again.
 */
export async function screenPayee(
  _tx: Transaction<DB>,
  _caller: Caller,
  _wirePayeeID: number,
  _names: readonly string[],
): Promise<void> {}
