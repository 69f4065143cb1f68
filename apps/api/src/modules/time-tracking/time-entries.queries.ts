import { type TimeEntry, timeEntryRecord } from '@closewright/contract/time-tracking';
import type { WireDate } from '@closewright/domain/dates';
import type { TimeSpan } from '@closewright/domain/time-tracking';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type FilePlace, selectOf } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** An entry as it is stored; what it overlaps with is judged with the others of the person. */
export type StoredTimeEntry = Omit<TimeEntry, 'isOverlapping'>;

/** The entries of a file, the newest first. */
export async function readTimeEntries(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
): Promise<StoredTimeEntry[]> {
  const { rows } = await sql<StoredTimeEntry>`
    select ${selectOf(timeEntryRecord, 'e')}, e.users_id as "usersID",
      (select u.display_name from users u where u.tenant_id = ${tenant} and u.users_id = e.users_id) as "user",
      e.order_workflow_task_id as "orderWorkflowTaskID", e.timer_started_at is not null as "isTimed",
      e.version, iso_instant(e.updated_at) as "updatedAt", ${actorName(tenant, 'e.updated_by')} as "updatedBy"
    from order_time_entries e where e.tenant_id = ${tenant} and e.orders_id = ${ordersID}
    order by e.work_date desc, e.start_time desc nulls last, e.time_entry_id desc`.execute(tx);
  return rows;
}

/** What the people of a file's entries worked on these days and those beside them, on any file: what may overlap. */
export async function readSpansAround(tx: Transaction<DB>, { tenant, ordersID }: FilePlace): Promise<TimeSpan[]> {
  const { rows } = await sql<TimeSpan>`
    select s.time_entry_id as "timeEntryID", s.users_id as "usersID", s.work_date as "workDate",
      to_char(s.start_time, 'HH24:MI') as "startTime", s.minutes
    from order_time_entries s
    where s.tenant_id = ${tenant} and s.start_time is not null and exists (
      select from order_time_entries e
      where e.tenant_id = ${tenant} and e.orders_id = ${ordersID} and e.users_id = s.users_id and e.start_time is not null
        and s.work_date between e.work_date - 1 and e.work_date + 1)`.execute(tx);
  return rows;
}

/** Minutes somebody has on a day, on all files, but for one entry. */
export async function minutesOfDay(
  tx: Transaction<DB>,
  tenant: string,
  { usersID, workDate, except }: { usersID: number; workDate: WireDate; except: number | null },
): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(minutes), 0)::integer as minutes from order_time_entries
    where tenant_id = ${tenant} and users_id = ${usersID} and work_date = ${workDate}::date
      and time_entry_id is distinct from ${except}::integer`.execute(tx);
  return rows[0]?.minutes ?? 0;
}

/** Takes an entry away. */
export async function deleteTimeEntry(tx: Transaction<DB>, tenant: string, timeEntryID: number): Promise<void> {
  await tx
    .deleteFrom('order_time_entries')
    .where('tenant_id', '=', tenant)
    .where('time_entry_id', '=', timeEntryID)
    .execute();
}
