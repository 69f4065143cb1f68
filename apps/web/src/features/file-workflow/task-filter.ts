import type { WorkflowTask } from '@closewright/contract/workflow';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { isSettled } from '@closewright/domain/workflow';
import { hasWords } from '../../records/list/has-words.ts';

/** What the tasks of a file are narrowed down to. */
export type TaskFilter = {
  show: 'todo' | 'late' | 'all';
  text: string;
  departmentID: number | null;
  assigneeID: number | null;
};

export const everyTask: TaskFilter = { show: 'all', text: '', departmentID: null, assigneeID: null };

/** What the filter looks at. */
export type FilteredTask = Pick<
  WorkflowTask,
  'status' | 'isComplete' | 'notApplicable' | 'departmentID' | 'assigneeID' | 'name' | 'taskNote'
>;

/** The tasks that pass: what is to be done, what is overdue or due today, or all; then department, person and words. */
export function filterTasks<T extends FilteredTask>(tasks: readonly T[], filter: TaskFilter): T[] {
  return tasks.filter((task) => {
    if (filter.show === 'todo' && isSettled(task)) return false;
    if (filter.show === 'late' && task.status !== 'overdue' && task.status !== 'dueToday') return false;
    if (filter.departmentID !== null && task.departmentID !== filter.departmentID) return false;
    if (filter.assigneeID !== null && task.assigneeID !== filter.assigneeID) return false;
    return hasWords(filter.text, [task.name, task.taskNote ?? '']);
  });
}

/** Which tasks are shown: what is to be done, whose, and by words. Departments and people are those the file has. */
export function taskFilters(tasks: readonly WorkflowTask[], lookups: LookupSets) {
  const used = (field: 'departmentID' | 'assigneeID', lookup: string) =>
    [...new Set(tasks.map((task) => task[field]))]
      .filter((id) => id !== null)
      .map((id) => ({ value: id, label: itemName(lookups, lookup, id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  return {
    show: {
      kind: 'segments',
      label: 'Which tasks',
      choices: [
        { value: 'all', label: 'All' },
        { value: 'todo', label: 'To do' },
        { value: 'late', label: 'Late or today' },
      ],
    },
    text: { kind: 'words', label: 'Find in tasks', placeholder: 'Words of task or note' },
    departmentID: {
      kind: 'choice',
      label: 'Department',
      any: 'Any department',
      choices: used('departmentID', 'departments'),
    },
    assigneeID: { kind: 'choice', label: 'Assigned to', any: 'Anybody', choices: used('assigneeID', 'staff') },
  } as const;
}
