import { addToDate, type WireDate } from '@closewright/domain/dates';
import { dueDateOf, type FileDates, type NewTask, tasksOfTemplate } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import { readFileFacts } from '../src/modules/workflow/file-facts.queries.ts';
import { storeDefinitions } from '../src/modules/workflow/process-templates.queries.ts';
import { insertRows } from '../src/platform/db/insert-rows.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { nextIDs } from '../src/platform/tenant/in-tenant.ts';
import { demoDepartments, demoTemplates } from './demo/demo-workflow.ts';

/** Stores departments and process templates; new files of every branch get the tasks of the first. */
export async function storeTemplates(tx: Transaction<DB>, tenant_id: string): Promise<void> {
  await insertRows(
    tx,
    'lookups',
    demoDepartments.map((name, at) => ({
      tenant_id,
      set_name: 'departments',
      id: at + 1,
      name,
      region_id: 0,
      sequence: at + 1,
      inactive: false,
    })),
  );
  const first = await nextIDs(tx, 'workflow_process_template_id', demoTemplates.length);
  await nextIDs(tx, 'task_definition_id', demoTemplates.flatMap(({ tasks }) => tasks).length);
  await insertRows(
    tx,
    'workflow_process_templates',
    demoTemplates.map(({ name }, at) => ({
      tenant_id,
      workflow_process_template_id: first + at,
      name,
      inactive: false,
    })),
  );
  for (const [at, { tasks }] of demoTemplates.entries()) await storeDefinitions(tx, tenant_id, first + at, [], tasks);
  await tx
    .updateTable('branches')
    .set({ workflow_process_template_id: first })
    .where('tenant_id', '=', tenant_id)
    .execute();
}

/** How long what is late has been done already, so that a few tasks are overdue and not all. */
const lateDays = 2;

/**
 * Gives files the tasks of the first template, as far as a title company would be by a day: what was due some days before is
 * done, in its order.
 */
export async function storeTasks(
  tx: Transaction<DB>,
  tenant_id: string,
  ordersIDs: readonly number[],
  today: WireDate,
): Promise<void> {
  if (ordersIDs.length === 0) return;
  const definitions = demoTemplates[0]?.tasks ?? [];
  const done = addToDate(today, -lateDays, 'days');
  const first = await nextIDs(tx, 'order_workflow_task_id', ordersIDs.length * definitions.length);
  const rows = [];
  for (const [file, orders_id] of ordersIDs.entries()) {
    const { dates, staff } = await readFileFacts(tx, tenant_id, orders_id);
    const occasion = { dates, staff: { ...staff, openerID: null }, today: dates.openDate ?? today, closingDays: [] };
    const firstOfFile = first + file * definitions.length;
    for (const [at, task] of workedTasks(tasksOfTemplate(definitions, occasion), dates, done).entries()) {
      rows.push({
        tenant_id,
        order_workflow_task_id: firstOfFile + at,
        orders_id,
        sequence: at + 1,
        task_definition_id: task.taskDefinitionID,
        name: task.name,
        department_id: task.departmentID,
        assignee_id: task.assigneeID,
        start_date: task.startDate,
        due_date: task.dueDate,
        due_anchor: task.due?.anchor ?? null,
        due_days: task.due?.days ?? null,
        due_calendar: task.due?.calendar ?? null,
        // The ids of the first template count from 1.
        depends_on: task.dependsOn.map((id) => firstOfFile + id - 1),
        is_complete: task.isComplete,
        completed_at: task.isComplete ? `${task.dueDate}T18:00:00Z` : null,
        completed_by: task.isComplete ? String(task.assigneeID ?? 'system:seed') : null,
      });
    }
  }
  await insertRows(tx, 'order_workflow_tasks', rows);
}

type WorkedTask = NewTask & { readonly isComplete: boolean };

/** The tasks of a template stand after what they wait for: one way through them is enough. */
function workedTasks(made: readonly NewTask[], dates: FileDates, done: WireDate): WorkedTask[] {
  const worked: WorkedTask[] = [];
  for (const task of made) {
    const waits = worked.filter(({ taskDefinitionID }) => task.dependsOn.includes(taskDefinitionID));
    const isReady = waits.every(({ isComplete }) => isComplete);
    const lastDone =
      waits
        .map(({ dueDate }) => dueDate ?? '')
        .sort()
        .at(-1) ?? null;
    const startDate = task.startDate ?? (isReady ? lastDone : null);
    const dueDate = dueDateOf(task.due, dates, startDate);
    worked.push({ ...task, startDate, dueDate, isComplete: isReady && dueDate !== null && dueDate <= done });
  }
  return worked;
}
