import { type FileTime, type TimeEntryValues, timeEntryRecord } from '@closewright/contract/time-tracking';
import { AppError } from '@closewright/domain/errors';
import { timeLimits } from '@closewright/domain/time-tracking';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { addRecord, changeRecord, type FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile, type FileInHand } from '../orders/file-work.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { changeTime, fileTimeOf, refuseImpossible, refuseUnknown, type TimeDeps } from './file-time.ts';
import { deleteTimeEntry, readTimeEntries, type StoredTimeEntry } from './time-entries.queries.ts';

/** The time of a file. */
export function listTime(database: Database, caller: Caller, ordersID: number): Promise<FileTime> {
  return besideFile({ database, caller, ordersID, action: 'readTime' }, (tx) => fileTimeOf(tx, caller, ordersID));
}

/** Adds time of the caller. */
export function addTimeEntry(
  deps: TimeDeps,
  caller: Caller,
  ordersID: number,
  values: TimeEntryValues,
): Promise<FileTime> {
  const { usersID } = caller.session;
  return changeTime(deps, caller, ordersID, async (tx, { place }) => {
    await refuseUnknown(tx, place, values);
    await refuseImpossible(tx, place.tenant, { ...values, usersID, timeEntryID: null }, today(deps, caller));
    await refuseFull(tx, place);
    await addRecord(tx, timeEntryRecord, place, { ...values, usersID });
  });
}

/** Refuses an entry more than a file holds. */
export async function refuseFull(tx: Transaction<DB>, place: FilePlace): Promise<void> {
  const { entriesPerFile } = timeLimits;
  const isFull = (await readTimeEntries(tx, place)).length >= entriesPerFile;
  refuseFields({
    '': isFull ? `A file holds at most ${entriesPerFile.toLocaleString('en-US')} time entries.` : undefined,
  });
}

type Changes = { [K in keyof TimeEntryValues]?: TimeEntryValues[K] | undefined };

/** Changes an entry: the caller's own, or another's with the right to. */
export function saveTimeEntry(
  deps: TimeDeps,
  caller: Caller,
  { changes, ...entry }: { ordersID: number; timeEntryID: number; version: number; changes: Changes },
): Promise<FileTime> {
  return changeTime(deps, caller, entry.ordersID, async (tx, file) => {
    const { place } = file;
    const stored = await ownEntry(tx, caller, file, entry);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const changed = { ...stored, ...given };
    await refuseUnknown(tx, place, changes, 'changes.');
    // An entry of before that says too much already may still get its note.
    if (changed.minutes !== stored.minutes || changed.workDate !== stored.workDate) {
      await refuseImpossible(tx, place.tenant, changed, today(deps, caller), 'changes.');
    }
    await changeRecord(tx, timeEntryRecord, place, entry.timeEntryID, changes);
  });
}

/** Takes an entry away: the caller's own, or another's with the right to. */
export function removeTimeEntry(
  deps: TimeDeps,
  caller: Caller,
  entry: { ordersID: number; timeEntryID: number; version: number },
): Promise<FileTime> {
  return changeTime(deps, caller, entry.ordersID, async (tx, file) => {
    await ownEntry(tx, caller, file, entry);
    await deleteTimeEntry(tx, file.place.tenant, entry.timeEntryID);
  });
}

/** The entry of a file that the caller may change, in the version the caller has seen. */
async function ownEntry(
  tx: Transaction<DB>,
  caller: Caller,
  { place, refuse }: FileInHand,
  { timeEntryID, version }: { timeEntryID: number; version: number },
): Promise<StoredTimeEntry> {
  const entry = (await readTimeEntries(tx, place)).find((each) => each.timeEntryID === timeEntryID);
  if (!entry) throw new AppError('NOT_FOUND', 'The file has no such time entry.');
  if (entry.usersID !== caller.session.usersID) refuse('editTimeOfOthers');
  refuseStale(entry, version);
  return entry;
}

const today = ({ clock }: TimeDeps, caller: Caller) => todayOf(caller, clock.now());
