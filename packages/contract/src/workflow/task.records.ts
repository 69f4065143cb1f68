import { type HolidayCalendar, holidayCalendarNames } from '@closewright/domain/holidays';
import { dueAnchors, workflowLimits } from '@closewright/domain/workflow';
import { z } from 'zod';
import { fact, field, record } from '../kit/index.ts';
import { taskFields } from './task.fields.ts';

const { dueDays, tasksPerFile, noteLength } = workflowLimits;
const calendars = holidayCalendarNames as [HolidayCalendar, ...HolidayCalendar[]];

/** A task of the workflow of a file. */
export const taskRecord = record({
  table: 'order_workflow_tasks',
  id: 'orderWorkflowTaskID',
  of: 'orders',
  order: 'sequence',
  noun: 'Task',
  fields: taskFields,
  facts: {
    isDueDateEdited: field.boolean({ label: 'Due date set by hand' }),
    dueAnchor: field.choice({ label: 'Due by', max: 20, choices: dueAnchors }),
    dueDays: field.integer({ label: 'Days', min: -dueDays, max: dueDays }),
    dueCalendar: field.choice({ label: 'Calendar', max: 30, choices: calendars }),
    dependsOn: field.select({ label: 'Waits for', lookup: 'tasksOfFile' }),
    completedAt: fact.instant('Completed'),
    completedBy: fact.who('Completed by'),
    notedAt: fact.instant('Note written'),
    notedBy: fact.who('Note written by'),
  },
  others: ['task_definition_id'],
  untold: ['noted_at', 'noted_by'],
  isVersioned: true,
  most: tasksPerFile,
  read: 'readTasks',
  notCopied: 'A file begins with the tasks of its own template.',
});

/** A note that a task had before the one of today. */
export const taskNoteRecord = record({
  table: 'order_workflow_task_notes',
  id: 'taskNoteID',
  of: 'orders',
  parent: 'orderWorkflowTaskID',
  noun: 'Earlier note',
  fields: {},
  facts: {
    taskNote: { ...taskFields.taskNote, required: true, schema: z.string().min(1).max(noteLength) },
    notedAt: fact.instant('Written', true),
    notedBy: fact.who('Written by'),
  },
  read: 'readTasks',
});
