import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { decidePayFile, lockPayFiles } from './files.queries.ts';
import { foundFile, refuseWriting } from './positive-pay.usecases.ts';

/** Records that the bank loaded a file. */
export const acceptPositivePayFile = (
  database: Database,
  caller: Caller,
  positivePayFileID: number,
): Promise<PositivePayFileRow> => decide(database, caller, positivePayFileID, { state: 'accepted', reason: null });

/** Records that a file did not reach the bank, or was refused there after all, so that all it told is due again. */
export const takeBackPositivePayFile = (
  database: Database,
  caller: Caller,
  { positivePayFileID, reason }: { readonly positivePayFileID: number; readonly reason: string },
): Promise<PositivePayFileRow> => decide(database, caller, positivePayFileID, { state: 'taken back', reason });

function decide(
  database: Database,
  caller: Caller,
  positivePayFileID: number,
  decision: Parameters<typeof decidePayFile>[3],
): Promise<PositivePayFileRow> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    const before = await foundFile(tx, caller, positivePayFileID);
    refuseWriting(caller, before.account);
    await lockPayFiles(tx, tenant, before.file.bankAccountID);
    // Again, for somebody may have decided it meanwhile.
    const { file } = await foundFile(tx, caller, positivePayFileID);
    if (file.state === 'taken back' || file.state === decision.state)
      throw new AppError('DECIDED_ALREADY', `${file.decidedBy} has ${done[file.state]} already.`);
    await decidePayFile(tx, tenant, positivePayFileID, decision).catch(refusedAsEnded);
    return (await foundFile(tx, caller, positivePayFileID)).file;
  });
}

const done = { accepted: 'accepted this file', 'taken back': 'taken this file back' } as const;

/** A file is not taken back while a later one voids or stops a check that the bank would not know then: the database says which. */
function refusedAsEnded(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'PP002' || !('detail' in error)) throw error;
  const { check, file } = JSON.parse(String(error.detail));
  throw new AppError('CARRIED_ON', `File ${file} ends check ${check} of this one. Take that file back first.`, {
    cause: error,
  });
}
