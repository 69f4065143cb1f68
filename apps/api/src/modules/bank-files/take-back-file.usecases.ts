import type { BankFileRow } from '@closewright/contract/bank-files';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { holdBankAccounts } from './bank-account.queries.ts';
import { refusedAsClosed } from './bank-file-refused.ts';
import { foundFile, refuseWriting } from './bank-files.usecases.ts';
import { takeBackStored } from './files.queries.ts';

/** Takes a file back, whole: its items and balances are gone. */
export function takeBackBankFile(
  database: Database,
  caller: Caller,
  { bankFileID, reason }: { readonly bankFileID: number; readonly reason: string },
): Promise<BankFileRow> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockFiles(tx, []);
    const before = await foundFile(tx, caller, bankFileID);
    refuseWriting(caller, before.told);
    await holdBankAccounts(tx, before.accounts);
    // Again, for somebody may have taken it back meanwhile.
    const { file } = await foundFile(tx, caller, bankFileID);
    if (file.takenBack)
      throw new AppError('TAKEN_BACK_ALREADY', `${file.takenBack.by} has taken this file back already.`);
    await takeBackStored(tx, tenant, bankFileID, reason).catch((error) => {
      throw refusedAsCarriedOn(refusedAsClosed(error, 'bankFileID'));
    });
    return (await foundFile(tx, caller, bankFileID)).file;
  });
}

/** What hangs on a file keeps it: a match of one of its items, or a later file that tells the same. */
function refusedAsCarriedOn(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'LG001' && error.message === 'MATCHED')
    return new AppError('CARRIED_ON', 'An item of this file is matched. Take the match apart first.', { cause: error });
  if (error.code === 'LG001' && error.message === 'RECEIVED') {
    const why = 'An expected wire came in by an item of this file. Take its receipt back first.';
    return new AppError('CARRIED_ON', why, { cause: error });
  }
  if (error.code !== 'BF001' || !('detail' in error)) return error;
  const { fileName } = JSON.parse(String(error.detail));
  const why = `“${fileName}” was taken later and tells some of this again. Take that file back first.`;
  return new AppError('CARRIED_ON', why, { cause: error });
}
