import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { AppError } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';
import { notMatched, notOver, notReconciled, packProblems } from '@closewright/domain/reconciliation';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import { invalid } from '../../../platform/records/index.ts';
import { type Database, nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { readWaiting } from '../matching/waiting.usecases.ts';
import { readDayDigest } from './digest.queries.ts';
import { officeOf, packOf } from './pack.usecases.ts';
import { holdLedger, readReconciliationOfDay, storeReconciliation } from './reconciliations.queries.ts';
import { foundReconciliation } from './reconciliations.usecases.ts';
import { foundTrustAccount, refuseReconciling } from './trust-accounts.usecases.ts';

/** Which day is finalized, as whoever signs has seen it, and what is said with the signature. */
interface Finalizing {
  readonly bankAccountID: number;
  readonly date: string;
  readonly digest: string;
  readonly note: string | null;
}

/** Finalizes a bank account through a day, once bank, book and files agree to the cent: its pack is kept, and its days are closed. */
export function finalizeReconciliation(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { bankAccountID, date, digest, note }: Finalizing,
): Promise<ReconciliationRow> {
  const { tenant } = caller.actor;
  const early = notOver(date, todayOf(caller, clock.now()));
  if (early !== null) throw invalid('date', early);
  return database.inTenant(caller.actor, async (tx) => {
    refuseReconciling(caller, await foundTrustAccount(tx, caller, bankAccountID));
    await holdLedger(tx, bankAccountID);
    // Again, for somebody may have finalized it meanwhile.
    const account = await foundTrustAccount(tx, caller, bankAccountID);
    if (account.finalizedThrough !== null && date <= account.finalizedThrough) {
      const made = await readReconciliationOfDay(tx, tenant, { bankAccountID, date });
      const by = made?.isReconFinalized ? ` by ${made.prepared.by}` : '';
      throw new AppError(
        'PERIOD_CLOSED',
        `This bank account is finalized through ${formatDate(account.finalizedThrough)}${by}. Choose a later date.`,
      );
    }
    const waiting = await readWaiting(tx, { tenant, bankAccountID }, date);
    const pack = await packOf(tx, officeOf(caller), { account, date, waiting });
    const obstacle = notReconciled(pack.threeWay) ?? notMatched(waiting);
    if (obstacle !== null) throw new AppError('NOT_RECONCILED', obstacle);
    if ((await readDayDigest(tx, tenant, bankAccountID, date)) !== digest)
      throw new AppError('NOT_RECONCILED', 'Something was posted, imported or matched since you looked. Look again.');
    const [problem] = packProblems(pack);
    if (problem !== undefined) throw new AppError('INTERNAL', undefined, { cause: new Error(problem) });
    const said = JSON.stringify(pack);
    const reconciliationID = await nextIDs(tx, 'reconciliation_id');
    await storeReconciliation(tx, tenant, {
      ...{ reconciliationID, bankAccountID, figures: pack.threeWay, ends: pack.ends, note: note || null },
      ...{ openExceptions: pack.exceptions.length, pack: said, sha256: hashOf(Buffer.from(said)) },
    });
    return (await foundReconciliation(tx, caller, reconciliationID)).row;
  });
}
