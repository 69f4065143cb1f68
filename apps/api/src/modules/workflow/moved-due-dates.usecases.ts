import { type FileDates, type MovedDueDates, movedDueDates } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';
import { readClosingDays } from '../holidays/holidays.queries.ts';
import { readFileFacts } from './file-facts.queries.ts';
import { readFileTasks } from './task-rows.queries.ts';
import { updateTasks } from './task-writes.queries.ts';

/**
 * Does work on a file that may change its dates, and moves the due dates of its tasks with them, in the same transaction:
 * whoever reads the file afterwards finds both or neither.
 */
export async function withMovedDueDates<T>(
  tx: Transaction<DB>,
  actor: Actor,
  ordersID: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await readFileFacts(tx, actor.tenant, ordersID);
  const result = await work();
  const after = await readFileFacts(tx, actor.tenant, ordersID);
  const tasks = await readFileTasks(tx, actor.tenant, ordersID);
  if (tasks.length === 0) return result;
  const closingDays = await readClosingDays(tx, actor.tenant);
  const { moved } = movedDueDates(tasks, before.dates, after.dates, closingDays);
  const to = new Map(moved.map((task) => [task.orderWorkflowTaskID, task.to]));
  const rows = tasks.filter(({ orderWorkflowTaskID }) => to.has(orderWorkflowTaskID));
  await updateTasks(
    tx,
    actor,
    rows.map((task) => ({ ...task, dueDate: to.get(task.orderWorkflowTaskID) ?? null })),
  );
  return result;
}

/** What would move if the file had these dates; nothing is stored. */
export async function previewMoves(
  tx: Transaction<DB>,
  tenant: string,
  ordersID: number,
  changed: Partial<FileDates>,
): Promise<MovedDueDates> {
  const { dates } = await readFileFacts(tx, tenant, ordersID);
  const tasks = await readFileTasks(tx, tenant, ordersID);
  return movedDueDates(tasks, dates, { ...dates, ...changed }, await readClosingDays(tx, tenant));
}
