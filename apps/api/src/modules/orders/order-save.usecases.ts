import { type OrderChanges, type OrderDetail, orderFields, orderRecord } from '@closewright/contract/orders';
import { can, type FileState, fieldMode } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import {
  choicesOf,
  choicesOfRows,
  columnsOf,
  idOf,
  invalid,
  missingRows,
  type RecordPlace,
  refuseProblems,
  refuseUnknownChoices,
  removedIn,
  removeRecords,
  rowsIn,
  saveRecords,
} from '../../platform/records/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { touchesAlerts } from '../alerts/alert-facts.queries.ts';
import { insuredLoans, loansWithEntries, moveToFirstLoan } from '../settlement/settlement.queries.ts';
import { touchesDates } from '../workflow/file-facts.queries.ts';
import { withMovedDueDates } from '../workflow/moved-due-dates.usecases.ts';
import { type FileInHand, writeFile } from './file-work.usecases.ts';
import { keepingLockedStatement } from './locked-statement.queries.ts';
import { branchInRegion, firstLoanID, updateOrder } from './order-changes.queries.ts';
import { refuseUnknownCompanies } from './order-companies.ts';
import { loanList, orderLists, refuseUnknownLoans } from './order-lists.ts';
import { type OrderState, readDocument } from './orders.queries.ts';

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
  return writeFile({ database, caller, ordersID: save.ordersID, action: 'saveOrder' }, (tx, inHand) => {
    const { tenant } = actor;
    const { isSettlementLocked: isLocked } = inHand.state;
    return keepingLockedStatement(tx, { tenant, ordersID: save.ordersID, isLocked }, () => store(tx, inHand));
  });

  async function store(tx: Transaction<DB>, inHand: FileInHand): Promise<OrderDetail> {
    const { state, session, file } = inHand;
    const place: RecordPlace = { ...inHand.place, what: 'file' };
    if (state.version !== save.version) throw await versionConflict(tx, caller, state);
    refuseFixedFields(session, file, save.changes);
    refuseForeignRegion(caller, save.changes);
    await refuseForeignBranch(tx, actor.tenant, state, save.changes);
    await refuseLoansWithEntries(tx, place, save.changes);
    await refuseUnknownChoices(tx, actor.tenant, [
      ...choicesOf(orderRecord.fields, save.changes.order ?? {}, 'changes.order'),
      ...choicesOfRows(orderLists, save.changes),
    ]);
    await refuseUnknownCompanies(tx, caller, save.changes);
    if (isEmpty(save.changes)) {
      inHand.leaveUntold();
      return readDocument(tx, actor, save.ordersID);
    }

    // A number is one among all files.
    if (save.changes.order?.fileNumber !== undefined) await lockCommon(tx);
    const saving = { tx, secrets, place };
    await refuseUnknownLoans(tx, place, save.changes);
    await saveRecords(saving, orderLists, save.changes);
    const columns = columnsOf(orderFields, save.changes.order ?? {}, {
      secrets,
      tenant: actor.tenant,
      table: orderRecord.table,
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
    await removeRecords(saving, orderLists, save.changes);
    if (state.defaultLoanID === null && defaultLoanID !== null) await moveToFirstLoan(tx, place, defaultLoanID);
    if (touchesAlerts(save.changes)) await inHand.refreshAlerts();

    const document = await readDocument(tx, actor, save.ordersID);
    refuseProblems(orderLists, save.changes, document);
    const { fileNumber, regionID } = document.order;
    if (fileNumber !== state.fileNumber || regionID !== state.regionID) {
      await announceFile(tx, actor, 'FileChanged', { fileNumber, regionID });
    }
    return document;
  }
}

/** The stored side of a conflict: what is there now, who put it there and when. */
export async function versionConflict(tx: Transaction<DB>, { actor }: Caller, state: OrderState): Promise<AppError> {
  return staleVersion(state, { shown: await readDocument(tx, actor, state.ordersID) });
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
  for (const list of orderLists) {
    // The list itself is what rows come to and go from.
    const isAnyNew = rowsIn(changes, list).some((row) => idOf(list, row) < 0);
    if (isAnyNew || removedIn(changes, list).length > 0) paths.push(list.name);
    for (const row of rowsIn(changes, list)) {
      const { [list.record.id]: rowID, ...rest } = row;
      paths.push(...Object.keys(rest).map((name) => `${list.name}.${Number(rowID)}.${name}`));
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
  place: RecordPlace,
  state: OrderState,
  { defaultLoanID, loans = [], removeLoans = [] }: OrderChanges,
): Promise<number | null> {
  if (defaultLoanID !== undefined) {
    const missing = await missingRows(tx, loanList, place, [defaultLoanID]);
    if (missing.length > 0) throw invalid('changes.defaultLoanID', 'The file has no such loan');
    return defaultLoanID;
  }
  const isKept = state.defaultLoanID !== null && !removeLoans.includes(state.defaultLoanID);
  if (isKept || (loans.length === 0 && removeLoans.length === 0)) return state.defaultLoanID;
  return firstLoanID(tx, place, removeLoans);
}

/** A loan goes only when nothing is entered in its statement, which would go with it without a word, and no rate order insures it. */
async function refuseLoansWithEntries(
  tx: Transaction<DB>,
  place: RecordPlace,
  { removeLoans = [] }: OrderChanges,
): Promise<void> {
  if (removeLoans.length === 0) return;
  const refuse = ([loanID]: readonly number[], problem: string) => {
    if (loanID !== undefined) throw invalid(`changes.removeLoans.${removeLoans.indexOf(loanID)}`, problem);
  };
  const entered = 'The settlement statement of the loan has entries. Delete them first.';
  refuse(await loansWithEntries(tx, place, removeLoans), entered);
  const insured = 'A rate order of another statement insures the loan. Pick another loan there first.';
  refuse(await insuredLoans(tx, place, removeLoans), insured);
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
