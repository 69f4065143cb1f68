import { type DueDatesPreview, type TaskNote, taskFields, type WorkflowTask } from '@closewright/contract/workflow';
import { AppError } from '@closewright/domain/errors';
import { localInstant } from '@closewright/domain/formats';
import { type FileDates, startedTasks, taskStatus, workflowLimits } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { choiceProblems, choicesOf } from '../../platform/records/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { readClosingDays } from '../holidays/holidays.queries.ts';
import { besideFile, writeFile } from '../orders/file-work.usecases.ts';
import { readFileFacts } from './file-facts.queries.ts';
import { previewMoves } from './moved-due-dates.usecases.ts';
import { personProblems } from './task-people.queries.ts';
import { insertTasks, readFileTasks, readTaskNotes, type StoredTask } from './task-rows.queries.ts';
import { deleteTasks, updateTasks } from './task-writes.queries.ts';
import { addTasksOfTemplate } from './template-tasks.usecases.ts';

/** The day in the time zone of the company. */
export function todayOf({ session }: Caller, now: Date): string {
  return localInstant(now.toISOString(), tenantZone(session)).date;
}

/** Stored tasks as they are on a day. */
export function onDay(tasks: readonly StoredTask[], today: string): WorkflowTask[] {
  return tasks.map((task) => ({ ...task, status: taskStatus(task, today) }));
}

/** The tasks of a file. */
export function listFileTasks(
  database: Database,
  caller: Caller,
  ordersID: number,
  now: Date,
): Promise<WorkflowTask[]> {
  return besideFile({ database, caller, ordersID }, async (tx, { place }) =>
    onDay(await readFileTasks(tx, place.tenant, ordersID), todayOf(caller, now)),
  );
}

/** The notes a task of a file had before the one of today, the newest first. */
export function listTaskNotes(
  database: Database,
  caller: Caller,
  place: { ordersID: number; orderWorkflowTaskID: number },
): Promise<TaskNote[]> {
  return besideFile({ database, caller, ordersID: place.ordersID }, async (tx) => {
    const notes = await readTaskNotes(tx, caller.actor.tenant, place);
    if (notes === null) throw new AppError('NOT_FOUND');
    return notes;
  });
}

/** Adds one task of the caller's own making; its due date is nobody's rule. */
export function addFileTask(
  database: Database,
  caller: Caller,
  { ordersID, ...task }: Pick<StoredTask, 'ordersID' | 'name' | 'departmentID' | 'assigneeID' | 'dueDate'>,
  now: Date,
): Promise<WorkflowTask[]> {
  const { tenant } = caller.actor;
  return changeFile(database, caller, { ordersID, action: 'addTask', now }, async (tx, today) => {
    refuseFields({
      ...(await choiceProblems(tx, tenant, choicesOf(taskFields, task))),
      ...(await personProblems(tx, tenant, [{ path: 'assigneeID', id: task.assigneeID }])),
    });
    const added = { ...task, startDate: today, due: null, isDueDateEdited: task.dueDate !== null, dependsOn: [] };
    await insertTasks(tx, tenant, ordersID, [{ taskDefinitionID: null, ...added }]);
  });
}

/** Adds the tasks of a process template. */
export function addTemplateTasks(
  database: Database,
  caller: Caller,
  { ordersID, workflowProcessTemplateID }: { ordersID: number; workflowProcessTemplateID: number },
  now: Date,
): Promise<WorkflowTask[]> {
  return changeFile(database, caller, { ordersID, action: 'addTask', now }, async (tx, today) => {
    await addTasksOfTemplate(tx, caller.actor, { ordersID, workflowProcessTemplateID, today });
  });
}

/** Removes tasks of a file; what waited for them waits no more. */
export function removeFileTasks(
  database: Database,
  caller: Caller,
  { ordersID, orderWorkflowTaskIDs }: { ordersID: number; orderWorkflowTaskIDs: readonly number[] },
  now: Date,
): Promise<WorkflowTask[]> {
  const ids = [...new Set(orderWorkflowTaskIDs)];
  return changeFile(database, caller, { ordersID, action: 'deleteTask', now }, async (tx) => {
    if ((await deleteTasks(tx, caller.actor.tenant, ordersID, ids)) !== ids.length) {
      throw new AppError('NOT_FOUND', 'A task of this file no longer exists.');
    }
  });
}

/** What changed dates would do to the due dates of a file. */
export function previewDueDates(
  database: Database,
  caller: Caller,
  { ordersID, dates }: { ordersID: number; dates: { readonly [K in keyof FileDates]?: string | null | undefined } },
): Promise<DueDatesPreview> {
  const given = Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== undefined));
  return besideFile({ database, caller, ordersID }, async (tx) => {
    const { moved, kept } = await previewMoves(tx, caller.actor.tenant, ordersID, given);
    return { moved: [...moved], kept: [...kept] };
  });
}

/** Starts the tasks of a file that wait for nothing any more. Answers which. */
export async function startWaiting(
  tx: Transaction<DB>,
  actor: Actor,
  ordersID: number,
  today: string,
): Promise<number[]> {
  const tasks = await readFileTasks(tx, actor.tenant, ordersID);
  const started = new Map(
    startedTasks(
      tasks.map((task) => ({ ...task, id: task.orderWorkflowTaskID })),
      {
        dates: (await readFileFacts(tx, actor.tenant, ordersID)).dates,
        today,
        closingDays: await readClosingDays(tx, actor.tenant),
      },
    ).map((task) => [task.orderWorkflowTaskID, task]),
  );
  const rows = tasks.filter(({ orderWorkflowTaskID }) => started.has(orderWorkflowTaskID));
  await updateTasks(
    tx,
    actor,
    rows.map((task) => ({ ...task, ...started.get(task.orderWorkflowTaskID) })),
  );
  return [...started.keys()];
}

/** Changes the list of a file's tasks. Answers the tasks as they are then. */
function changeFile(
  database: Database,
  caller: Caller,
  { ordersID, action, now }: { ordersID: number; action: 'addTask' | 'deleteTask'; now: Date },
  change: (tx: Transaction<DB>, today: string) => Promise<void>,
): Promise<WorkflowTask[]> {
  const { actor } = caller;
  const today = todayOf(caller, now);
  return writeFile({ database, caller, ordersID, action }, async (tx) => {
    await change(tx, today);
    await startWaiting(tx, actor, ordersID, today);
    const tasks = await readFileTasks(tx, actor.tenant, ordersID);
    const { tasksPerFile } = workflowLimits;
    refuseFields({ '': tasks.length > tasksPerFile ? `A file holds at most ${tasksPerFile} tasks.` : undefined });
    return onDay(tasks, today);
  });
}
