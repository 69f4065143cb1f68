import type { Fields } from '@closewright/contract/kit';
import {
  loanFields,
  type OrderChanges,
  type OrderDetail,
  orderFields,
  partyFields,
  propertyFields,
} from '@closewright/contract/orders';
import { can, errorCodeOf, type FileState, fieldMode } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import {
  branchInRegion,
  childTables,
  deleteRows,
  firstLoanID,
  insertRow,
  type Place,
  updateOrder,
  updateRow,
} from './order-changes.queries.ts';
import { refuseUnknownChoices } from './order-choices.ts';
import { columnsOf } from './order-columns.ts';
import { fileStateOf, visible } from './order-state.ts';
import { type OrderState, readDocument, readState, takeTurn } from './orders.queries.ts';

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

/** The rows of a file, by the name they have in a save. */
const lists = {
  properties: { id: 'propertyID', fields: propertyFields },
  loans: { id: 'loanID', fields: loanFields },
  contacts: { id: 'rolesID', fields: partyFields },
} as const satisfies Record<keyof typeof childTables, { id: string; fields: Fields }>;

type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

/**
 * Stores what changed on a file, whole or not at all, and answers the file as it is now. The order of the checks is the
 * order in which a user would want to know: is it there, may I change it, was I first, may I change this field.
 */
export function saveOrder({ database, secrets }: Deps, caller: Caller, save: Save): Promise<OrderDetail> {
  const { actor, session } = caller;
  const place: Place = { tenant: actor.tenant, ordersID: save.ordersID };
  return database.inTenant(actor, async (tx) => {
    await takeTurn(tx);
    const state = visible(await readState(tx, actor.tenant, save.ordersID), session);
    const file = fileStateOf(state, session);
    const { allowed, reason } = can(session.access, 'saveOrder', { file });
    if (!allowed && reason) throw new AppError(errorCodeOf(reason), reason.text);
    if (state.version !== save.version) throw await conflict(tx, caller, state);
    refuseFixedFields(caller, file, save.changes);
    refuseForeignRegion(caller, save.changes);
    await refuseForeignBranch(tx, actor.tenant, state, save.changes);
    await refuseUnknownChoices(tx, actor.tenant, save.changes);
    if (isEmpty(save.changes)) return readDocument(tx, actor, save.ordersID);

    for (const list of listNames) await saveRows(tx, secrets, place, list, save.changes);
    await removeContacts(tx, place, save.changes.removeContacts ?? []);
    const columns = columnsOf(orderFields, save.changes.order ?? {}, secrets, actor.tenant);
    if (state.defaultLoanID === null && save.changes.loans?.length) {
      columns.default_loan_id = await firstLoanID(tx, place);
    }
    // The file comes last, once: each update of it is a new version.
    if (!(await updateOrder(tx, place, save.version, columns))) throw await conflict(tx, caller, state);

    const document = await readDocument(tx, actor, save.ordersID);
    await announceFile(tx, actor, 'FileChanged', state);
    const { fileNumber, regionID } = document.order;
    if (fileNumber !== state.fileNumber || regionID !== state.regionID) {
      await announceFile(tx, actor, 'FileChanged', { fileNumber, regionID });
    }
    return document;
  });
}

/** The stored side of a conflict: what is there now, who put it there and when. */
async function conflict(tx: Transaction<DB>, { actor }: Caller, state: OrderState): Promise<AppError> {
  const current = await readDocument(tx, actor, state.ordersID);
  return new AppError('VERSION_CONFLICT', undefined, {
    conflict: { version: state.version, changedBy: state.updatedBy, changedAt: state.updatedAt, current },
  });
}

/** Refuses a change of a field that this user may not change on this file, and names it. */
function refuseFixedFields({ session }: Caller, file: FileState, changes: OrderChanges): void {
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
  for (const list of listNames) {
    for (const row of changes[list] ?? []) {
      const { [lists[list].id as never]: id, ...rest } = row as Record<string, unknown>;
      paths.push(...Object.keys(rest).map((name) => `${list}.${Number(id)}.${name}`));
    }
  }
  return paths;
}

/** A file may be moved only to a region where the mover would still see it. */
function refuseForeignRegion({ session }: Caller, { order }: OrderChanges): void {
  if (order?.regionID === undefined || session.seesRegion(order.regionID)) return;
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

function isEmpty({ order, removeContacts, ...rows }: OrderChanges): boolean {
  return (
    Object.keys(order ?? {}).length === 0 &&
    (removeContacts ?? []).length === 0 &&
    Object.values(rows).every((list) => (list ?? []).length === 0)
  );
}

async function saveRows(
  tx: Transaction<DB>,
  secrets: SecretBox,
  place: Place,
  list: ListName,
  changes: OrderChanges,
): Promise<void> {
  const { id, fields } = lists[list];
  const seen = new Set<number>();
  for (const [index, row] of (changes[list] ?? []).entries()) {
    const rowID = (row as Record<string, unknown>)[id] as number;
    const path = `changes.${list}.${index}`;
    if (seen.has(rowID)) throw invalid(`${path}.${id}`, 'The row is named twice');
    seen.add(rowID);
    const columns = columnsOf(fields, row, secrets, place.tenant);
    if (rowID < 0) {
      for (const [name, field] of Object.entries(fields)) {
        if (field.required && !(name in row)) throw invalid(`${path}.${name}`, `${field.label} is required`);
      }
      await insertRow(tx, childTables[list], place, columns);
    } else if (!(await updateRow(tx, childTables[list], place, rowID, columns))) {
      throw new AppError('NOT_FOUND', 'A row of this file no longer exists.', {
        modelState: { [`${path}.${id}`]: ['The file has no such row'] },
      });
    }
  }
}

async function removeContacts(tx: Transaction<DB>, place: Place, rolesIDs: readonly number[]): Promise<void> {
  const ids = [...new Set(rolesIDs)];
  if (ids.length === 0) return;
  if ((await deleteRows(tx, childTables.contacts, place, ids)) !== ids.length) {
    throw new AppError('NOT_FOUND', 'A contact of this file no longer exists.');
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', undefined, { modelState: { [path]: [message] } });
}
