import { workflowLimits } from '@closewright/domain/workflow';
import { field } from '../kit/index.ts';

const section = 'task';

/** What is edited of a task of a file (core.md §3 Task row); columns of table `order_workflow_tasks`. */
export const taskFields = {
  name: field.requiredText({ label: 'Task', section, max: workflowLimits.nameLength }),
  departmentID: field.select({ label: 'Department', section, lookup: 'departments' }),
  assigneeID: field.select({ label: 'Assigned to', section, lookup: 'staff' }),
  startDate: field.date({ label: 'Start', section }),
  dueDate: field.date({ label: 'Due', section }),
  isComplete: field.boolean({ label: 'Complete', section }),
  notApplicable: field.boolean({ label: 'Not applicable', section }),
  taskNote: field.memo({ label: 'Note', section, max: workflowLimits.noteLength }),
} as const;
