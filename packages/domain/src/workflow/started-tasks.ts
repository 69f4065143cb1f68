import type { WireDate } from '../dates/index.ts';
import type { ClosingDay } from '../holidays/index.ts';
import { dueDateOf, type FileDates } from './due-rule.ts';
import type { DatedTask } from './moved-due-dates.ts';
import { type Dependent, openDependencies } from './task-dependencies.ts';

/** A task of a file with what it waits for. */
export interface WaitingTask extends DatedTask, Dependent {}

/** A task whose start changed, and with it perhaps the due date. */
export interface StartedTask {
  readonly orderWorkflowTaskID: number;
  readonly startDate: WireDate | null;
  readonly dueDate: WireDate | null;
}

/**
 * The tasks that can begin now because all they waited for is done: they start today. A task that has a start keeps it,
 * also when one it waited for is opened again: what began has begun.
 */
export function startedTasks(
  tasks: readonly WaitingTask[],
  { dates, today, closingDays }: { dates: FileDates; today: WireDate; closingDays: readonly ClosingDay[] },
): StartedTask[] {
  return tasks
    .filter((task) => task.startDate === null && !task.isComplete && !task.notApplicable)
    .filter((task) => openDependencies(task, tasks).length === 0)
    .map((task) => ({
      orderWorkflowTaskID: task.orderWorkflowTaskID,
      startDate: today,
      dueDate: dueDateAfterStart(task, today, dates, closingDays),
    }));
}

/** The due date of a task after its start moved; one set by hand stays, and so does one that does not go by the start. */
export function dueDateAfterStart(
  task: DatedTask,
  startDate: WireDate | null,
  dates: FileDates,
  closingDays: readonly ClosingDay[],
): WireDate | null {
  if (task.isDueDateEdited || task.due?.anchor !== 'startDate') return task.dueDate;
  return dueDateOf(task.due, dates, startDate, closingDays);
}
