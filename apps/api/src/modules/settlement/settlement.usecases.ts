import { blankOf, type RecordKind } from '@closewright/contract/kit';
import {
  type Settlement,
  type SettlementChanges,
  settlementListNames,
  settlementLists,
  settlementRecord,
} from '@closewright/contract/settlement';
import { can, type FileState, fieldLimit } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { remittedPath, remittedWords } from '@closewright/domain/remittances';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn, type UserSession } from '../../platform/auth/user-session.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import {
  choicesOf,
  choicesOfRows,
  columnsOf,
  type FilePlace,
  invalid,
  listsOf,
  neededActions,
  type RecordList,
  refuseProblems,
  refuseUnknownChoices,
  removeRecords,
  rowsIn,
  saveRecords,
  touches,
} from '../../platform/records/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import {
  beginSettlement,
  lockedPolicies,
  readingSettlement,
  reasonColumns,
  type StoredSettlement,
  settlementID,
  updateSettlement,
} from './settlement.queries.ts';

interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
}

const statementLists = listsOf(settlementLists);

/** Which statement: of a loan of a file, or with loan 0 the one that is shown first. */
export interface StatementWanted {
  readonly ordersID: number;
  readonly loanID: number;
}

/** The statement of a loan, as far as the caller may read it; one round trip to the database. */
export async function getSettlement(
  database: Database,
  { actor, session }: Caller,
  { ordersID, loanID }: StatementWanted,
): Promise<Settlement> {
  const place = { tenant: actor.tenant, ordersID };
  const [row] = await database.readInTenant(actor, readingSettlement(place, loanID));
  return shownSettlement(visible(row?.settlement, session), session);
}

/** What changed in a version of a statement, and why it was applied where it was tried before. */
interface SettlementSave extends StatementWanted {
  readonly version: number;
  readonly changes: SettlementChanges;
  readonly reason?: string | null;
}

/** Stores what changed in a statement, whole or not at all, and answers it as it is then. */
export function saveSettlement(
  { database, secrets }: Deps,
  caller: Caller,
  { ordersID, loanID, version, changes, reason = null }: SettlementSave,
): Promise<Settlement> {
  return writeFile({ database, caller, ordersID }, async (tx, { place, session, file, refuse, leaveUntold }) => {
    const changed = statementLists.filter((list) => touches(changes, list));
    const { statement = {} } = changes;
    const isRootChanged = Object.keys(statement).length > 0 || reason !== null;
    // A list that names no right of its own takes that to the statement.
    for (const { record } of changed) refuse(record.write ?? settlementRecord.write);
    if (isRootChanged) refuse(settlementRecord.write);
    refuseFixedFields(session, file, changed, changes);
    const stored = await foundSettlement(tx, place, loanID);
    // Another loan may have become the default one since it was read.
    if (loanID !== stored.loanID)
      throw invalid('loanID', `Name the loan whose statement is saved: ${stored.loanID} is the default one`);
    if (stored.version !== version) throw staleVersion(stored, { shown: shownSettlement(stored, session) });
    if (changed.length === 0 && !isRootChanged) {
      leaveUntold();
      return shownSettlement(stored, session);
    }
    for (const actions of neededActions(changed, changes, stored)) {
      const [first] = actions;
      if (first && !actions.some((action) => can(session.access, action, { file }).allowed)) refuse(first);
    }
    refuseUnknownLoans(stored, changes);
    await refuseRemitted(tx, place, stored, changes);
    await refuseUnknownChoices(tx, place.tenant, [
      ...choicesOf(settlementRecord.fields, statement, 'changes.statement'),
      ...choicesOfRows(statementLists, changes),
    ]);
    const columns = { ...columnsOf(settlementRecord.fields, statement), ...reasonColumns(reason) };
    const known = await settlementID(tx, place, stored.loanID);
    const id = known ?? (await beginSettlement(tx, place, stored.loanID, columns));
    const saving = { tx, secrets, place: { ...place, rootID: id, what: 'statement' } };
    await saveRecords(saving, statementLists, changes);
    await removeRecords(saving, statementLists, changes);
    if (known !== null) await updateSettlement(tx, place, id, columns);
    const saved = await foundSettlement(tx, place, loanID);
    refuseProblems(statementLists, changes, saved, { name: 'statement', record: settlementRecord });
    return shownSettlement(saved, session);
  });
}

/** Refuses a rate order that names a loan which is not on the file, at its field. */
function refuseUnknownLoans({ loans }: StoredSettlement, { rateOrders = [] }: SettlementChanges): void {
  const at = rateOrders.findIndex(({ loanID }) => loanID != null && !loans.some((loan) => loan.loanID === loanID));
  if (at >= 0) throw invalid(`changes.rateOrders.${at}.loanID`, 'The file has no such loan');
}

/** Refuses to change or remove a policy that was sent to its underwriter, or what is said of it in its rate order, at its field. */
async function refuseRemitted(
  tx: Transaction<DB>,
  { tenant }: FilePlace,
  stored: StoredSettlement,
  changes: SettlementChanges,
): Promise<void> {
  const { rateOrders, titlePolicies, removeRateOrders, removeTitlePolicies } = changes;
  const ids = stored.titlePolicies.map(({ titlePolicyID }) => titlePolicyID);
  const touched = rateOrders ?? titlePolicies ?? removeRateOrders ?? removeTitlePolicies;
  if (touched === undefined || ids.length === 0) return;
  const path = remittedPath(stored, changes, await lockedPolicies(tx, tenant, ids));
  if (path !== null) throw invalid(`changes.${path}`, remittedWords);
}

/** Refuses a field of a row that takes a right of its own, at its path. What a new row leaves empty is not changed. */
function refuseFixedFields(
  session: UserSession,
  file: FileState,
  lists: readonly RecordList[],
  changes: SettlementChanges,
): void {
  for (const list of lists)
    for (const [at, row] of rowsIn(changes, list).entries())
      for (const [name, value] of Object.entries(row)) {
        const { mode, reason } = fieldLimit(session.access, file, `${list.name}.${name}`);
        if (mode === 'edit' || reason === null || (value === null && Number(row[list.record.id]) < 0)) continue;
        const modelState = { [`changes.${list.name}.${at}.${name}`]: [reason.text] };
        throw new AppError('FIELD_NOT_EDITABLE', reason.text, { modelState });
      }
}

/** The statement of a loan as it is stored, whole. Throws NOT_FOUND where the file has no such loan. */
export async function foundSettlement(
  tx: Transaction<DB>,
  place: FilePlace,
  loanID: number,
): Promise<StoredSettlement> {
  const { rows } = await tx.executeQuery(readingSettlement(place, loanID));
  const settlement = rows[0]?.settlement;
  if (!settlement) throw new AppError('NOT_FOUND', 'The file has no such loan.');
  return settlement;
}

/** The lists of a statement that have rows which somebody has no right to. */
export const hiddenLists = (
  settlement: StoredSettlement,
  session: UserSession,
): readonly (typeof settlementListNames)[number][] =>
  hiddenFrom(settlement, session).filter((name) => settlement[name].length > 0);

/** Whether somebody has no right to what a record of a statement holds. */
export const isHidden = (
  { read }: RecordKind,
  { regionID }: Pick<StoredSettlement, 'regionID'>,
  session: UserSession,
) => read !== null && !can(sessionIn(session, regionID).access, read).allowed;

const hiddenFrom = (settlement: StoredSettlement, session: UserSession) =>
  settlementListNames.filter((name) => isHidden(settlementLists[name].record, settlement, session));

/** What of a statement somebody may read; fields and lists of other rights are empty, and lists that would have had rows are named. */
export function shownSettlement(settlement: StoredSettlement, session: UserSession): Settlement {
  const { regionID: _, statement, ...lists } = settlement;
  const fields = isHidden(settlementRecord, settlement, session) ? null : statement;
  return {
    ...lists,
    statement: fields ?? blankOf(settlementRecord.fields),
    ...Object.fromEntries(hiddenFrom(settlement, session).map((name) => [name, []])),
    leftOut: [...hiddenLists(settlement, session)],
  };
}
