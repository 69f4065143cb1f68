import { type TaskChange, taskFields, type WorkflowTask } from '@closewright/contract/workflow';
import type { ActionName } from '@closewright/domain/access';
import { AppError } from '@closewright/domain/errors';
import { dueDateAfterStart, dueDateOf, sequenceProblem } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import { choiceProblems, choicesOf } from '../../platform/records/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { lockFiles } from '../../platform/tenant/tenant-locks.ts';
import { readClosingDays } from '../holidays/holidays.queries.ts';
import { type VisibleFile, visibleFile } from '../orders/file-work.usecases.ts';
import { type FileFacts, readFileFacts } from './file-facts.queries.ts';
import { onDay, startWaiting, todayOf } from './file-tasks.usecases.ts';
import { personProblems } from './task-people.queries.ts';
import { readFileTasks, readTaskFiles, type StoredTask } from './task-rows.queries.ts';
import { isChanged, updateTasks } from './task-writes.queries.ts';

/** A change and where it stands in the request, for messages. */
interface PlacedChange {
  readonly change: TaskChange;
  readonly path: string;
}

/**
 * Changes tasks of one or many files, all or none. The order of the checks is that of saving a file: are they there, may
 * I change them, was I first, are the values right, and do the tasks of each file still follow each other.
 */
export function saveTasks(
  database: Database,
  caller: Caller,
  changes: readonly TaskChange[],
  now: Date,
): Promise<WorkflowTask[]> {
  const { actor } = caller;
  const today = todayOf(caller, now);
  return database.inTenant(actor, async (tx) => {
    // A task stays on its file.
    const byFile = await changesByFile(tx, actor.tenant, changes);
    await lockFiles(tx, [...byFile.keys()]);
    await refuseUnknown(tx, actor.tenant, changes);
    const answered: WorkflowTask[] = [];
    for (const [ordersID, ofFile] of byFile) {
      const file = await visibleFile(tx, caller, ordersID);
      answered.push(...(await saveFile(tx, caller.actor, file, ofFile, today)));
    }
    return answered;
  });
}

async function saveFile(
  tx: Transaction<DB>,
  actor: Actor,
  file: VisibleFile,
  changes: readonly PlacedChange[],
  today: string,
): Promise<WorkflowTask[]> {
  const { ordersID } = file.place;
  refuseWithoutRights(file, changes);
  const stored = await readFileTasks(tx, actor.tenant, ordersID);
  const byID = new Map(stored.map((task) => [task.orderWorkflowTaskID, task]));
  for (const { change, path } of changes) refuseStaleTask(byID.get(change.orderWorkflowTaskID), change, path);

  const facts = await readFileFacts(tx, actor.tenant, ordersID);
  const closingDays = await readClosingDays(tx, actor.tenant);
  const changed = new Map(
    changes.map(({ change }) => {
      const task = byID.get(change.orderWorkflowTaskID) as StoredTask;
      return [task.orderWorkflowTaskID, withChange(task, change, facts, closingDays)];
    }),
  );
  refuseWrongSequence(
    stored.map((task) => changed.get(task.orderWorkflowTaskID) ?? task),
    changes,
  );
  const written = [...changed.values()].filter((task) =>
    isChanged(byID.get(task.orderWorkflowTaskID) as StoredTask, task),
  );
  await updateTasks(tx, actor, written);
  const started = await startWaiting(tx, actor, ordersID, today);
  if (written.length > 0) await file.tell();
  const answered = new Set([...changed.keys(), ...started]);
  const tasks = await readFileTasks(tx, actor.tenant, ordersID);
  return onDay(
    tasks.filter(({ orderWorkflowTaskID }) => answered.has(orderWorkflowTaskID)),
    today,
  );
}

/** The changes by the files of their tasks. Refuses a task that is not there or named twice. */
async function changesByFile(
  tx: Transaction<DB>,
  tenant: string,
  changes: readonly TaskChange[],
): Promise<Map<number, PlacedChange[]>> {
  const ids = changes.map(({ orderWorkflowTaskID }) => orderWorkflowTaskID);
  const found = await readTaskFiles(tx, tenant, ids);
  const fileOf = new Map(found.map((row) => [row.orderWorkflowTaskID, row.ordersID]));
  const byFile = new Map<number, PlacedChange[]>();
  const seen = new Set<number>();
  for (const [at, change] of changes.entries()) {
    const path = `changes.${at}`;
    const ordersID = fileOf.get(change.orderWorkflowTaskID);
    if (ordersID === undefined) {
      throw new AppError('NOT_FOUND', 'A task no longer exists.', {
        modelState: { [`${path}.orderWorkflowTaskID`]: ['There is no such task'] },
      });
    }
    const isTwice = seen.has(change.orderWorkflowTaskID);
    refuseFields({ [`${path}.orderWorkflowTaskID`]: isTwice ? 'The row is named twice' : undefined });
    seen.add(change.orderWorkflowTaskID);
    byFile.set(ordersID, [...(byFile.get(ordersID) ?? []), { change, path }]);
  }
  return byFile;
}

/** Not applicable and the start date need rights of their own (core.md §6); everything else the right to edit tasks. */
const ownRights: Readonly<Partial<Record<keyof TaskChange, ActionName>>> = {
  notApplicable: 'markTaskNotApplicable',
  startDate: 'editTaskStartDate',
};

function refuseWithoutRights({ refuse }: VisibleFile, changes: readonly PlacedChange[]): void {
  for (const { change, path } of changes) {
    const { orderWorkflowTaskID: _id, version: _version, ...fields } = change;
    for (const field of Object.keys(fields) as (keyof typeof fields)[]) {
      refuse(ownRights[field] ?? 'editTask', `${path}.${field}`);
    }
  }
  refuse('readTasks');
}

function refuseStaleTask(task: StoredTask | undefined, { version }: TaskChange, path: string): void {
  if (!task) throw new AppError('NOT_FOUND', 'A task no longer exists.');
  if (task.version === version) return;
  throw staleVersion(task, {
    message: `Somebody else changed “${task.name}” in the meantime.`,
    fields: { [`${path}.version`]: ['Somebody else changed this task in the meantime.'] },
  });
}

/** A task with a change: a due date of one's own stays, one that goes by the start follows it. */
function withChange(
  task: StoredTask,
  { orderWorkflowTaskID: _id, version: _version, ...change }: TaskChange,
  { dates }: FileFacts,
  closingDays: Awaited<ReturnType<typeof readClosingDays>>,
): StoredTask {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed: StoredTask = { ...task, ...given };
  if (change.isDueDateEdited === false) {
    return { ...changed, dueDate: dueDateOf(task.due, dates, changed.startDate, closingDays) };
  }
  if (changed.dueDate !== task.dueDate) return { ...changed, isDueDateEdited: true };
  if (changed.startDate === task.startDate) return changed;
  return { ...changed, dueDate: dueDateAfterStart(changed, changed.startDate, dates, closingDays) };
}

function refuseWrongSequence(tasks: readonly StoredTask[], changes: readonly PlacedChange[]): void {
  const dependent = tasks.map((task) => ({ ...task, id: task.orderWorkflowTaskID }));
  const problems = changes.flatMap(({ change, path }) => {
    if (change.isComplete === undefined && change.notApplicable === undefined) return [];
    const task = dependent.find(({ id }) => id === change.orderWorkflowTaskID);
    const problem = task ? sequenceProblem(task, dependent) : null;
    const field = change.isComplete === undefined ? 'notApplicable' : 'isComplete';
    return problem === null ? [] : [[`${path}.${field}`, problem] as const];
  });
  refuseFields(Object.fromEntries(problems));
}

async function refuseUnknown(tx: Transaction<DB>, tenant: string, changes: readonly TaskChange[]): Promise<void> {
  const people = changes.map(({ assigneeID: id }, at) => ({ path: `changes.${at}.assigneeID`, id }));
  const choices = changes.flatMap((change, at) => choicesOf(taskFields, change, `changes.${at}`));
  refuseFields({
    ...(await choiceProblems(tx, tenant, choices)),
    ...(await personProblems(tx, tenant, people)),
  });
}
