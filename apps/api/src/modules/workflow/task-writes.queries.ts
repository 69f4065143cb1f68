import { columnOf } from '@closewright/contract/kit';
import { taskFields, taskRecord } from '@closewright/contract/workflow';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { columnsOf } from '../../platform/records/index.ts';
import { type Actor, actorKey } from '../../platform/tenant/in-tenant.ts';
import type { StoredTask } from './task-rows.queries.ts';

/** What of a task is written: everything else is settled when it is added. */
const written = { ...taskFields, isDueDateEdited: taskRecord.facts.isDueDateEdited };

const entriesOf = (task: StoredTask) =>
  // The keys of a literal are known by its type.
  (Object.keys(written) as (keyof typeof written)[]).map((name) => [name, task[name]] as const);

/** Whether a task differs from another in what is written. */
export function isChanged(before: StoredTask, after: StoredTask): boolean {
  return entriesOf(after).some(([name, value]) => before[name] !== value);
}

/** Stores tasks as they are now, each as a new version, in one statement. Completing and reopening says when and who by itself. */
export async function updateTasks(tx: Transaction<DB>, actor: Actor, tasks: readonly StoredTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task) => ({
    order_workflow_task_id: task.orderWorkflowTaskID,
    ...columnsOf(written, Object.fromEntries(entriesOf(task))),
  }));
  const assignments = Object.entries(written).map(([name, { kind }]) => {
    const column = columnOf(name, kind);
    return sql`${sql.ref(column)} = ${sql.ref(`c.${column}`)}`;
  });
  await sql`
    update order_workflow_tasks t
    set ${sql.join(assignments)},
      completed_at = case when c.is_complete then coalesce(t.completed_at, now()) end,
      completed_by = case when c.is_complete then coalesce(t.completed_by, ${actorKey(actor)}) end
    from jsonb_populate_recordset(null::order_workflow_tasks, ${JSON.stringify(rows)}::jsonb) c
    where t.tenant_id = ${actor.tenant} and t.order_workflow_task_id = c.order_workflow_task_id`.execute(tx);
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
