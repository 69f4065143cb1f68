import { type TaskNote, taskRecord, type WorkflowTask } from '@closewright/contract/workflow';
import type { DueRule } from '@closewright/domain/workflow';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { selectOf } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A task as it is stored; its status depends on the day. */
export type StoredTask = Omit<WorkflowTask, 'status'>;

/** A task before it has ids. It waits for others by their places among the new ones. */
export interface TaskToAdd {
  readonly taskDefinitionID: number | null;
  readonly name: string;
  readonly departmentID: number | null;
  readonly assigneeID: number | null;
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly isDueDateEdited: boolean;
  readonly due: DueRule | null;
  readonly dependsOn: readonly { readonly place: number }[];
  readonly dependsOnStored?: readonly number[];
}

/** The columns of a task, for rows `t` of order_workflow_tasks. */
export function taskColumns(tenant: string): RawBuilder<unknown> {
  return sql`
    ${selectOf(taskRecord, 't')}, t.orders_id as "ordersID", t.is_due_date_edited as "isDueDateEdited", t.depends_on as "dependsOn",
    case when t.due_anchor is not null then json_build_object('anchor', t.due_anchor, 'days', t.due_days,
      'calendar', t.due_calendar) end as due,
    iso_instant(t.completed_at) as "completedAt",
    case when t.is_complete then ${actorName(tenant, 't.completed_by')} end as "completedBy",
    iso_instant(t.noted_at) as "notedAt",
    case when t.noted_by is not null then ${actorName(tenant, 't.noted_by')} end as "notedBy",
    (select count(*)::integer from order_workflow_task_notes n
      where n.tenant_id = t.tenant_id and n.order_workflow_task_id = t.order_workflow_task_id) as "earlierNotes",
    t.version, iso_instant(t.updated_at) as "updatedAt", ${actorName(tenant, 't.updated_by')} as "updatedBy"`;
}

/** The tasks of a file in their order. */
export async function readFileTasks(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${taskColumns(tenant)} from order_workflow_tasks t
    where t.tenant_id = ${tenant} and t.orders_id = ${ordersID}
    order by t.sequence, t.order_workflow_task_id`.execute(tx);
  return rows;
}

/** The notes a task had before the one of today, the newest first; null when the file has no such task. */
export async function readTaskNotes(
  tx: Transaction<DB>,
  tenant: string,
  { ordersID, orderWorkflowTaskID }: { ordersID: number; orderWorkflowTaskID: number },
): Promise<TaskNote[] | null> {
  const { rows } = await sql<{ notes: TaskNote[] }>`
    select coalesce((select json_agg(json_build_object('taskNoteID', n.task_note_id, 'taskNote', n.task_note,
        'notedAt', iso_instant(n.noted_at), 'notedBy', ${actorName(tenant, 'n.noted_by')}) order by n.task_note_id desc)
      from order_workflow_task_notes n
      where n.tenant_id = t.tenant_id and n.order_workflow_task_id = t.order_workflow_task_id), '[]') as notes
    from order_workflow_tasks t
    where t.tenant_id = ${tenant} and t.orders_id = ${ordersID} and t.order_workflow_task_id = ${orderWorkflowTaskID}`.execute(
    tx,
  );
  return rows[0]?.notes ?? null;
}

/** Of these ids, the tasks there are, and the files they are of. */
export async function readTaskFiles(
  tx: Transaction<DB>,
  tenant: string,
  ids: readonly number[],
): Promise<{ orderWorkflowTaskID: number; ordersID: number }[]> {
  const { rows } = await sql<{ orderWorkflowTaskID: number; ordersID: number }>`
    select t.order_workflow_task_id as "orderWorkflowTaskID", t.orders_id as "ordersID" from order_workflow_tasks t
    where t.tenant_id = ${tenant} and t.order_workflow_task_id = any(${[...ids]}::integer[])`.execute(tx);
  return rows;
}

/** The definitions a file has tasks of. */
export async function readUsedDefinitions(tx: Transaction<DB>, tenant: string, ordersID: number) {
  const { rows } = await sql<{ orderWorkflowTaskID: number; taskDefinitionID: number }>`
    select order_workflow_task_id as "orderWorkflowTaskID", task_definition_id as "taskDefinitionID"
    from order_workflow_tasks
    where tenant_id = ${tenant} and orders_id = ${ordersID} and task_definition_id is not null`.execute(tx);
  return rows;
}

/** Adds tasks at the end of a file's list. */
export async function insertTasks(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  tasks: readonly TaskToAdd[],
): Promise<void> {
  if (tasks.length === 0) return;
  const first = await nextIDs(tx, 'order_workflow_task_id', tasks.length);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(sequence), 0)::integer as last from order_workflow_tasks
    where tenant_id = ${tenant} and orders_id = ${ordersID}`.execute(tx);
  const last = rows[0]?.last ?? 0;
  await insertRows(
    tx,
    'order_workflow_tasks',
    tasks.map((task, at) => ({
      tenant_id: tenant,
      order_workflow_task_id: first + at,
      orders_id: ordersID,
      sequence: last + at + 1,
      task_definition_id: task.taskDefinitionID,
      name: task.name,
      department_id: task.departmentID,
      assignee_id: task.assigneeID,
      start_date: task.startDate,
      due_date: task.dueDate,
      is_due_date_edited: task.isDueDateEdited,
      due_anchor: task.due?.anchor ?? null,
      due_days: task.due?.days ?? null,
      due_calendar: task.due?.calendar ?? null,
      depends_on: [...task.dependsOn.map(({ place }) => first + place), ...(task.dependsOnStored ?? [])],
      is_complete: false,
      not_applicable: false,
    })),
  );
}
