import type { RealtimeMessage } from '@closewright/contract/realtime';
import type { ActionName, FileState } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { refreshAlerts } from '../alerts/refresh-alerts.usecases.ts';
import { fileStateOf } from './order-state.ts';
import { idOfNumber, type OrderState, readStates } from './orders.queries.ts';

/** A file that the caller may know of, as it stands in a transaction. */
export interface VisibleFile {
  readonly place: FilePlace;
  readonly state: OrderState;
  /** The caller with the rights of the file's region. */
  readonly session: UserSession;
  readonly file: FileState;
  /** Throws where the caller may not do something to this file; `path` is the field that asks for it, where it is one of several. */
  refuse(action: ActionName, path?: string): void;
  /** Tells whoever shows the file, once the transaction is stored. */
  tell(event?: RealtimeMessage['Event']): Promise<void>;
}

/** The file that is written. */
export interface FileInHand extends VisibleFile {
  /** Judges the file again, with what was written until here. */
  refreshAlerts(): Promise<void>;
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

interface FileWriting extends FileWork {
  /** Other files that must stay as they are meanwhile. */
  readonly beside?: readonly number[];
}

/**
 * Several files at once, each judged by the rights in its own region. Files that the caller may not know of are missing, as those that do
 * not exist.
 */
export async function visibleFiles(
  tx: Transaction<DB>,
  { actor, session: asking }: Caller,
  ordersIDs: readonly number[],
): Promise<VisibleFile[]> {
  const states = await readStates(tx, actor.tenant, ordersIDs);
  return states
    .filter(({ regionID }) => asking.seesRegion(regionID))
    .map((state) => {
      // The file may have been moved since the gate asked for its region.
      const session = sessionIn(asking, state.regionID);
      const file = fileStateOf(state, session);
      return {
        place: { tenant: actor.tenant, ordersID: state.ordersID },
        state,
        session,
        file,
        refuse: (action, path) => refuseAction(session.access, action, { file }, path),
        tell: (event = 'FileChanged') => announceFile(tx, actor, event, state),
      };
    });
}

/** A file that the caller may know of. Throws NOT_FOUND for files of other regions as for those that do not exist. */
export async function visibleFile(tx: Transaction<DB>, caller: Caller, ordersID: number): Promise<VisibleFile> {
  const [found] = await visibleFiles(tx, caller, [ordersID]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The file of a number, as it is typed; null for files of other regions as for those that do not exist. */
export async function visibleFileNumbered(
  tx: Transaction<DB>,
  caller: Caller,
  fileNumber: string,
): Promise<VisibleFile | null> {
  const ordersID = await idOfNumber(tx, caller.actor.tenant, fileNumber);
  const [found] = ordersID === null ? [] : await visibleFiles(tx, caller, [ordersID]);
  return found ?? null;
}

/** Reads a file, or writes beside it, in one transaction; the file stays as it is. The caller may know of it and do this to it as it stands. */
export function besideFile<T>(
  { database, caller, ordersID, action }: FileWork,
  work: (tx: Transaction<DB>, file: VisibleFile) => Promise<T>,
): Promise<T> {
  return database.inTenant(caller.actor, async (tx) => {
    const found = await visibleFile(tx, caller, ordersID);
    if (action !== undefined) found.refuse(action);
    return work(tx, found);
  });
}

/**
 * Writes a file in one transaction, while nobody else writes it. The caller may know of it and do this to it as it stands, and whoever shows
 * the file is told once it is stored.
 */
export function writeFile<T>(
  { database, caller, ordersID, beside = [], action }: FileWriting,
  work: (tx: Transaction<DB>, file: FileInHand) => Promise<T>,
): Promise<T> {
  return database.inTenant(caller.actor, async (tx) => {
    await lockFiles(tx, [ordersID, ...beside]);
    const found = await visibleFile(tx, caller, ordersID);
    if (action !== undefined) found.refuse(action);
    let isTold = true;
    const result = await work(tx, {
      ...found,
      refreshAlerts: () => refreshAlerts(tx, caller.actor.tenant, [ordersID]),
      leaveUntold: () => {
        isTold = false;
      },
    });
    if (isTold) await found.tell();
    return result;
  });
}

interface FilesWriting extends Omit<FileWork, 'ordersID'> {
  readonly ordersIDs: readonly number[];
  /** Where each of them is named. */
  readonly pathOf: (at: number) => string;
}

/**
 * Writes several files in one transaction, while nobody else writes any of them, and gives them in the order in which they are named. Whoever shows one of
 * them is told once it is stored.
 * @throws AppError at the path of a file that the caller may not know of or do this to
 */
export function writeFiles<T>(
  { database, caller, ordersIDs, pathOf, action }: FilesWriting,
  work: (tx: Transaction<DB>, files: readonly FileInHand[]) => Promise<T>,
): Promise<T> {
  return database.inTenant(caller.actor, async (tx) => {
    await lockFiles(tx, ordersIDs);
    const visible = new Map((await visibleFiles(tx, caller, ordersIDs)).map((each) => [each.place.ordersID, each]));
    const untold = new Set<number>();
    const files = ordersIDs.map((ordersID, at): FileInHand => {
      const found = visible.get(ordersID);
      if (!found) throw fileNotThere(pathOf(at));
      if (action !== undefined) found.refuse(action, pathOf(at));
      return {
        ...found,
        refreshAlerts: () => refreshAlerts(tx, caller.actor.tenant, [ordersID]),
        leaveUntold: () => {
          untold.add(ordersID);
        },
      };
    });
    const result = await work(tx, files);
    for (const { place, tell } of files) if (!untold.has(place.ordersID)) await tell();
    return result;
  });
}

const fileNotThere = (path: string): AppError =>
  new AppError('NOT_FOUND', 'There is no such file.', { modelState: { [path]: ['There is no such file'] } });
