import { businessDates } from '@closewright/domain/dates';
import { fileDateNames, keptReasons, taskStatuses, workflowLimits } from '@closewright/domain/workflow';
import { z } from 'zod';
import { anyDate, dateWithin, endpoint, idSchema, rowSchema, shapeOf } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { dueRuleSchema } from './due-rule.schema.ts';
import { taskFields } from './task.fields.ts';
import { taskRecord } from './task.records.ts';

const tag = 'Workflow';
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;

/** A task of a file as a list shows it. `status` is reckoned on the company's day. */
export const workflowTaskSchema = rowSchema(taskRecord)
  .extend({
    ordersID: idSchema,
    status: z.enum(taskStatuses),
    due: dueRuleSchema.nullable(),
    /** Set by hand: it stays when the dates of the file move. */
    isDueDateEdited: z.boolean(),
    /** The tasks of the same file that must be done before. */
    dependsOn: z.array(idSchema),
    completedAt: z.string().nullable(),
    completedBy: z.string().nullable(),
    /** Who wrote the note of today, or removed it, and when; null where there never was one. */
    notedAt: z.string().nullable(),
    notedBy: z.string().nullable(),
    /** How many notes it had before. */
    earlierNotes: z.int(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'WorkflowTask' });

export const listFileTasks = endpoint({
  name: 'listFileTasks',
  method: 'GET',
  path: '/api/orders/:ordersID/tasks',
  summary: 'The tasks of a file in their order.',
  tag,
  params: orderParams,
  result: z.array(workflowTaskSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Read' },
  errors: ['NOT_FOUND'],
});

/** A note that another one took the place of, or that was removed. */
export const taskNoteSchema = z
  .object({
    taskNoteID: idSchema,
    taskNote: z.string(),
    notedAt: z.string(),
    notedBy: z.string(),
  })
  .meta({ id: 'TaskNote' });

export const listTaskNotes = endpoint({
  name: 'listTaskNotes',
  method: 'GET',
  path: '/api/orders/:ordersID/tasks/:orderWorkflowTaskID/notes',
  summary: 'The notes a task of a file had before the one of today, the newest first.',
  tag,
  params: z.strictObject({ ...orderParams.shape, orderWorkflowTaskID: z.coerce.number().pipe(idSchema) }),
  result: z.array(taskNoteSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Read' },
  errors: ['NOT_FOUND'],
});

export const addFileTask = endpoint({
  name: 'addFileTask',
  method: 'POST',
  path: '/api/orders/:ordersID/tasks',
  summary: 'Adds a task to a file. It needs the right to add tasks.',
  tag,
  params: orderParams,
  body: z.strictObject({
    name: taskFields.name.schema,
    departmentID: idSchema.nullable().default(null),
    assigneeID: idSchema.nullable().default(null),
    dueDate: taskFields.dueDate.schema.default(null),
  }),
  result: z.array(workflowTaskSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Full' },
  errors: [...onFile],
  audits: ['order_workflow_tasks'],
});

export const addTemplateTasks = endpoint({
  name: 'addTemplateTasks',
  method: 'POST',
  path: '/api/orders/:ordersID/tasks/from-template',
  summary: 'Adds the tasks of a process template to a file; those it has already are not doubled.',
  tag,
  params: orderParams,
  body: z.strictObject({ workflowProcessTemplateID: idSchema }),
  result: z.array(workflowTaskSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Full' },
  errors: [...onFile],
  audits: ['order_workflow_tasks'],
});

const { name, departmentID, assigneeID, startDate, dueDate, isComplete, notApplicable, taskNote } = shapeOf(taskFields);

/** What changes on one task, with the version it is based on. */
export const taskChangeSchema = z
  .strictObject({
    orderWorkflowTaskID: idSchema,
    version: z.int().min(1),
    name: name.optional(),
    departmentID: departmentID.optional(),
    assigneeID: assigneeID.optional(),
    startDate: startDate.optional(),
    dueDate: dueDate.optional(),
    /** Back to the day its rule names. */
    isDueDateEdited: z.literal(false).optional(),
    isComplete: isComplete.optional(),
    notApplicable: notApplicable.optional(),
    taskNote: taskNote.optional(),
  })
  .meta({ id: 'TaskChange' });

export const saveTasks = endpoint({
  name: 'saveTasks',
  method: 'PATCH',
  path: '/api/workflow/tasks',
  summary:
    'Changes tasks of one or many files, all or none: complete, reopen, assign, due, start, note. Not applicable and the start date need rights of their own. Answers the tasks that changed, those that can begin now among them.',
  tag,
  body: z.strictObject({ changes: z.array(taskChangeSchema).min(1).max(workflowLimits.tasksPerSave) }),
  result: z.array(workflowTaskSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Full', inAnyRegion: true },
  errors: [...onFile, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['order_workflow_tasks'],
});

export const removeFileTasks = endpoint({
  name: 'removeFileTasks',
  method: 'POST',
  path: '/api/orders/:ordersID/tasks/remove',
  summary: 'Removes tasks of a file; what waited for them waits no more. It needs the right to delete tasks.',
  tag,
  params: orderParams,
  body: z.strictObject({ orderWorkflowTaskIDs: z.array(idSchema).min(1).max(workflowLimits.tasksPerSave) }),
  result: z.array(workflowTaskSchema),
  access: { kind: 'screen', screen: 'UpdateWorkflow', level: 'Full' },
  errors: [...onFile],
  idempotent: false,
  audits: ['order_workflow_tasks'],
});

const date = anyDate.nullable();
const taskName = { orderWorkflowTaskID: idSchema, name: z.string() } as const;

/** What changed dates of a file do to its due dates. */
export const movedDueDatesSchema = z
  .object({
    moved: z.array(z.object({ ...taskName, from: date, to: date })),
    kept: z.array(
      z.object({
        ...taskName,
        dueDate: date,
        byRule: date,
        reason: z.enum(Object.keys(keptReasons) as [keyof typeof keptReasons, ...(keyof typeof keptReasons)[]]),
      }),
    ),
  })
  .meta({ id: 'MovedDueDates' });

export const previewDueDates = endpoint({
  name: 'previewDueDates',
  method: 'POST',
  path: '/api/orders/:ordersID/tasks/due-dates',
  summary: 'Which due dates would move, and which would stay and why, if the file had these dates. Stores nothing.',
  tag,
  params: orderParams,
  body: z.strictObject({
    dates: z.strictObject(
      Object.fromEntries(fileDateNames.map((each) => [each, dateWithin(businessDates).nullable().optional()])),
    ),
  }),
  result: movedDueDatesSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** A task of a file. Due and start dates are `YYYY-MM-DD`, other times ISO instants in UTC. */
export type WorkflowTask = z.infer<typeof workflowTaskSchema>;
/** An earlier note of a task. `notedBy` is a name. */
export type TaskNote = z.infer<typeof taskNoteSchema>;
/** The changes of one task. What is left out stays as it is. */
export type TaskChange = z.infer<typeof taskChangeSchema>;
/** Which due dates would move with the dates of a file, and which stay and why. */
export type DueDatesPreview = z.infer<typeof movedDueDatesSchema>;
