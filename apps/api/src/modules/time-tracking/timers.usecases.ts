import { type FileTime, type TimerStop, type TimerValues, timeEntryRecord } from '@closewright/contract/time-tracking';
import { can } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { localInstant, momentInWords } from '@closewright/domain/formats';
import { timerMinutes } from '@closewright/domain/time-tracking';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { sessionIn } from '../../platform/auth/user-session.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { addRecord } from '../../platform/records/index.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { readState } from '../orders/orders.queries.ts';
import { changeTime, fileTimeOf, readRounding, refuseImpossible, refuseUnknown, type TimeDeps } from './file-time.ts';
import { refuseFull } from './time-entries.usecases.ts';
import { deleteTimer, insertTimer, readTimer } from './timers.queries.ts';

/** Starts the timer of the caller on a file. It runs once: whoever wants it here stops it there first. */
export function startTimer(deps: TimeDeps, caller: Caller, ordersID: number, values: TimerValues): Promise<FileTime> {
  const { usersID } = caller.session;
  return changeTime(deps, caller, ordersID, async (tx, { place }) => {
    const running = await readTimer(tx, place.tenant, usersID);
    const since = running && momentInWords(running.startedAt, tenantZone(caller.session));
    refuseFields({
      '': running ? `Your timer runs on file ${running.fileNumber} since ${since}. Stop it first.` : undefined,
    });
    await refuseUnknown(tx, place, values);
    await insertTimer(tx, place, usersID, deps.clock.now(), values);
  });
}

/**
 * Stops the timer of the caller. What it measured becomes an entry, unless it is discarded: that takes no right to the file, which may have
 * gone from the caller since; a timer that nobody can stop would let them start no other.
 */
export function stopTimer(
  deps: TimeDeps,
  caller: Caller,
  { ordersID, startedAt, discard, minutes, ...values }: TimerStop & { ordersID: number },
): Promise<FileTime> {
  const { actor, session } = caller;
  const { usersID } = session;
  if (discard) {
    return deps.database.inTenant(actor, async (tx) => {
      await lockCommon(tx);
      await meantTimer(tx, caller, { ordersID, startedAt });
      await deleteTimer(tx, actor.tenant, usersID);
      return (await mayRead(tx, caller, ordersID))
        ? fileTimeOf(tx, caller, ordersID)
        : { entries: [], timer: null, rounding: await readRounding(tx, actor.tenant) };
    });
  }
  return changeTime(deps, caller, ordersID, async (tx, { place }) => {
    const timer = await meantTimer(tx, caller, { ordersID, startedAt });
    await refuseUnknown(tx, place, values);
    const now = deps.clock.now();
    const { date, time } = localInstant(timer.startedAt, tenantZone(session));
    const entry = {
      ...values,
      workDate: date,
      startTime: time,
      minutes: minutes ?? timerMinutes(timer.startedAt, now.toISOString(), await readRounding(tx, place.tenant)),
    };
    const { date: today } = localInstant(now.toISOString(), tenantZone(session));
    await refuseImpossible(tx, place.tenant, { ...entry, usersID, timeEntryID: null }, today);
    await refuseFull(tx, place);
    await deleteTimer(tx, place.tenant, usersID);
    const measured = { timerStartedAt: timer.startedAt, timerStoppedAt: now };
    await addRecord(tx, timeEntryRecord, place, { ...entry, ...measured, usersID });
  });
}

async function mayRead(tx: Transaction<DB>, { actor, session }: Caller, ordersID: number): Promise<boolean> {
  const state = await readState(tx, actor.tenant, ordersID);
  if (state === null || !session.seesRegion(state.regionID)) return false;
  return can(sessionIn(session, state.regionID).access, 'readTime').allowed;
}

/** The timer of the caller, if it is the one that is meant: another tab may have stopped that. */
async function meantTimer(
  tx: Transaction<DB>,
  { actor, session }: Caller,
  { ordersID, startedAt }: { ordersID: number; startedAt: string },
) {
  const timer = await readTimer(tx, actor.tenant, session.usersID);
  if (timer?.ordersID !== ordersID || timer.startedAt !== startedAt) {
    throw new AppError('NOT_FOUND', 'This timer no longer runs.');
  }
  return timer;
}
