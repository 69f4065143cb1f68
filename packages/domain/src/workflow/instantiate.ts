import type { WireDate } from '../dates/index.ts';
import { within } from '../errors/index.ts';
import type { ClosingDay } from '../holidays/index.ts';
import { type DueRule, dueDateOf, type FileDates } from './due-rule.ts';
import { assigneeOf, type FileStaff, type TaskDefinition } from './task-definition.ts';
import { inDependencyOrder } from './task-dependencies.ts';

/** What a template is applied to. */
export interface TemplateOccasion {
  readonly dates: FileDates;
  readonly staff: FileStaff;
  /** The day it is applied, by the calendar of the company. */
  readonly today: WireDate;
  readonly closingDays: readonly ClosingDay[];
}

/** A task as a file gets it. */
export interface NewTask {
  readonly taskDefinitionID: number;
  readonly name: string;
  readonly departmentID: number | null;
  readonly assigneeID: number | null;
  /** The day it can begin: today, or null while it waits for other tasks. */
  readonly startDate: WireDate | null;
  readonly dueDate: WireDate | null;
  readonly due: DueRule | null;
  /** The definitions of the tasks it waits for. */
  readonly dependsOn: readonly number[];
}

/**
 * The tasks a file gets of a template, in the template's order. A rule stays with its task, so that later changes of the
 * template leave files alone. Throws an InputError that names the field where the template is wrong (a circle, a rule).
 */
export function tasksOfTemplate(definitions: readonly TaskDefinition[], occasion: TemplateOccasion): NewTask[] {
  const { dates, staff, today, closingDays } = occasion;
  inDependencyOrder(definitions.map((task) => ({ ...task, id: task.taskDefinitionID })));
  return definitions.map(({ taskDefinitionID, name, departmentID, assignee, due, dependsOn }, at) => {
    const startDate = dependsOn.length === 0 ? today : null;
    const dueDate = within(`tasks.${at}`, () => dueDateOf(due, dates, startDate, closingDays));
    return {
      taskDefinitionID,
      name,
      departmentID,
      assigneeID: assigneeOf(assignee, staff),
      startDate,
      dueDate,
      due,
      dependsOn,
    };
  });
}
