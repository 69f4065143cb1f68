import { workflowLimits } from '@closewright/domain/workflow';
import { field } from '../kit/index.ts';

/** What is edited of a task of a file (core.md §3 Task row); columns of table `order_workflow_tasks`. */
export const taskFields = {
  name: field.requiredText({ label: 'Task', max: workflowLimits.nameLength }),
  departmentID: field.select({ label: 'Department', lookup: 'departments' }),
  assigneeID: field.select({ label: 'Assigned to', lookup: 'staff' }),
  startDate: field.date({ label: 'Start' }),
  dueDate: field.date({ label: 'Due' }),
  isComplete: field.boolean({ label: 'Complete' }),
  notApplicable: field.boolean({ label: 'Not applicable' }),
  taskNote: field.memo({ label: 'Note', max: workflowLimits.noteLength }),
} as const;
