import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { AppError } from '@closewright/domain/errors';
import type { ScreeningState } from '@closewright/domain/sanctions';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readLists } from './lists.queries.ts';
import { readScreenedPayee, readScreenings, storeDecision } from './screening.queries.ts';

/** The lists that the office imported. */
export const listSanctionsLists = (database: Database, { actor }: Caller): Promise<SanctionsListRow[]> =>
  database.inTenant(actor, (tx) => readLists(tx, actor.tenant));

interface ScreeningsWanted {
  readonly state?: ScreeningState | undefined;
  readonly wirePayeeID?: number | undefined;
  readonly skip: number;
  readonly take: number;
}

/** A page of the latest screening of each active payee. */
export const listScreenings = (
  database: Database,
  { actor }: Caller,
  wanted: ScreeningsWanted,
): Promise<{ results: SanctionsScreening[]; totalRecords: number; open: number }> =>
  database.inTenant(actor, (tx) => readScreenings(tx, actor.tenant, wanted));

interface Decision {
  readonly screeningID: number;
  readonly isSame: boolean;
  readonly reason: string;
}

/** Says whether a payee is who a list names. Once, of the latest screening of the payee. */
export const decideScreening = (
  database: Database,
  { actor }: Caller,
  decision: Decision,
): Promise<SanctionsScreening> =>
  database.inTenant(actor, async (tx) => {
    // No other decision and no list comes meanwhile.
    await lockTenant(tx);
    const { tenant } = actor;
    const wirePayeeID = await readScreenedPayee(tx, tenant, decision.screeningID);
    if (wirePayeeID === undefined) throw new AppError('NOT_FOUND');
    const current = async () => (await readScreenings(tx, tenant, { wirePayeeID, skip: 0, take: 1 })).results[0];
    const latest = await current();
    if (!latest)
      throw new AppError('DECIDED_ALREADY', 'This payee is inactive: it is screened when it is active again.');
    if (latest.screeningID !== decision.screeningID)
      throw new AppError('DECIDED_ALREADY', `${latest.payee} was screened again since. Look at what came of it.`);
    if (latest.decision) throw new AppError('DECIDED_ALREADY', `${latest.decision.by} has decided this already.`);
    if (latest.state !== 'open')
      throw new AppError('DECIDED_ALREADY', 'There is nothing to decide: no name is like it.');
    await storeDecision(tx, tenant, decision).catch(refuseOwn);
    const decided = await current();
    if (!decided) throw new AppError('NOT_FOUND');
    return decided;
  });

/** The database says who decides (0108_sanctions.sql). */
function refuseOwn(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'SN001') throw error;
  throw new AppError(
    'SECOND_PERSON_NEEDED',
    'Another person decides than who entered the payee, changed it, or entered its instructions.',
    { cause: error },
  );
}
