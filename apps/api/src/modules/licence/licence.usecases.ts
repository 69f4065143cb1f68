import type { ActiveUser, Licence } from '@closewright/contract/licence';
import { readSetting } from '@closewright/domain/system-settings';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readSettings } from '../system-settings/system-settings.queries.ts';
import { readActiveUsers } from './licence.queries.ts';

interface Deps {
  database: Database;
  now(): Date;
  /** A user counts as active for this long after a screen was opened: the time after which an idle session ends. */
  idleMilliseconds: number;
}

/** How many users are active, and how many may be. */
export function getLicence(deps: Deps, { actor }: Caller): Promise<Licence> {
  return deps.database.inTenant(actor, (tx) => licenceIn(tx, actor.tenant, deps));
}

/** The licence of a tenant, in a transaction of the caller's. */
export async function licenceIn(
  tx: Transaction<DB>,
  tenant: string,
  times: Pick<Deps, 'now' | 'idleMilliseconds'>,
): Promise<Licence> {
  const stored = Object.fromEntries((await readSettings(tx, tenant)).map(({ name, value }) => [name, value]));
  const { length: userCount } = await readActiveUsers(tx, tenant, activeSince(times));
  return {
    userCount,
    // 0 stands for no limit.
    userLimit: readSetting(stored, 'licensedUsers') || null,
    alertThreshold: readSetting(stored, 'licenceAlertPercent'),
    isLicenseEnforced: readSetting(stored, 'licenceEnforced'),
  };
}

/** Who is active now. The number of a file in a region the caller does not see stays unsaid. */
export function listActiveUsers(deps: Deps, { actor, session }: Caller): Promise<ActiveUser[]> {
  return deps.database.inTenant(actor, async (tx) =>
    (await readActiveUsers(tx, actor.tenant, activeSince(deps))).map(({ regionID, ...user }) =>
      regionID === null || session.seesRegion(regionID) ? user : { ...user, ordersID: null, fileNumber: null },
    ),
  );
}

const activeSince = ({ now, idleMilliseconds }: Pick<Deps, 'now' | 'idleMilliseconds'>) =>
  new Date(now().getTime() - idleMilliseconds);
