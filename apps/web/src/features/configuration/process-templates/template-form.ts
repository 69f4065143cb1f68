import type { ProcessTemplate, ProcessTemplateValues } from '@closewright/contract/workflow';
import { type TaskDefinition, templateProblems } from '@closewright/domain/workflow';
import type { ListManagerItem } from '@closewright/ui/list-manager';

/** A task as the list of the dialog holds it. */
export interface TaskItem extends ListManagerItem, Omit<TaskDefinition, 'taskDefinitionID' | 'name'> {
  id: number;
}

/** What the dialog edits. */
export type TemplateForm = {
  name: string;
  inactive: boolean;
  branchIDs: number[];
  tasks: readonly TaskItem[];
};

export const newTemplate: TemplateForm = { name: '', inactive: false, branchIDs: [], tasks: [] };

/** The form of a stored template. */
export function templateFormOf({ name, inactive, branchIDs, tasks }: ProcessTemplate): TemplateForm {
  return { name, inactive, branchIDs, tasks: tasks.map(({ taskDefinitionID: id, ...task }) => ({ id, ...task })) };
}

/** Branches and tasks in words, for the question which side of a conflict to keep. */
export function templateWords(
  { branchIDs, tasks }: Partial<TemplateForm>,
  branches: readonly { value: number; label: string }[],
): string | undefined {
  const names = branchIDs?.map((id) => branches.find(({ value }) => value === id)?.label ?? String(id));
  return (names ?? tasks?.map(({ name }) => name))?.join(', ');
}

/** A new task: nobody's, without a due date, waiting for nothing. */
export function newTask(id: number, name: string): TaskItem {
  return { id, name, departmentID: null, assignee: { kind: 'nobody', usersID: null }, due: null, dependsOn: [] };
}

/** The tasks as rules and the api know them; what waits for a task that was deleted waits for it no more. */
export function definitionsOf(tasks: readonly TaskItem[]): TaskDefinition[] {
  const ids = new Set(tasks.map(({ id }) => id));
  return tasks.map(({ id, name, departmentID, assignee, due, dependsOn }) => ({
    taskDefinitionID: id,
    name: name.trim(),
    departmentID,
    assignee,
    due,
    dependsOn: dependsOn.filter((other) => ids.has(other)),
  }));
}

/** What a save sends. */
export function bodyOf({ name, inactive, branchIDs, tasks }: TemplateForm): ProcessTemplateValues {
  const sent = definitionsOf(tasks).map((task) => ({ ...task, dependsOn: [...task.dependsOn] }));
  return { name: name.trim(), inactive, branchIDs, tasks: sent };
}

/** What is wrong with the form, by field: `name`, or `tasks.2.dependsOn`. */
export function formProblems({ name, tasks }: TemplateForm): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'This value is required.' }),
    ...templateProblems(definitionsOf(tasks)),
  };
}
