import { type OrderChanges, type OrderDetail, orderFields } from '@closewright/contract/orders';
import { can, errorCodeOf, type FileState, fieldMode } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon, lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { touchesAlerts } from '../alerts/alert-facts.queries.ts';
import { refreshAlerts } from '../alerts/refresh-alerts.usecases.ts';
import { touchesDates } from '../workflow/file-facts.queries.ts';
import { withMovedDueDates } from '../workflow/moved-due-dates.usecases.ts';
import { refuseProblems } from './file-record-problems.ts';
import { fileRows, invalid, loanTable, removeFileRows, saveFileRows } from './file-rows.ts';
import { branchInRegion, firstLoanID, missingRows, type Place, updateOrder } from './order-changes.queries.ts';
import { refuseUnknownChoices, refuseUnknownCompanies } from './order-choices.ts';
import { columnsOf } from './order-columns.ts';
import { fileStateOf, visible } from './order-state.ts';
import { type OrderState, readDocument, readState } from './orders.queries.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
}

interface Save {
  ordersID: number;
  /** The version the changes are based on. */
  version: number;
  changes: OrderChanges;
}

/**
 * Stores what changed on a file, whole or not at all, and answers the file as it is now. The order of the checks is the
 * order in which a user would want to know: is it there, may I change it, was I first, may I change this field.
 */
export function saveOrder({ database, secrets }: Deps, caller: Caller, save: Save): Promise<OrderDetail> {
  const { actor } = caller;
  const place: Place = { tenant: actor.tenant, ordersID: save.ordersID };
  return database.inTenant(actor, async (tx) => {
    await lockFiles(tx, [save.ordersID]);
    const state = visible(await readState(tx, actor.tenant, save.ordersID), caller.session);
    // The file may have been moved since the gate asked for its region.
    const session = sessionIn(caller.session, state.regionID);
    const file = fileStateOf(state, session);
    const { allowed, reason } = can(session.access, 'saveOrder', { file });
    if (!allowed && reason) throw new AppError(errorCodeOf(reason), reason.text);
    if (state.version !== save.version) throw await versionConflict(tx, caller, state);
    refuseFixedFields(session, file, save.changes);
    refuseForeignRegion(caller, save.changes);
    await refuseForeignBranch(tx, actor.tenant, state, save.changes);
    await refuseUnknownChoices(tx, actor.tenant, save.changes);
    await refuseUnknownCompanies(tx, caller, save.changes);
    if (isEmpty(save.changes)) return readDocument(tx, actor, save.ordersID);

    // A number is one among all files.
    if (save.changes.order?.fileNumber !== undefined) await lockCommon(tx);
    await saveFileRows(tx, secrets, place, save.changes);
    const columns = columnsOf(orderFields, save.changes.order ?? {}, secrets, {
      tenant: actor.tenant,
      row: place.ordersID,
    });
    const defaultLoanID = await defaultLoanOf(tx, place, state, save.changes);
    if (defaultLoanID !== state.defaultLoanID) columns.default_loan_id = defaultLoanID;
    // The file is written once: each update of it is a new version.
    const write = () => updateOrder(tx, place, save.version, columns);
    const isFirst = await (touchesDates(save.changes.order ?? {})
      ? withMovedDueDates(tx, actor, save.ordersID, write)
      : write());
    if (!isFirst) throw await versionConflict(tx, caller, state);
    await removeFileRows(tx, place, save.changes);
    if (touchesAlerts(save.changes)) await refreshAlerts(tx, actor.tenant, [save.ordersID]);

    const document = await readDocument(tx, actor, save.ordersID);
    refuseProblems(save.changes, document);
    await announceFile(tx, actor, 'FileChanged', state);
    const { fileNumber, regionID } = document.order;
    if (fileNumber !== state.fileNumber || regionID !== state.regionID) {
      await announceFile(tx, actor, 'FileChanged', { fileNumber, regionID });
    }
    return document;
  });
}

/** The stored side of a conflict: what is there now, who put it there and when. */
export async function versionConflict(tx: Transaction<DB>, { actor }: Caller, state: OrderState): Promise<AppError> {
  const current = await readDocument(tx, actor, state.ordersID);
  return new AppError('VERSION_CONFLICT', undefined, {
    conflict: { version: state.version, changedBy: state.updatedBy, changedAt: state.updatedAt, current },
  });
}

/** Refuses a change of a field that this user may not change on this file, and names it. */
function refuseFixedFields(session: UserSession, file: FileState, changes: OrderChanges): void {
  const route = routeByName('oe:main');
  for (const path of changedPaths(changes)) {
    const { mode, reason } = fieldMode(session.access, { route, file }, path);
    if (mode === 'edit') continue;
    throw new AppError('FIELD_NOT_EDITABLE', reason?.text, {
      modelState: { [path]: [reason?.text ?? 'This field cannot be changed.'] },
    });
  }
}

function changedPaths(changes: OrderChanges): string[] {
  const paths = Object.keys(changes.order ?? {}).map((name) => `order.${name}`);
  for (const { name: list, record } of fileRows) {
    for (const row of changes[list] ?? []) {
      const { [record.id as never]: rowID, ...rest } = row as Record<string, unknown>;
      paths.push(...Object.keys(rest).map((name) => `${list}.${Number(rowID)}.${name}`));
    }
  }
  return paths;
}

/**
 * The loan that stands for all after this save: the one asked for, else the one that was, else the first there is.
 * Throws when the one asked for is not on the file.
 */
async function defaultLoanOf(
  tx: Transaction<DB>,
  place: Place,
  state: OrderState,
  { defaultLoanID, loans = [], removeLoans = [] }: OrderChanges,
): Promise<number | null> {
  if (defaultLoanID !== undefined) {
    const missing = await missingRows(tx, loanTable, place, [defaultLoanID]);
    if (missing.length > 0) throw invalid('changes.defaultLoanID', 'The file has no such loan');
    return defaultLoanID;
  }
  const isKept = state.defaultLoanID !== null && !removeLoans.includes(state.defaultLoanID);
  if (isKept || (loans.length === 0 && removeLoans.length === 0)) return state.defaultLoanID;
  return firstLoanID(tx, place, removeLoans);
}

/** A file may be moved only to a region where the mover could still change it. */
function refuseForeignRegion({ session }: Caller, { order }: OrderChanges): void {
  if (order?.regionID === undefined) return;
  const there = sessionIn(session, order.regionID);
  if (session.seesRegion(order.regionID) && can(there.access, 'saveOrder').allowed) return;
  throw new AppError('VALIDATION_FAILED', undefined, {
    modelState: { 'changes.order.regionID': ['The region is not one of yours.'] },
  });
}

/** The branch of a file belongs to its region, whichever of the two is changed. */
async function refuseForeignBranch(
  tx: Transaction<DB>,
  tenant: string,
  state: OrderState,
  { order = {} }: OrderChanges,
): Promise<void> {
  const { regionID = state.regionID, branchID = state.branchID } = order;
  if (regionID === state.regionID && branchID === state.branchID) return;
  if (await branchInRegion(tx, tenant, branchID, regionID)) return;
  throw invalid('order.branchID', 'The branch does not belong to the region');
}

function isEmpty({ order, defaultLoanID, ...rows }: OrderChanges): boolean {
  return (
    Object.keys(order ?? {}).length === 0 &&
    defaultLoanID === undefined &&
    Object.values(rows).every((list) => (list ?? []).length === 0)
  );
}
