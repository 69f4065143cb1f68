import type { AuditEntry, FileHeader, OrderDetail, OrderRow, RecentFile } from '@closewright/contract/orders';
import { type Actor as AccessActor, can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { fileHeaderOf, type HeadedFile } from '@closewright/domain/orders';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import { auditScopeOf } from '../../platform/audit/audit-scope.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from './file-work.usecases.ts';
import { regionsWhere } from './listed-regions.queries.ts';
import { readAudit } from './order-audit.queries.ts';
import { findRows, type Reader, recentRows } from './order-rows.queries.ts';
import { readByNumber, setPinned } from './orders.queries.ts';

/** A file with everything in it; one round trip to the database. */
export async function getOrder(database: Database, { actor, session }: Caller, ordersID: number): Promise<OrderDetail> {
  const document = (await database.readOrderDocument(actor, ordersID)) as OrderDetail | null;
  visible(document?.order, session);
  return document as OrderDetail;
}

/** What the header of a file says; one round trip to the database. */
export async function fileHeader(
  database: Database,
  { actor, session }: Caller,
  ordersID: number,
): Promise<FileHeader> {
  // The function reads what the domain asks for.
  const file = (await database.readFileHeader(actor, ordersID)) as HeadedFile | null;
  visible(file?.order, session);
  // A file that is not there was refused.
  return fileHeaderOf(file as HeadedFile);
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
export function pinFile(database: Database, caller: Caller, ordersID: number, isPinned: boolean) {
  return besideFile({ database, caller, ordersID }, async (tx) => {
    await setPinned(tx, caller.actor.tenant, caller.session.usersID, ordersID, isPinned);
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
