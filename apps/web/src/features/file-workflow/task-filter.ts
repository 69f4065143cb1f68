import type { WorkflowTask } from '@closewright/contract/workflow';
import { isSettled } from '@closewright/domain/workflow';

/** What the tasks of a file are narrowed down to. */
export interface TaskFilter {
  show: 'todo' | 'late' | 'all';
  text: string;
  departmentID: number | null;
  assigneeID: number | null;
}

export const everyTask: TaskFilter = { show: 'all', text: '', departmentID: null, assigneeID: null };

/** What the filter looks at. */
export type FilteredTask = Pick<
  WorkflowTask,
  'status' | 'isComplete' | 'notApplicable' | 'departmentID' | 'assigneeID' | 'name' | 'taskNote'
>;

/** The tasks that pass: what is to be done, what is overdue or due today, or all; then department, person and words. */
export function filterTasks<T extends FilteredTask>(tasks: readonly T[], filter: TaskFilter): T[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    if (filter.show === 'todo' && isSettled(task)) return false;
    if (filter.show === 'late' && task.status !== 'overdue' && task.status !== 'dueToday') return false;
    if (filter.departmentID !== null && task.departmentID !== filter.departmentID) return false;
    if (filter.assigneeID !== null && task.assigneeID !== filter.assigneeID) return false;
    const text = `${task.name} ${task.taskNote ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
