import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { AppError } from '@closewright/domain/errors';
import type { ScreeningState } from '@closewright/domain/sanctions';
import type { Caller } from '../../platform/auth/caller.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readLists } from './lists.queries.ts';
import {
  readScreenedPayee,
  readScreenings,
  repeatScreening,
  type ScreenedPayee,
  storeDecision,
} from './screening.queries.ts';

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

/**
 * Says whether a payee is who a list names, of its latest screening: once while it is open, and of one that is blocked, that it is somebody else. Nobody says
 * so of what they entered, nor of what they blocked.
 */
export const decideScreening = (
  database: Database,
  { actor }: Caller,
  decision: Decision,
): Promise<SanctionsScreening> =>
  database.inTenant(actor, async (tx) => {
    // No other decision and no list comes meanwhile.
    await lockTenant(tx);
    const { tenant } = actor;
    const about = await readScreenedPayee(tx, tenant, decision.screeningID);
    if (about === undefined) throw new AppError('NOT_FOUND');
    const { wirePayeeID } = about;
    const current = async () => (await readScreenings(tx, tenant, { wirePayeeID, skip: 0, take: 1 })).results[0];
    const latest = await current();
    if (!latest)
      throw new AppError('DECIDED_ALREADY', 'This payee is inactive: it is screened when it is active again.');
    if (latest.screeningID !== decision.screeningID)
      throw new AppError('DECIDED_ALREADY', `${latest.payee} was screened again since. Look at what came of it.`);
    refuseDecision(latest, about, decision.isSame);
    // A decision is of one screening. Who is blocked is screened again for another one.
    const screeningID = about.isDecided ? await nextIDs(tx, 'sanctions_screening_id') : decision.screeningID;
    if (about.isDecided) await repeatScreening(tx, tenant, { screeningID: decision.screeningID, as: screeningID });
    await storeDecision(tx, tenant, { ...decision, screeningID, wirePayeeID });
    const decided = await current();
    if (!decided) throw new AppError('NOT_FOUND');
    return decided;
  });

/** Refuses what is decided already, and what another person has to decide. */
function refuseDecision(
  { state, decision, payee }: SanctionsScreening,
  { isOwn, hasDecided }: ScreenedPayee,
  isSame: boolean,
): void {
  const isLift = state === 'blocked' && !isSame;
  if (decision && !isLift) throw new AppError('DECIDED_ALREADY', `${decision.by} has decided this already.`);
  if (state !== 'open' && !isLift)
    throw new AppError('DECIDED_ALREADY', 'There is nothing to decide: no name is like it.');
  if (isLift && hasDecided)
    throw new AppError('SECOND_PERSON_NEEDED', `You blocked ${payee} yourself: somebody else has to clear it.`);
  if (isOwn)
    throw new AppError(
      'SECOND_PERSON_NEEDED',
      `You entered ${payee} or its instructions: somebody else has to decide.`,
    );
}
