import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import {
  holdLedger,
  readReconciliation,
  readReconciliations,
  type StoredReconciliation,
  signReconciliation,
} from './reconciliations.queries.ts';
import { foundTrustAccount, isTold, refuseReconciling, toldAccounts } from './trust-accounts.usecases.ts';

/** A page of the reconciliations that the caller may know of, or of one account. */
export function listReconciliations(
  database: Database,
  caller: Caller,
  { bankAccountID, ...page }: { bankAccountID?: number | undefined; skip: number; take: number },
): Promise<{ results: ReconciliationRow[]; totalRecords: number }> {
  return database.inTenant(caller.actor, async (tx) => {
    const accounts =
      bankAccountID === undefined
        ? await toldAccounts(tx, caller)
        : [await foundTrustAccount(tx, caller, bankAccountID)];
    const bankAccountIDs = accounts.map((account) => account.bankAccountID);
    return readReconciliations(tx, caller.actor.tenant, { bankAccountIDs, ...page });
  });
}

/** One reconciliation. */
export function getReconciliation(
  database: Database,
  caller: Caller,
  reconciliationID: number,
): Promise<ReconciliationRow> {
  return database.inTenant(caller.actor, async (tx) => (await foundReconciliation(tx, caller, reconciliationID)).row);
}

/** Signs a reconciliation as its reviewer. */
export function reviewReconciliation(
  database: Database,
  caller: Caller,
  { reconciliationID, note }: { readonly reconciliationID: number; readonly note: string | null },
): Promise<ReconciliationRow> {
  return sign(database, caller, reconciliationID, ({ row, preparedBy }) => {
    if (row.reviewed)
      throw new AppError('DECIDED_ALREADY', `${row.reviewed.by} has reviewed this reconciliation already.`);
    if (preparedBy === keyOf(caller))
      throw new AppError('FORBIDDEN', 'You have prepared this yourself: somebody else has to review it.');
    return { reviewed_by: keyOf(caller), reviewed_note: note || null };
  });
}

/** Asks that the last reconciliation of an account is reopened. */
export function askReopenReconciliation(
  database: Database,
  caller: Caller,
  { reconciliationID, reason }: { readonly reconciliationID: number; readonly reason: string },
): Promise<ReconciliationRow> {
  return sign(database, caller, reconciliationID, (stored) => {
    const { reopenAsked } = stored.row;
    if (reopenAsked) throw new AppError('DECIDED_ALREADY', `${reopenAsked.by} has asked to reopen this already.`);
    refuseUnlessLast(stored);
    return { reopen_asked_by: keyOf(caller), reopen_reason: reason };
  });
}

/** Reopens a reconciliation as somebody else asked, or says no: then the request is over. */
export function reopenReconciliation(
  database: Database,
  caller: Caller,
  {
    reconciliationID,
    isApproved,
    note,
  }: { readonly reconciliationID: number; readonly isApproved: boolean; readonly note: string | null },
): Promise<ReconciliationRow> {
  return sign(database, caller, reconciliationID, (stored) => {
    if (stored.reopenAskedBy === null) throw new AppError('DECIDED_ALREADY', 'Nobody asks to reopen this any more.');
    if (stored.reopenAskedBy === keyOf(caller))
      throw new AppError('FORBIDDEN', 'You asked for this yourself: somebody else has to decide it.');
    const reopened_note = note || null;
    if (!isApproved) return { reopen_asked_by: null, reopen_reason: null, reopened_note };
    refuseUnlessLast(stored);
    return { is_final: false, reopened_note };
  });
}

/** A reconciliation of a bank account that the caller may know of. */
export async function foundReconciliation(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  reconciliationID: number,
): Promise<StoredReconciliation> {
  const found = await readReconciliation(tx, actor.tenant, reconciliationID);
  if (!found || !isTold(session, found)) throw new AppError('NOT_FOUND');
  return found;
}

/** Who signs, as the database names them. */
const keyOf = ({ actor }: Caller): string => String(actor.usersID);

/** Signs what is final still, under the hold of its account, as it is then. */
function sign(
  database: Database,
  caller: Caller,
  reconciliationID: number,
  signed: (stored: StoredReconciliation) => Parameters<typeof signReconciliation>[3],
): Promise<ReconciliationRow> {
  return database.inTenant(caller.actor, async (tx) => {
    const before = await foundReconciliation(tx, caller, reconciliationID);
    refuseReconciling(caller, before);
    await holdLedger(tx, before.row.bankAccountID);
    // Again, for somebody may have signed or reopened it meanwhile.
    const stored = await foundReconciliation(tx, caller, reconciliationID);
    const { isReconFinalized, reopened } = stored.row;
    if (!isReconFinalized) throw new AppError('DECIDED_ALREADY', `${reopened?.by} has reopened this reconciliation.`);
    await signReconciliation(tx, caller.actor.tenant, reconciliationID, signed(stored));
    return (await foundReconciliation(tx, caller, reconciliationID)).row;
  });
}

/** What is finalized later stands on it. */
function refuseUnlessLast({ row: { reconciliationDate }, finalizedThrough }: StoredReconciliation): void {
  if (finalizedThrough !== null && finalizedThrough > reconciliationDate)
    throw new AppError(
      'CARRIED_ON',
      `This bank account is finalized through ${formatDate(finalizedThrough)}. Only its last reconciliation is reopened.`,
    );
}
