import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { tasks } from './workflow-world.ts';
import { files, users } from './world.ts';

/** The entries of the officer on the open file, and the items of the lookups of time. */
export const storedTime = { changed: 1, removed: 2 } as const;
export const timeItems = { category: 3, accountCode: 4 } as const;
/** Since when the timer of the officer runs on the open file. */
export const timerStart = '2013-04-12T13:00:00.000Z';

const timer = {
  timeCategoryID: timeItems.category as number | null,
  timeAccountCodeID: null as number | null,
  orderWorkflowTaskID: tasks.search as number | null,
  note: 'Called the county' as string | null,
};
/** Time that is typed. */
export const typedTime = { workDate: '2013-04-11', startTime: '09:30' as string | null, minutes: 45, ...timer };

const onFile = { path: { ordersID: files.open } };
const onEntry = (timeEntryID: number) => ({ path: { ordersID: files.open, timeEntryID } });
const stop = { startedAt: timerStart, discard: false, minutes: 30, ...timer };

/** Examples of the calls of time tracking. The timer is stopped before it is started again. */
export const timeExamples = {
  listTime: () => onFile,
  addTimeEntry: () => ({ ...onFile, body: typedTime }),
  saveTimeEntry: () => ({
    ...onEntry(storedTime.changed),
    body: { version: 1, changes: { minutes: 50 } },
    wrongValue: { version: 1, changes: { workDate: 'today' } },
  }),
  removeTimeEntry: () => ({
    ...onEntry(storedTime.removed),
    body: { version: 1 },
  }),
  stopTimer: () => ({ ...onFile, body: stop }),
  startTimer: () => ({ ...onFile, body: timer }),
};

/** Turns time tracking on in a tenant of the tests that has its tasks already, with two entries and a timer that runs. */
export async function makeTime(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await tx
      .insertInto('feature_flags')
      .values({ ...key, name: 'orderTimeTracking', is_on: true })
      .execute();
    await tx
      .insertInto('lookups')
      .values([
        { ...key, set_name: 'timeTrackingCategories', id: timeItems.category, name: 'Curative' },
        { ...key, set_name: 'timeTrackingAccountCodes', id: timeItems.accountCode, name: 'Title labor', data: '4100' },
      ])
      .execute();
    const ofOfficer = { ...key, orders_id: files.open, users_id: users.officer.usersID };
    for (const _entry of Object.values(storedTime)) {
      await tx
        .insertInto('order_time_entries')
        .values({
          ...ofOfficer,
          time_entry_id: await nextIDs(tx, 'time_entry_id'),
          work_date: '2013-04-10',
          minutes: 20,
        })
        .execute();
    }
    await tx
      .insertInto('order_timers')
      .values({ ...ofOfficer, started_at: timerStart })
      .execute();
  });
}
