import type { OrderLockState } from '@closewright/contract/orders';
import { can, errorCodeOf } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { dropLock, readLock, takeLock } from './order-locks.queries.ts';
import { fileStateOf } from './order-state.ts';
import { noteOpened, type OrderState, readState } from './orders.queries.ts';

interface Request {
  caller: Caller;
  ordersID: number;
  /** The browser tab. */
  sessionKey: string;
}

/** Notes the file as recent, and takes it in use when it is free and the caller may edit it. */
export function openFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, state) => {
    await noteOpened(tx, request.caller.actor.tenant, request.caller.session.usersID, request.ordersID);
    await takeIfFree(tx, request, state);
  });
}

/** The heartbeat of a holder; takes the file when it has become free. */
export function holdFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, (tx, state) => takeIfFree(tx, request, state));
}

/** Takes the file from its holder, by right or because the lock has lapsed. */
export function takeOverFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, state) => {
    const { actor, session } = request.caller;
    const { allowed, reason } = can(session.access, 'takeOverOrder', { file: fileStateOf(state, session) });
    if (!allowed && reason) throw new AppError(errorCodeOf(reason), reason.text);
    if (await takeLock(tx, holderOf(request), true)) await announceFile(tx, actor, 'FileInUse', state);
  });
}

/** Frees the file. Releasing what one does not hold changes nothing, so a late or repeated call does no harm. */
export function releaseFile(database: Database, request: Request): Promise<OrderLockState> {
  return onVisibleFile(database, request, async (tx, state) => {
    if (await dropLock(tx, holderOf(request))) await announceFile(tx, request.caller.actor, 'FileAvailable', state);
  });
}

async function onVisibleFile(
  database: Database,
  { caller, ordersID, sessionKey }: Request,
  work: (tx: Transaction<DB>, state: OrderState) => Promise<void>,
): Promise<OrderLockState> {
  const { actor, session } = caller;
  return database.inTenant(actor, async (tx) => {
    const state = visible(await readState(tx, actor.tenant, ordersID), session);
    await work(tx, state);
    const lock = await readLock(tx, actor.tenant, ordersID);
    return { isHeldByMe: lock?.usersID === session.usersID && lock.sessionKey === sessionKey, lock };
  });
}

async function takeIfFree(tx: Transaction<DB>, request: Request, state: OrderState): Promise<void> {
  const { actor, session } = request.caller;
  // Whoever can not edit the file keeps nobody else from it.
  const file = { ...fileStateOf(state, session), isFileInUse: false };
  if (!can(session.access, 'saveOrder', { file }).allowed) return;
  const taken = await takeLock(tx, holderOf(request), false);
  if (taken?.isNew) await announceFile(tx, actor, 'FileInUse', state);
}

function holderOf({ caller: { actor, session }, ordersID, sessionKey }: Request) {
  return { tenant: actor.tenant, ordersID, usersID: session.usersID, name: session.displayName, sessionKey };
}
