import type { AuditEntry, FileHeader, OrderDetail, OrderRow, RecentFile } from '@closewright/contract/orders';
import { type Actor as AccessActor, can, type FileState } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { fileHeaderOf } from '@closewright/domain/orders';
import type { Transaction } from 'kysely';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import { auditScopeOf } from '../../platform/audit/audit-scope.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { regionsWhere } from './listed-regions.queries.ts';
import { readAudit } from './order-audit.queries.ts';
import { findRows, type Reader, recentRows } from './order-rows.queries.ts';
import { fileStateOf } from './order-state.ts';
import { type OrderState, readByNumber, readState, readStates, setPinned } from './orders.queries.ts';

/** A file with everything in it; one round trip to the database. */
export async function getOrder(database: Database, { actor, session }: Caller, ordersID: number): Promise<OrderDetail> {
  const document = (await database.readOrderDocument(actor, ordersID)) as OrderDetail | null;
  visible(document?.order, session);
  return document as OrderDetail;
}

/** What the header of a file says. */
export async function fileHeader(database: Database, caller: Caller, ordersID: number): Promise<FileHeader> {
  return fileHeaderOf(await getOrder(database, caller, ordersID));
}

/**
 * A file that the caller may know of, with its state as the access rules judge it, for other modules' work on it inside
 * their transaction. Throws NOT_FOUND for files of other regions as for those that do not exist.
 */
export async function visibleFile(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  ordersID: number,
): Promise<{ state: OrderState; file: FileState }> {
  const state = visible(await readState(tx, actor.tenant, ordersID), session);
  return { state, file: fileStateOf(state, session) };
}

/**
 * Several files at once, each judged by the rights in its own region: `there` is the caller as that file meets them. Files that the caller
 * may not know of are missing, as those that do not exist.
 */
export async function visibleFiles(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  ordersIDs: readonly number[],
): Promise<{ state: OrderState; file: FileState; there: UserSession }[]> {
  const states = await readStates(tx, actor.tenant, ordersIDs);
  return states
    .filter(({ regionID }) => session.seesRegion(regionID))
    .map((state) => {
      const there = sessionIn(session, state.regionID);
      return { state, there, file: fileStateOf(state, there) };
    });
}

/** Files whose number begins with the text. */
export function findOrders(database: Database, caller: Caller, text: string): Promise<OrderRow[]> {
  return findRows(database, finderOf(caller), text);
}

/** The recent files of the caller, the branch or all regions of the caller. */
export function recentFiles(
  database: Database,
  caller: Caller,
  scope: 'mine' | 'branch' | 'all',
): Promise<RecentFile[]> {
  return recentRows(database, finderOf(caller), scope);
}

/** The file with exactly this number; one of a region where the caller opens no page of files is not there. */
export async function orderByNumber(database: Database, { actor, session }: Caller, fileNumber: string) {
  const file = visible(await readByNumber(database, actor, fileNumber), session);
  if (!can(sessionIn(session, file.regionID).access, 'openFile').allowed) throw new AppError('NOT_FOUND');
  return file;
}

/** Pins a file to the top of the caller's recent files, or unpins it. */
export function pinFile(database: Database, { actor, session }: Caller, ordersID: number, isPinned: boolean) {
  return database.inTenant(actor, async (tx) => {
    visible(await readState(tx, actor.tenant, ordersID), session);
    await setPinned(tx, actor.tenant, session.usersID, ordersID, isPinned);
    return { isPinned };
  });
}

/** The newest changes of a file. */
export async function orderAudit(
  database: Database,
  { actor, session }: Caller,
  ordersID: number,
  page: { before: number | undefined; take: number },
): Promise<AuditEntry[]> {
  const { rows } = visible(await readAudit(database, actor, ordersID, page, auditScopeOf(session.access)), session);
  return rows.map(auditEntryOf);
}

/** The caller as the reader of lists of files. */
export function readerOf(caller: Caller): Reader {
  return readerWhere(caller, (there) => can(there, 'readOrder').allowed);
}

/** The caller as who looks for a file to open one of its pages. */
export function finderOf(caller: Caller): Reader {
  return readerWhere(caller, (there) => can(there, 'openFile').allowed);
}

/** The caller as the reader of files of the regions where the rights allow something; files of others are not listed. */
export function readerWhere({ actor, session }: Caller, allows: (there: AccessActor) => boolean): Reader {
  const { usersID, branchID } = session;
  return { actor, usersID, branchID, regions: regionsWhere(session, allows) };
}
