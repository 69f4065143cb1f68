import type { Timer, TimerValues } from '@closewright/contract/time-tracking';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';

/** The timer of a user, null while none runs. */
export async function readTimer(tx: Transaction<DB>, tenant: string, usersID: number): Promise<Timer | null> {
  const { rows } = await sql<Timer>`
    select t.orders_id as "ordersID", o.file_number as "fileNumber", iso_instant(t.started_at) as "startedAt",
      t.time_category_id as "timeCategoryID", t.time_account_code_id as "timeAccountCodeID",
      t.order_workflow_task_id as "orderWorkflowTaskID", t.note
    from order_timers t join orders o on o.tenant_id = t.tenant_id and o.orders_id = t.orders_id
    where t.tenant_id = ${tenant} and t.users_id = ${usersID}`.execute(tx);
  return rows[0] ?? null;
}

/** Starts the timer of a user. The key allows one. */
export async function insertTimer(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  usersID: number,
  startedAt: Date,
  { timeCategoryID, timeAccountCodeID, orderWorkflowTaskID, note }: TimerValues,
): Promise<void> {
  await tx
    .insertInto('order_timers')
    .values({
      tenant_id: tenant,
      users_id: usersID,
      orders_id: ordersID,
      started_at: startedAt,
      time_category_id: timeCategoryID,
      time_account_code_id: timeAccountCodeID,
      order_workflow_task_id: orderWorkflowTaskID,
      note,
    } as never)
    .execute();
}

/** Takes the timer of a user away. */
export async function deleteTimer(tx: Transaction<DB>, tenant: string, usersID: number): Promise<void> {
  await tx.deleteFrom('order_timers').where('tenant_id', '=', tenant).where('users_id', '=', usersID).execute();
}
