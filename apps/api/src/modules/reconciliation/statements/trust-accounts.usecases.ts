import { can, fileReasons, freeFile } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseAction } from '../../../platform/auth/refuse-action.ts';
import { sessionIn, type UserSession } from '../../../platform/auth/user-session.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readTrustAccounts, type TrustAccount } from './accounts.queries.ts';

/** A bank is judged as check writing judges it: by its region. */
const subjectOf = (regionID: number) => ({ file: { ...freeFile, bankCompanyRegionID: regionID } });

/** Whether somebody may know of a bank account, and does `action` in its region: who reconciles, unless said otherwise. */
export function isTold(
  session: UserSession,
  { regionID }: Pick<TrustAccount, 'regionID'>,
  action: 'readReconciliations' | 'writeChecks' = 'readReconciliations',
): boolean {
  const { access } = sessionIn(session, regionID);
  const { file } = subjectOf(regionID);
  return can(access, action).allowed && fileReasons(access, file, { isCheckWriting: true }).length === 0;
}

/** Why somebody may not reconcile a bank account; null where they may. */
export function obstacleOf(session: UserSession, { regionID }: Pick<TrustAccount, 'regionID'>): string | null {
  return can(sessionIn(session, regionID).access, 'writeReconciliations', subjectOf(regionID)).reason?.text ?? null;
}

/** Refuses whoever may not reconcile a bank account. */
export function refuseReconciling({ session }: Caller, { regionID }: Pick<TrustAccount, 'regionID'>): void {
  refuseAction(sessionIn(session, regionID).access, 'writeReconciliations', subjectOf(regionID));
}

/** A trust account that the caller may know of. Throws NOT_FOUND for those of other regions as for those that are not there. */
export async function foundTrustAccount(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  bankAccountID: number,
  action?: 'writeChecks',
): Promise<TrustAccount> {
  const [account] = await readTrustAccounts(tx, actor.tenant, bankAccountID);
  if (!account || !isTold(session, account, action)) throw new AppError('NOT_FOUND');
  return account;
}

/** The trust accounts that the caller may know of, by name. */
export const toldAccounts = async (tx: Transaction<DB>, { actor, session }: Caller): Promise<TrustAccount[]> =>
  (await readTrustAccounts(tx, actor.tenant)).filter((account) => isTold(session, account));
