import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type Actor, actorKey } from '../../platform/tenant/in-tenant.ts';
import type { StoredTask } from './task-rows.queries.ts';

/** What of a task is written: everything else is settled when it is added. */
const written = [
  'name',
  'departmentID',
  'assigneeID',
  'startDate',
  'dueDate',
  'isDueDateEdited',
  'isComplete',
  'notApplicable',
  'taskNote',
] as const;

/** Whether a task differs from another in what is written. */
export function isChanged(before: StoredTask, after: StoredTask): boolean {
  return written.some((name) => before[name] !== after[name]);
}

/** Stores tasks as they are now, each as a new version, in one statement. Completing and reopening says when and who by itself. */
export async function updateTasks(tx: Transaction<DB>, actor: Actor, tasks: readonly StoredTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task) => ({
    id: task.orderWorkflowTaskID,
    ...Object.fromEntries(written.map((name) => [name, task[name]])),
  }));
  await sql`
    update order_workflow_tasks t
    set name = c.name, department_id = c."departmentID", assignee_id = c."assigneeID", start_date = c."startDate",
      due_date = c."dueDate", is_due_date_edited = c."isDueDateEdited", not_applicable = c."notApplicable", task_note = c."taskNote",
      is_complete = c."isComplete",
      completed_at = case when c."isComplete" then coalesce(t.completed_at, now()) end,
      completed_by = case when c."isComplete" then coalesce(t.completed_by, ${actorKey(actor)}) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id integer, name text, "departmentID" integer,
      "assigneeID" integer, "startDate" date, "dueDate" date, "isDueDateEdited" boolean, "isComplete" boolean,
      "notApplicable" boolean, "taskNote" text)
    where t.tenant_id = ${actor.tenant} and t.order_workflow_task_id = c.id`.execute(tx);
}

/** Removes tasks of a file, also from what waits for them. Answers how many there were. */
export async function deleteTasks(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  ids: readonly number[],
): Promise<number> {
  const removed = [...ids];
  const { rows } = await sql`
    delete from order_workflow_tasks
    where tenant_id = ${tenant} and orders_id = ${ordersID} and order_workflow_task_id = any(${removed}::integer[])
    returning 1`.execute(tx);
  await sql`
    update order_workflow_tasks t
    set depends_on = array(select w.id from unnest(t.depends_on) with ordinality as w (id, place)
      where not w.id = any(${removed}::integer[]) order by w.place)
    where t.tenant_id = ${tenant} and t.orders_id = ${ordersID} and t.depends_on && ${removed}::integer[]`.execute(tx);
  return rows.length;
}
