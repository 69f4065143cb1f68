import { assigneeKinds } from '@closewright/domain/workflow';
import { field, record } from '../kit/index.ts';
import { taskFields } from './task.fields.ts';
import { taskRecord } from './task.records.ts';

const { dueAnchor, dueDays, dueCalendar } = taskRecord.facts;

/** The tasks a new file gets. */
export const processTemplateRecord = record({
  table: 'workflow_process_templates',
  id: 'workflowProcessTemplateID',
  of: 'tenant',
  noun: 'Process template',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Name', max: 80 }),
    inactive: field.boolean({ label: 'Inactive' }),
  },
  isVersioned: true,
  read: 'readProcessTemplates',
});

/** A task of a template. */
export const taskDefinitionRecord = record({
  table: 'workflow_task_definitions',
  id: 'taskDefinitionID',
  of: 'tenant',
  parent: 'workflowProcessTemplateID',
  order: 'sequence',
  noun: 'Task of a template',
  name: [['name']],
  fields: {
    name: taskFields.name,
    departmentID: taskFields.departmentID,
    assigneeKind: {
      ...field.choice({ label: 'Goes to', choices: assigneeKinds, max: 20 }),
      required: true,
    },
    assigneeID: taskFields.assigneeID,
    dueAnchor,
    dueDays,
    dueCalendar,
  },
  others: ['depends_on'],
  read: 'readProcessTemplates',
});
