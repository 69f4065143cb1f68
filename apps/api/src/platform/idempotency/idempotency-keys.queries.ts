import { idempotencyKeyHours } from '@closewright/contract/kit';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** Whose key. */
export interface KeyPlace {
  readonly tenant: string;
  readonly usersID: number;
  readonly keyDigest: Buffer;
}

/** What a key was used for, and what was answered. */
export interface StoredAnswer {
  readonly callDigest: Buffer;
  readonly answer: Buffer;
}

/** Waits for whoever has the same key under way, and answers what is stored by then; null means that it is the caller's to use. */
export async function claimKey(tx: Transaction<DB>, { usersID, keyDigest }: KeyPlace): Promise<StoredAnswer | null> {
  const { rows } = await sql<StoredAnswer>`
    select call_digest as "callDigest", answer from claim_idempotency_key(${usersID}, ${keyDigest})`.execute(tx);
  return rows[0] ?? null;
}

/** Stores what a key was answered with. */
export async function storeAnswer(
  tx: Transaction<DB>,
  { tenant, usersID, keyDigest }: KeyPlace,
  { callDigest, answer }: StoredAnswer,
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ tenant_id: tenant, users_id: usersID, key_digest: keyDigest, call_digest: callDigest, answer })
    .execute();
}

/** Removes the keys of a tenant whose time is over. */
export async function removeOldKeys(tx: Transaction<DB>, tenant: string): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('tenant_id', '=', tenant)
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${idempotencyKeyHours})`)
    .execute();
}
