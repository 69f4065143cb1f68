import type { FirstFacts, NewFile, RelatedFile } from '@closewright/contract/new-files';
import { loanRecord, type OrderDetail, orderRecord } from '@closewright/contract/orders';
import { settlementFields } from '@closewright/domain/access';
import { AppError, catalogue } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { type CopiedPart, copiedParts, FileStatus, fileNumberMessages } from '@closewright/domain/orders';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { announceFile } from '../../platform/events/file-events.ts';
import { choiceProblems, choicesOf } from '../../platform/records/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon, lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { refreshAlerts } from '../alerts/refresh-alerts.usecases.ts';
import { isNumberUsed } from '../file-numbers/file-numbers.queries.ts';
import { nextFileNumber } from '../file-numbers/file-numbers.usecases.ts';
import { visibleFile, writeFile } from '../orders/file-work.usecases.ts';
import { keepingLockedStatement } from '../orders/locked-statement.ts';
import { branchInRegion, updateOrder } from '../orders/order-changes.queries.ts';
import { relatedRows } from '../orders/order-rows.queries.ts';
import { versionConflict } from '../orders/order-save.usecases.ts';
import { noteOpened, readDocument } from '../orders/orders.queries.ts';
import { readerOf } from '../orders/orders.usecases.ts';
import { withMovedDueDates } from '../workflow/moved-due-dates.usecases.ts';
import { addTasksOfTemplate, templateOfNewFile } from '../workflow/template-tasks.usecases.ts';
import { copyParts } from './copy-parts.queries.ts';
import {
  insertFacts,
  insertOrder,
  type NewOrder,
  readPrimary,
  readSource,
  readTemplates,
} from './new-files.queries.ts';

interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
}

/** What a new file begins with. */
type Wanted = Omit<NewOrder, 'fileNumber' | 'primaryOrdersID' | 'openDate' | 'workflowProcessTemplateID'> & {
  /** Left out: that of the branch. */
  readonly workflowProcessTemplateID?: number | null | undefined;
  readonly fileNumber: string | null;
  readonly facts: FirstFacts | null;
  readonly from: { readonly ordersID: number; readonly parts: readonly CopiedPart[] } | null;
};

/** Creates a file; number, file and what it takes over are stored together or not at all. */
export function createFile({ database, secrets }: Deps, caller: Caller, wanted: Wanted, now: Date): Promise<NewFile> {
  const { actor, session } = caller;
  return database.inTenant(actor, async (tx) => {
    await lockFiles(tx, wanted.from ? [wanted.from.ordersID] : []);
    await lockCommon(tx);
    if (!session.seesRegion(wanted.regionID)) refuseFields({ regionID: 'The region is not one of yours.' });
    refuseAction(sessionIn(session, wanted.regionID).access, 'createOrder');
    await refuseWrongChoices(tx, actor.tenant, wanted);
    const parts = wanted.from ? await partsOf(tx, caller, wanted.from) : [];
    const workflowProcessTemplateID = await templateOfNewFile(tx, actor.tenant, wanted);
    const fileNumber = await numberFor(tx, caller, wanted.fileNumber, wanted.branchID, now, 'fileNumber');
    const { from: _, facts, ...order } = wanted;
    const ordersID = await insertOrder(tx, actor.tenant, {
      ...order,
      fileNumber,
      workflowProcessTemplateID,
      primaryOrdersID: null,
      openDate: today(caller, now),
    });
    if (wanted.from)
      await copyParts(tx, secrets, { tenant: actor.tenant, from: wanted.from.ordersID, to: ordersID }, parts);
    if (facts) await insertFacts(tx, actor.tenant, ordersID, facts);
    // After what was taken over: the rules go by the dates and the staff of the file.
    await addTasks(tx, caller, { ordersID, workflowProcessTemplateID }, now);
    await refreshAlerts(tx, actor.tenant, [ordersID]);
    await noteOpened(tx, actor.tenant, session.usersID, ordersID);
    await announceFile(tx, actor, 'FileChanged', { fileNumber, regionID: wanted.regionID });
    return { ordersID, fileNumber };
  });
}

/** The templates the caller may begin a file with. */
export function listFileTemplates(database: Database, caller: Caller): Promise<NewFile[]> {
  return readTemplates(database, caller.actor, readerOf(caller).regions);
}

/** Takes over parts of another file into this one. */
export function copyFile(
  { database, secrets }: Deps,
  caller: Caller,
  copy: { ordersID: number; version: number; fromOrdersID: number; parts: readonly CopiedPart[] },
): Promise<OrderDetail> {
  const { actor } = caller;
  const { ordersID, fromOrdersID } = copy;
  const work = { database, caller, ordersID, beside: [fromOrdersID], action: 'saveOrder' } as const;
  return writeFile(work, async (tx, { place, state, refreshAlerts: refresh }) => {
    if (state.version !== copy.version) throw await versionConflict(tx, caller, state);
    const parts = await partsOf(tx, caller, { ordersID: fromOrdersID, parts: copy.parts });
    const kept = state.isSettlementLocked ? { fields: settlementFields, lists: [loanRecord] } : undefined;
    const pair = { tenant: actor.tenant, from: fromOrdersID, to: ordersID, kept };
    const copied = () => copyParts(tx, secrets, pair, parts);
    const locked = { ...place, isLocked: state.isSettlementLocked };
    const write = () => keepingLockedStatement(tx, locked, copied);
    const changes = fromOrdersID === ordersID ? 0 : await withMovedDueDates(tx, actor, ordersID, write);
    if (changes === 0) throw new AppError('VALIDATION_FAILED', catalogue.noChangesDetected);
    // Copied fields have made a new version already; copied rows alone have not.
    await updateOrder(tx, place, copy.version, {});
    await refresh();
    return readDocument(tx, actor, ordersID);
  });
}

/** The primary file and its secondary files, the primary first; empty for a file on its own. */
export async function listSecondaryFiles(database: Database, caller: Caller, ordersID: number): Promise<RelatedFile[]> {
  await database.inTenant(caller.actor, (tx) => visibleFile(tx, caller, ordersID));
  return relatedRows(database, readerOf(caller), ordersID);
}

/** Creates secondary files of a file, which becomes the primary. */
export async function createSecondaryFiles(
  { database, secrets }: Deps,
  caller: Caller,
  wanted: {
    ordersID: number;
    version: number;
    fileNumbers: readonly (string | null)[];
    parts: readonly CopiedPart[];
  },
  now: Date,
): Promise<RelatedFile[]> {
  const { actor } = caller;
  const work = { database, caller, ordersID: wanted.ordersID, action: 'createSecondaryOrder' } as const;
  await writeFile(work, async (tx, { state, place }) => {
    await lockCommon(tx);
    if (state.version !== wanted.version) throw await versionConflict(tx, caller, state);
    const primary = await readPrimary(tx, actor.tenant, wanted.ordersID);
    if (primary.primaryOrdersID !== null)
      throw new AppError('VALIDATION_FAILED', 'This file is a secondary file. Create them from its primary file.');
    for (const [at, typed] of wanted.fileNumbers.entries()) {
      const fileNumber = await numberFor(tx, caller, typed, primary.branchID, now, `fileNumbers.${at}`);
      const ordersID = await insertOrder(tx, actor.tenant, {
        ...primary,
        fileNumber,
        primaryOrdersID: wanted.ordersID,
        openDate: today(caller, now),
      });
      await copyParts(tx, secrets, { tenant: actor.tenant, from: wanted.ordersID, to: ordersID }, wanted.parts);
      await addTasks(tx, caller, { ordersID, workflowProcessTemplateID: primary.workflowProcessTemplateID }, now);
      await refreshAlerts(tx, actor.tenant, [ordersID]);
      await announceFile(tx, actor, 'FileChanged', { fileNumber, regionID: primary.regionID });
    }
    // Becoming the primary is a change of the file: whoever has it open learns of it.
    await updateOrder(tx, place, wanted.version, {});
  });
  return relatedRows(database, readerOf(caller), wanted.ordersID);
}

/** What is taken over of a file: all of a template, which needs its own right; of another file what was chosen. */
async function partsOf(
  tx: Transaction<DB>,
  caller: Caller,
  { ordersID, parts }: { ordersID: number; parts: readonly CopiedPart[] },
): Promise<readonly CopiedPart[]> {
  const source = await readSource(tx, caller.actor.tenant, ordersID);
  if (!source || !caller.session.seesRegion(source.regionID)) throw new AppError('NOT_FOUND');
  const { access } = sessionIn(caller.session, source.regionID);
  refuseAction(access, 'readOrder');
  if (source.status !== FileStatus.Template) return parts;
  refuseAction(access, 'applyOrderTemplate');
  return copiedParts;
}

/** The number of a new file: the typed one, when no file has it, or the next of the branch. */
async function numberFor(
  tx: Transaction<DB>,
  caller: Caller,
  typed: string | null,
  branchID: number,
  now: Date,
  field: string,
): Promise<string> {
  if (typed === null) return nextFileNumber(tx, caller, branchID, now);
  if (await isNumberUsed(tx, caller.actor.tenant, typed))
    throw new AppError('FILE_NUMBER_IN_USE', undefined, { modelState: { [field]: [fileNumberMessages.inUse] } });
  return typed;
}

async function refuseWrongChoices(tx: Transaction<DB>, tenant: string, wanted: Wanted): Promise<void> {
  const isBranch = await branchInRegion(tx, tenant, wanted.branchID, wanted.regionID);
  refuseFields({
    ...(isBranch ? {} : { branchID: 'The branch does not belong to the region' }),
    ...(await choiceProblems(tx, tenant, choicesOf(orderRecord.fields, wanted))),
  });
}

/** Gives a new file the tasks of its process template, if it has one. */
async function addTasks(
  tx: Transaction<DB>,
  caller: Caller,
  { ordersID, workflowProcessTemplateID }: { ordersID: number; workflowProcessTemplateID: number | null },
  now: Date,
): Promise<void> {
  if (workflowProcessTemplateID === null) return;
  await addTasksOfTemplate(tx, caller.actor, { ordersID, workflowProcessTemplateID, today: today(caller, now) });
}

function today({ session }: Caller, now: Date): string {
  return localInstant(now.toISOString(), tenantZone(session)).date;
}
