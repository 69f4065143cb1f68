import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../tenant/in-tenant.ts';
import { claimKey, storeAnswer } from './idempotency-keys.queries.ts';
import { secretsOf } from './key-secrets.ts';

/** A call that came with an Idempotency-Key. */
export interface KeyedCall {
  readonly caller: Caller;
  readonly key: string;
  /** Its name. */
  readonly endpoint: string;
  /** All it was sent with, as the contract reads it. */
  readonly input: unknown;
}

/**
 * Answers a call once (decision 0025). The first with a key is done, and its answer stored in the transaction of what it stored; others of the
 * same user wait for it and are told the same. What fails stores nothing, the key included.
 * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another call before, or with other rights
 */
export function answerOnce<T>(
  database: Database,
  { caller: { actor, session }, key, endpoint, input }: KeyedCall,
  answer: () => Promise<T>,
): Promise<T> {
  const user = { tenant: actor.tenant, usersID: session.usersID };
  const { keyDigest, digest, seal, open } = secretsOf(user, key);
  const place = { ...user, keyDigest };
  // Rights belong to the call: who has lost some since is not told what was answered with them.
  const callDigest = digest([endpoint, input, ...rightsOf(session)]);
  return database.inTenantAsOne(actor, async (tx) => {
    const known = await claimKey(tx, place);
    if (known) {
      if (!callDigest.equals(known.callDigest)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      return JSON.parse(open(known.answer)) as T;
    }
    const result = await answer();
    await storeAnswer(tx, place, { callDigest, answer: seal(JSON.stringify(result)) });
    return result;
  });
}

/** What a user may do and where, in an order of its own: the database gives it in any, and another one from one read to the next. */
function rightsOf({ facts, visibleRegions }: Caller['session']): readonly unknown[] {
  const { securitySettings, regionSecuritySettings } = facts;
  const sorted = (settings: typeof securitySettings) =>
    settings?.map(({ name, value }) => `${name}=${value}`).toSorted(inOrder) ?? null;
  const inRegions = regionSecuritySettings?.map((of) => [of.regionID, sorted(of.securitySettings)]);
  return [
    sorted(securitySettings),
    inRegions?.toSorted(([a], [b]) => Number(a) - Number(b)) ?? null,
    visibleRegions?.toSorted((a, b) => a - b) ?? null,
  ];
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
