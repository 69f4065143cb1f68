import type { TaskDefinition } from './task-definition.ts';
import { dependencyProblems } from './task-dependencies.ts';

/** What is wrong with the tasks of a process template, by field (`tasks.2.name`); an empty record means nothing is. */
export function templateProblems(tasks: readonly TaskDefinition[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const names = new Set<string>();
  for (const [at, { name, assignee }] of tasks.entries()) {
    const key = name.trim().toLowerCase();
    if (names.has(key)) problems[`tasks.${at}.name`] = 'Another task of this template has this name';
    names.add(key);
    if ((assignee.kind === 'person') !== (assignee.usersID !== null))
      problems[`tasks.${at}.assignee.usersID`] = 'Choose who gets the task';
  }
  const circles = dependencyProblems(tasks.map((task) => ({ ...task, id: task.taskDefinitionID })));
  for (const [field, message] of Object.entries(circles)) problems[`tasks.${field}`] = message;
  return problems;
}
