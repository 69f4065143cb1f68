import { type FileTime, type TimerValues, timerFields } from '@closewright/contract/time-tracking';
import type { WireDate } from '@closewright/domain/dates';
import { readSetting } from '@closewright/domain/system-settings';
import { overlappingEntries, type TimeRounding, timeProblems } from '@closewright/domain/time-tracking';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { choiceProblems, choicesOf, type FilePlace } from '../../platform/records/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { type FileInHand, writeFile } from '../orders/file-work.usecases.ts';
import { readSettings } from '../system-settings/system-settings.queries.ts';
import { readTaskFiles } from '../workflow/task-rows.queries.ts';
import { minutesOfDay, readSpansAround, readTimeEntries } from './time-entries.queries.ts';
import { readTimer } from './timers.queries.ts';

export interface TimeDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** The time of a file as the caller reads it: the entries, and the caller's own timer. */
export async function fileTimeOf(tx: Transaction<DB>, caller: Caller, ordersID: number): Promise<FileTime> {
  const { tenant } = caller.actor;
  const place = { tenant, ordersID };
  const overlapping = overlappingEntries(await readSpansAround(tx, place));
  const entries = await readTimeEntries(tx, place);
  return {
    entries: entries.map((entry) => ({ ...entry, isOverlapping: overlapping.has(entry.timeEntryID) })),
    timer: await readTimer(tx, tenant, caller.session.usersID),
    rounding: await readRounding(tx, tenant),
  };
}

/** How the tenant rounds the time of timers. */
export async function readRounding(tx: Transaction<DB>, tenant: string): Promise<TimeRounding> {
  const stored = await readSettings(tx, tenant);
  const values = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
  // A choice reads as one of its choices, or the default.
  return readSetting(values, 'timerRounding') as TimeRounding;
}

/** A write to the time of a file. Answers the time as it is then. */
export function changeTime(
  { database }: TimeDeps,
  caller: Caller,
  ordersID: number,
  work: (tx: Transaction<DB>, file: FileInHand) => Promise<void>,
): Promise<FileTime> {
  return writeFile({ database, caller, ordersID, action: 'trackTime' }, async (tx, file) => {
    // The hours of a day are one's own on all files together.
    await lockCommon(tx);
    await work(tx, file);
    return fileTimeOf(tx, caller, ordersID);
  });
}

/** Refuses categories, account codes and tasks there are not, at their fields. */
export async function refuseUnknown(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  values: { [K in keyof TimerValues]?: TimerValues[K] | undefined },
  prefix = '',
): Promise<void> {
  const errors = await choiceProblems(tx, tenant, choicesOf(timerFields, values));
  const { orderWorkflowTaskID } = values;
  if (orderWorkflowTaskID) {
    const [task] = await readTaskFiles(tx, tenant, [orderWorkflowTaskID]);
    if (task?.ordersID !== ordersID) errors.orderWorkflowTaskID = 'The file has no such task';
  }
  refuseFields(errors, prefix);
}

/** Refuses time nobody can have worked: of a day to come, or more than a day holds with what the person has already. */
export async function refuseImpossible(
  tx: Transaction<DB>,
  tenant: string,
  entry: { usersID: number; workDate: WireDate; minutes: number; timeEntryID: number | null },
  today: WireDate,
  prefix = '',
): Promise<void> {
  const { usersID, workDate, minutes, timeEntryID: except } = entry;
  const otherMinutes = await minutesOfDay(tx, tenant, { usersID, workDate, except });
  refuseFields(timeProblems({ workDate, minutes, otherMinutes }, today), prefix);
}
