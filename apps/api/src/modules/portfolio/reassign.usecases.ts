import type { ReassignPreview, ReassignResult, StaffChanges } from '@closewright/contract/portfolio';
import { can, fieldMode } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { type StaffDuty, staffDuties } from '@closewright/domain/portfolio';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { type VisibleFile, visibleFiles } from '../orders/file-work.usecases.ts';
import { assignFiles, readDuties, unknownStaff } from './reassign.queries.ts';

type Before = Record<StaffDuty, number | null>;

/** What becomes of one file: it is left for a reason, has these people already, or changes. */
type Judged =
  | { readonly ordersID: number; readonly found: null; readonly outcome: 'left'; readonly reason: string }
  | {
      readonly ordersID: number;
      readonly found: VisibleFile;
      readonly before: Before;
      readonly outcome: 'left' | 'changes' | 'unchanged';
      readonly reason: string | null;
    };

const notThere = 'This file could not be found.';
const changedMeanwhile = 'Somebody else saved this file in the meantime.';

/** What a reassignment would do, file by file in the order asked for. */
export function previewReassign(
  database: Database,
  caller: Caller,
  { ordersIDs, changes }: { ordersIDs: readonly number[]; changes: StaffChanges },
): Promise<ReassignPreview> {
  return database.inTenant(caller.actor, async (tx) => {
    await refuseUnknownStaff(tx, caller, changes);
    const files = await judge(tx, caller, ordersIDs, changes);
    return {
      files: files.map((file) => ({
        ordersID: file.ordersID,
        fileNumber: file.found?.state.fileNumber ?? null,
        version: file.found?.state.version ?? null,
        before: file.found === null ? null : file.before,
        outcome: file.outcome,
        reason: file.reason,
      })),
    };
  });
}

/**
 * Hands files over, all that can be in one transaction. A file that is not as the caller saw it is left: what changed in the meantime may be
 * just this.
 */
export function reassignFiles(
  database: Database,
  caller: Caller,
  { files, changes }: { files: readonly { ordersID: number; version: number }[]; changes: StaffChanges },
): Promise<ReassignResult> {
  const { actor } = caller;
  return database.inTenant(actor, async (tx) => {
    const versions = new Map(files.map(({ ordersID, version }) => [ordersID, version]));
    await lockFiles(tx, [...versions.keys()]);
    await refuseUnknownStaff(tx, caller, changes);
    const judged = await judge(tx, caller, [...versions.keys()], changes);
    const results = judged.map((file) => {
      const isStale = file.outcome !== 'left' && file.found.state.version !== versions.get(file.ordersID);
      return isStale ? { ...file, outcome: 'left' as const, reason: changedMeanwhile } : file;
    });
    const changing = results.flatMap((file) => (file.outcome === 'changes' ? [file.found] : []));
    if (changing.length > 0) {
      const ids = changing.map(({ place }) => place.ordersID);
      await assignFiles(tx, actor.tenant, ids, changes);
      for (const file of changing) await file.tell();
    }
    return {
      files: results.map(({ ordersID, found, outcome, reason }) => ({
        ordersID,
        fileNumber: found?.state.fileNumber ?? null,
        outcome: outcome === 'changes' ? ('done' as const) : outcome,
        reason,
      })),
    };
  });
}

async function judge(
  tx: Transaction<DB>,
  caller: Caller,
  ordersIDs: readonly number[],
  changes: StaffChanges,
): Promise<Judged[]> {
  const { tenant } = caller.actor;
  const wanted = [...new Set(ordersIDs)];
  const files = new Map((await visibleFiles(tx, caller, wanted)).map((file) => [file.place.ordersID, file]));
  const duties = await readDuties(tx, tenant, wanted);
  return wanted.map((ordersID): Judged => {
    const found = files.get(ordersID);
    const before = duties.get(ordersID);
    // A file of another region is not there (core.md §6).
    if (!found || !before) return { ordersID, found: null, outcome: 'left', reason: notThere };
    const reason = obstacle(found, changes);
    const isNew = staffDuties.some((duty) => changes[duty] !== undefined && changes[duty] !== before[duty]);
    return { ordersID, found, before, reason, outcome: reason !== null ? 'left' : isNew ? 'changes' : 'unchanged' };
  });
}

/** Why this file is not to be changed, judged by the rights in its own region, as its screen judges it. */
function obstacle({ file, session }: VisibleFile, changes: StaffChanges): string | null {
  const { reason } = can(session.access, 'saveOrder', { file });
  if (reason) return reason.text;
  const route = routeByName('oe:main');
  for (const duty of staffDuties) {
    if (changes[duty] === undefined) continue;
    const field = fieldMode(session.access, { route, file }, `order.${duty}`);
    if (field.mode !== 'edit') return field.reason?.text ?? 'This field cannot be changed.';
  }
  return null;
}

async function refuseUnknownStaff(tx: Transaction<DB>, { actor }: Caller, changes: StaffChanges): Promise<void> {
  const unknown = await unknownStaff(tx, actor.tenant, changes);
  refuseFields(Object.fromEntries(unknown.map((duty) => [duty, 'Nobody on the staff is this'])), 'changes.');
}
