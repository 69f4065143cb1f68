import type { AuditEntry, OrderDetail, OrderRow, RecentFile } from '@closewright/contract/orders';
import type { FileState } from '@closewright/domain/access';
import type { Transaction } from 'kysely';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readAudit } from './order-audit.queries.ts';
import { findRows, type Reader, recentRows } from './order-rows.queries.ts';
import { fileStateOf, visible } from './order-state.ts';
import { type OrderState, readByNumber, readState, setPinned } from './orders.queries.ts';

/** A file with everything in it; one round trip to the database. */
export async function getOrder(database: Database, { actor, session }: Caller, ordersID: number): Promise<OrderDetail> {
  const document = (await database.readOrderDocument(actor, ordersID)) as OrderDetail | null;
  visible(document?.order, session);
  return document as OrderDetail;
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

/** Files whose number begins with the text. */
export function findOrders(database: Database, caller: Caller, text: string): Promise<OrderRow[]> {
  return findRows(database, readerOf(caller), text);
}

/** The recent files of the caller, the branch or all regions of the caller. */
export function recentFiles(
  database: Database,
  caller: Caller,
  scope: 'mine' | 'branch' | 'all',
): Promise<RecentFile[]> {
  return recentRows(database, readerOf(caller), scope);
}

/** The file with exactly this number. */
export async function orderByNumber(database: Database, { actor, session }: Caller, fileNumber: string) {
  const { regionID: _, ...reference } = visible(await readByNumber(database, actor, fileNumber), session);
  return reference;
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
  const { rows } = visible(await readAudit(database, actor, ordersID, page), session);
  return rows.map(auditEntryOf);
}

/** The caller as the reader of lists of files. */
export function readerOf({ actor, session }: Caller): Reader {
  return { actor, usersID: session.usersID, branchID: session.branchID, visibleRegions: session.visibleRegions };
}
