import type { ClosingDay } from '@closewright/contract/holidays';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { deleteClosingDay, readClosingDays, storeClosingDay } from './holidays.queries.ts';

/** The closing days of the tenant. */
export function listClosingDays(database: Database, { actor }: Caller): Promise<ClosingDay[]> {
  return database.inTenant(actor, (tx) => readClosingDays(tx, actor.tenant));
}

/** Adds, renames or takes back a closing day and answers all of them. */
export function saveClosingDay(
  database: Database,
  { actor }: Caller,
  { date, name, version }: { date: string; name: string | null; version: number },
): Promise<ClosingDay[]> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = (await readClosingDays(tx, tenant)).find((day) => day.date === date);
    if (stored) refuseStale(stored, version);
    // It was there when it was read, or it never was.
    else if (version > 0 || name === null) throw new AppError('NOT_FOUND');
    if (name === null) await deleteClosingDay(tx, tenant, date);
    else if (name !== stored?.name) await storeClosingDay(tx, tenant, date, name);
    return readClosingDays(tx, tenant);
  });
}
