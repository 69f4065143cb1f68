import type { FeatureFlagState } from '@closewright/contract/feature-flags';
import { type FeatureFlag, featureFlags, flagState } from '@closewright/domain/constants';
import { weakerFlag, weakerProblem } from '@closewright/domain/controls';
import type { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { invalid } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { deleteFlag, lastFlagChange, readStoredFlags, upsertFlag } from './feature-flags.queries.ts';

/** Every flag with its default, what is stored, what the caller's token says, and what holds. */
export function listFlags(database: Database, caller: Caller): Promise<FeatureFlagState[]> {
  return database.inTenant(caller.actor, (tx) => statesOf(tx, caller));
}

interface Change {
  name: FeatureFlag;
  /** Null goes back to the default. */
  isOn: boolean | null;
  /** What the caller saw stored. */
  was: boolean | null;
}

/** Stores flags, all or none. One that somebody else has changed since the caller looked is a conflict. */
export function patchFlags(
  database: Database,
  caller: Caller,
  changes: readonly Change[],
): Promise<FeatureFlagState[]> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = await readStoredFlags(tx, tenant);
    for (const [at, { name, isOn, was }] of changes.entries()) {
      const now = stored.get(name) ?? null;
      if (now !== was) throw await conflict(tx, caller, name);
      const weaker = weakerFlag(name, now, isOn);
      if (weaker) throw invalid(`changes.${at}.isOn`, weakerProblem(weaker.setting, weaker.was));
      if (isOn === now) continue;
      if (isOn === null) await deleteFlag(tx, tenant, name);
      else await upsertFlag(tx, tenant, name, isOn);
    }
    return statesOf(tx, caller);
  });
}

async function conflict(tx: Transaction<DB>, caller: Caller, name: FeatureFlag): Promise<AppError> {
  const last = await lastFlagChange(tx, caller.actor.tenant, name);
  // A flag has no version of its own: what is stored is all there is to compare.
  const stored = { version: 0, updatedBy: last?.changedBy ?? null, updatedAt: last?.changedAt ?? null };
  return staleVersion(stored, {
    shown: await statesOf(tx, caller),
    message: `Somebody else changed ${name} in the meantime.`,
  });
}

async function statesOf(tx: Transaction<DB>, { actor, token }: Caller): Promise<FeatureFlagState[]> {
  const stored = await readStoredFlags(tx, actor.tenant);
  // The claims of the user come after those of the tenant (core.md §3).
  const ofToken = { ...token.claims.hznExternalFeaturesTenant, ...token.claims.hznExternalFeaturesUser };
  return (Object.keys(featureFlags) as FeatureFlag[]).map((name) => {
    const serverOn = stored.get(name) ?? null;
    const tokenOn = ofToken[name] ?? null;
    return { name, defaultOn: featureFlags[name], serverOn, tokenOn, ...flagState(name, serverOn, tokenOn) };
  });
}
