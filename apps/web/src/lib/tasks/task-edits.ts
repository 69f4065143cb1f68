import type { TaskChange, WorkflowTask } from '@closewright/contract/workflow';
import type { CellEdit } from '@closewright/ui/data-grid';

/** The columns that are edited in the grid; choices travel through it as texts. */
const columns = {
  name: 'name',
  departmentID: 'departmentID',
  assigneeID: 'assigneeID',
  startDate: 'startDate',
  dueDate: 'dueDate',
  taskNote: 'taskNote',
} as const;

type Column = keyof typeof columns;
const choices: readonly Column[] = ['departmentID', 'assigneeID'];

/** The changes of cells as the api takes them: one change a task, based on the version on the screen. */
export function changesOfEdits<T extends Pick<WorkflowTask, 'orderWorkflowTaskID' | 'version'>>(
  edits: readonly CellEdit<T>[],
): TaskChange[] {
  const changes = new Map<number, TaskChange>();
  for (const { row, column, value } of edits) {
    if (!Object.hasOwn(columns, column)) continue;
    const { orderWorkflowTaskID, version } = row;
    const change = changes.get(orderWorkflowTaskID) ?? { orderWorkflowTaskID, version };
    const isChoice = choices.includes(column as Column);
    const sent = value === '' || value === null || value === undefined ? null : isChoice ? Number(value) : value;
    changes.set(orderWorkflowTaskID, { ...change, [column]: sent });
  }
  return [...changes.values()];
}
