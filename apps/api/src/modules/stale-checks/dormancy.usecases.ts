import type { DormancyState, NewDormancyTerms } from '@closewright/contract/stale-checks';
import { AppError } from '@closewright/domain/errors';
import { dormancyStates, productRule } from '@closewright/domain/stale-checks';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readDormancyRules, type StoredDormancy, storeDormancyRule } from './dormancy.queries.ts';

/** Each state with the terms that hold there, by name. */
export const listDormancyRules = (database: Database, { actor }: Caller): Promise<DormancyState[]> =>
  database.inTenant(actor, (tx) => toldStates(tx, actor.tenant));

/** Sets the terms of a state, or has those of the product hold again. */
export const saveDormancyRule = (
  database: Database,
  { actor: { tenant, ...actor } }: Caller,
  saved: { readonly state: string; readonly version: number; readonly terms: NewDormancyTerms | null },
): Promise<DormancyState> =>
  database.inTenant({ tenant, ...actor }, async (tx) => {
    await lockTenant(tx);
    const stored = (await readDormancyRules(tx, tenant)).find(({ state }) => state === saved.state);
    const shown = told(saved.state, stored);
    if (shown.version !== saved.version)
      throw staleVersion(
        { version: shown.version, updatedBy: stored?.updatedBy ?? null, updatedAt: stored?.updatedAt ?? null },
        { shown, message: 'Somebody else changed this in the meantime.' },
      );
    if (stored || saved.terms !== null) await storeDormancyRule(tx, tenant, saved);
    const after = (await readDormancyRules(tx, tenant)).find(({ state }) => state === saved.state);
    return told(saved.state, after);
  });

async function toldStates(tx: Transaction<DB>, tenant: string): Promise<DormancyState[]> {
  const stored = await readDormancyRules(tx, tenant);
  return dormancyStates.map(({ code }) =>
    told(
      code,
      stored.find(({ state }) => state === code),
    ),
  );
}

/** Throws NOT_FOUND for what is no state of the table. */
function told(code: string, stored: StoredDormancy | undefined): DormancyState {
  const [product, name] = [productRule(code), dormancyStates.find((state) => state.code === code)?.name];
  if (product === null || name === undefined) throw new AppError('NOT_FOUND');
  if (!stored) return { state: code, name, rule: product, product, version: 0, saved: null };
  const { version, updatedBy, updatedAt, ...rule } = stored;
  return { state: code, name, rule, product, version, saved: { by: updatedBy, at: updatedAt } };
}
