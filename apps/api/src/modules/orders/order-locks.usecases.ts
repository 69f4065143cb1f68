import type { OrderLockState } from '@closewright/contract/orders';
import { can } from '@closewright/domain/access';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, type VisibleFile } from './file-work.usecases.ts';
import { dropLock, readLock, takeLock } from './order-locks.queries.ts';
import { noteOpened } from './orders.queries.ts';

interface Request {
  caller: Caller;
  ordersID: number;
  /** The browser tab. */
  sessionKey: string;
}

/** Notes the file as recent, and takes it in use when it is free and the caller may edit it. */
export function openFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, file) => {
    await noteOpened(tx, request.caller.actor.tenant, request.caller.session.usersID, request.ordersID);
    await takeIfFree(tx, request, file);
  });
}

/** The heartbeat of a holder; takes the file when it has become free. */
export function holdFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, (tx, file) => takeIfFree(tx, request, file));
}

/** Takes the file from its holder, by right or because the lock has lapsed. */
export function takeOverFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, file) => {
    file.refuse('takeOverOrder');
    if (await takeLock(tx, holderOf(request), true)) await file.tell('FileInUse');
  });
}

/** Frees the file. Releasing what one does not hold changes nothing, so a late or repeated call does no harm. */
export function releaseFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, file) => {
    if (await dropLock(tx, holderOf(request))) await file.tell('FileAvailable');
  });
}

async function onVisibleFile(
  database: Database,
  { caller, ordersID, sessionKey }: Request,
  work: (tx: Transaction<DB>, file: VisibleFile) => Promise<void>,
): Promise<OrderLockState> {
  return besideFile({ database, caller, ordersID }, async (tx, file) => {
    await work(tx, file);
    const lock = await readLock(tx, caller.actor.tenant, ordersID);
    return { isHeldByMe: lock?.usersID === caller.session.usersID && lock.sessionKey === sessionKey, lock };
  });
}

async function takeIfFree(tx: Transaction<DB>, request: Request, { session, file, tell }: VisibleFile): Promise<void> {
  // Whoever can not edit the file keeps nobody else from it.
  if (!can(session.access, 'saveOrder', { file: { ...file, isFileInUse: false } }).allowed) return;
  const taken = await takeLock(tx, holderOf(request), false);
  if (taken?.isNew) await tell('FileInUse');
}

function holderOf({ caller: { actor, session }, ordersID, sessionKey }: Request) {
  return { tenant: actor.tenant, ordersID, usersID: session.usersID, name: session.displayName, sessionKey };
}
