import { type ActionName, can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { RemittanceKind } from '@closewright/domain/remittances';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { type VisibleFile, visibleFiles } from '../orders/file-work.usecases.ts';
import { regionsWhere } from '../orders/listed-regions.queries.ts';
import type { RemitRead } from './policies.queries.ts';

/** What remittances are worked on with. */
export interface RemitDeps {
  readonly database: Database;
  readonly clock: Clock;
}

const kinds = {
  period: 'readRemittances',
  fragment: 'readRemittanceFragments',
} as const satisfies Record<RemittanceKind, ActionName>;

/** The files that somebody is told of here. Refuses a kind that the office has not switched on. */
export function remitRead({ actor, session }: Caller, kind: RemittanceKind): RemitRead {
  const action = kinds[kind];
  const regions = regionsWhere(session, (there) => can(there, action).allowed);
  if ('only' in regions && regions.only.length === 0) refuseAction(session.access, action);
  return { tenant: actor.tenant, regions };
}

/** The files of remittances of whichever kind, as far as they are of the regions of whoever asks. */
export const remitReadOfAll = ({ actor, session }: Caller): RemitRead => ({
  tenant: actor.tenant,
  regions: regionsWhere(session, (there) => can(there, 'readEscrowAccounting').allowed),
});

/** Locks files in their order, and refuses where one of them may not be known of or remitted. */
export async function lockRemitted(
  tx: Transaction<DB>,
  caller: Caller,
  ordersIDs: readonly number[],
): Promise<ReadonlyMap<number, VisibleFile>> {
  const all = [...new Set(ordersIDs)].toSorted((one, other) => one - other);
  await lockFiles(tx, all);
  const seen = await visibleFiles(tx, caller, all);
  if (seen.length < all.length) throw new AppError('NOT_FOUND');
  for (const { session } of seen) refuseAction(session.access, 'writeRemittances');
  return new Map(seen.map((file) => [file.place.ordersID, file]));
}
