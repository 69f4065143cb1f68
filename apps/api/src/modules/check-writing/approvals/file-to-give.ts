import type { ActionName } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseAction } from '../../../platform/auth/refuse-action.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { invalid } from '../../../platform/records/index.ts';
import { type VisibleFile, visibleFileNumbered, visibleFiles } from '../../orders/file-work.usecases.ts';
import { refusal } from '../posting-work.ts';

const path = 'toFile';

/**
 * The file of this number, to be given money of another. Throws at `toFile` where there is none that the caller may know of and pay out of, and for the
 * file itself. Whoever has it open is not in the way: nothing of it is edited.
 */
export async function fileToGive(
  tx: Transaction<DB>,
  caller: Caller,
  { place: { ordersID } }: Pick<VisibleFile, 'place'>,
  fileNumber: string,
): Promise<VisibleFile> {
  const found = await visibleFileNumbered(tx, caller, fileNumber);
  if (!found) throw refusal('NOT_FOUND', path, `There is no file ${fileNumber}.`);
  if (found.place.ordersID === ordersID) throw invalid(path, 'Choose another file: this is the one that gives it');
  refuseLocked(found, 'writeChecks');
  return found;
}

/** The file that gets what is approved. Throws where the caller may not know of it or decide there, or it is locked. */
export async function fileThatGets(tx: Transaction<DB>, caller: Caller, ordersID: number): Promise<VisibleFile> {
  const [found] = await visibleFiles(tx, caller, [ordersID]);
  if (!found) throw new AppError('NOT_FOUND');
  refuseLocked(found, 'decideApprovals');
  return found;
}

/** The other files of a payment for several that is ended. Throws where the caller may not know of one of them or decide there, or it is locked. */
export async function filesBeside(
  tx: Transaction<DB>,
  caller: Caller,
  ordersIDs: readonly number[],
): Promise<readonly VisibleFile[]> {
  if (ordersIDs.length === 0) return [];
  const found = await visibleFiles(tx, caller, ordersIDs);
  if (found.length < ordersIDs.length) throw new AppError('NOT_FOUND');
  for (const file of found) refuseLocked(file, 'decideApprovals');
  return found;
}

function refuseLocked({ session, state, file }: VisibleFile, action: ActionName): void {
  if (state.isLocked) throw refusal('FILE_LOCKED', path, `File ${state.fileNumber} is locked.`);
  refuseAction(session.access, action, { file: { ...file, isFileInUse: false } }, path);
}
