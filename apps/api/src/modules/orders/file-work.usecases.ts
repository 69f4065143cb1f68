import { type ActionName, can, errorCodeOf, type FileState } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { fileStateOf } from './order-state.ts';
import { type OrderState, readState } from './orders.queries.ts';

/** The file that is written, as it stands. */
export interface FileInHand {
  readonly place: FilePlace;
  readonly state: OrderState;
  /** The caller with the rights of the file's region. */
  readonly session: UserSession;
  readonly file: FileState;
  /** Throws where the caller may not do something to this file. */
  refuse(action: ActionName): void;
  /** Nothing was changed: whoever shows the file is not told. */
  leaveUntold(): void;
}

interface FileWork {
  readonly database: Database;
  readonly caller: Caller;
  readonly ordersID: number;
  /** What the caller must be allowed; undefined where the work asks for more than one thing, by `refuse`. */
  readonly action?: ActionName;
}

/**
 * Writes a file in one transaction, while nobody else writes it. The caller may know of it and do this to it as it stands, and whoever shows
 * the file is told once it is stored. Throws NOT_FOUND for files of other regions as for those that do not exist.
 */
export function fileWork<T>(
  { database, caller, ordersID, action }: FileWork,
  work: (tx: Transaction<DB>, file: FileInHand) => Promise<T>,
): Promise<T> {
  const { actor } = caller;
  return database.inTenant(actor, async (tx) => {
    await lockFiles(tx, [ordersID]);
    const state = visible(await readState(tx, actor.tenant, ordersID), caller.session);
    // The file may have been moved since the gate asked for its region.
    const session = sessionIn(caller.session, state.regionID);
    const file = fileStateOf(state, session);
    const refuse = (wanted: ActionName) => {
      const { reason } = can(session.access, wanted, { file });
      if (reason) throw new AppError(errorCodeOf(reason), reason.text);
    };
    if (action !== undefined) refuse(action);
    let isTold = true;
    const leaveUntold = () => {
      isTold = false;
    };
    const place = { tenant: actor.tenant, ordersID };
    const result = await work(tx, { place, state, session, file, refuse, leaveUntold });
    if (isTold) await announceFile(tx, actor, 'FileChanged', state);
    return result;
  });
}
