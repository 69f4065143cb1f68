import { workflowLimits } from '@closewright/domain/workflow';
import { z } from 'zod';
import { endpoint, idSchema, rowID, shapeOf } from '../kit/index.ts';
import { assigneeRuleSchema, dueRuleSchema } from './due-rule.schema.ts';
import { processTemplateRecord, taskDefinitionRecord } from './process-template.records.ts';

const tag = 'Configuration';
const idText = z.coerce.number().pipe(idSchema);

/** A task of a template. In a save a new one has a negative id, by which the others of the same save may name it. */
const definitionShape = {
  taskDefinitionID: rowID,
  name: taskDefinitionRecord.fields.name.schema,
  departmentID: idSchema.nullable(),
  assignee: assigneeRuleSchema,
  due: dueRuleSchema.nullable(),
  dependsOn: z.array(rowID).max(workflowLimits.tasksPerTemplate),
} as const;

/** A task of a template, from which the tasks of new files are made. */
export const taskDefinitionSchema = z.strictObject(definitionShape).meta({ id: 'TaskDefinition' });

const templateShape = {
  ...shapeOf(processTemplateRecord.fields),
  /** The branches whose new files get these tasks; a branch has one template at most. */
  branchIDs: z.array(idSchema).max(1000),
  /** In the order they are worked. */
  tasks: z.array(taskDefinitionSchema).max(workflowLimits.tasksPerTemplate),
} as const;

/** A process template: the tasks a new file gets. */
export const processTemplateSchema = z
  .object({
    workflowProcessTemplateID: idSchema,
    ...templateShape,
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'ProcessTemplate' });

export const listProcessTemplates = endpoint({
  name: 'listProcessTemplates',
  method: 'GET',
  path: '/api/configuration/process-templates',
  summary: 'The process templates with their tasks and branches, inactive ones included.',
  tag,
  result: z.array(processTemplateSchema),
  access: { kind: 'action', action: 'readProcessTemplates' },
});

export const createProcessTemplate = endpoint({
  name: 'createProcessTemplate',
  method: 'POST',
  path: '/api/configuration/process-templates',
  summary: 'Adds a process template. Tasks that wait for each other in a circle are refused, and named.',
  tag,
  body: z.strictObject(templateShape),
  result: processTemplateSchema,
  access: { kind: 'action', action: 'saveProcessTemplates' },
  errors: ['NAME_IN_USE'],
  audits: ['workflow_process_templates', 'workflow_task_definitions'],
});

export const saveProcessTemplate = endpoint({
  name: 'saveProcessTemplate',
  method: 'PUT',
  path: '/api/configuration/process-templates/:workflowProcessTemplateID',
  summary: 'Saves a process template whole. Files that have its tasks keep them as they are.',
  tag,
  params: z.strictObject({ workflowProcessTemplateID: idText }),
  body: z.strictObject({ version: z.int().min(1), ...templateShape }),
  result: processTemplateSchema,
  access: { kind: 'action', action: 'saveProcessTemplates' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_IN_USE'],
  idempotent: false,
  audits: ['workflow_process_templates', 'workflow_task_definitions'],
});

/** A template as those read it who open files: its name, and the branches that use it. */
export const processTemplateChoiceSchema = z
  .object({ workflowProcessTemplateID: idSchema, name: z.string(), branchIDs: z.array(idSchema), taskCount: z.int() })
  .meta({ id: 'ProcessTemplateChoice' });

export const listProcessTemplateChoices = endpoint({
  name: 'listProcessTemplateChoices',
  method: 'GET',
  path: '/api/process-templates',
  summary: 'The active process templates a new file can begin with, and the branches whose files get them.',
  tag: 'Workflow',
  result: z.array(processTemplateChoiceSchema),
  // For new files, and for the tasks of a file.
  access: { kind: 'action', action: 'openFile', inAnyRegion: true },
});

/** A process template as its administrator edits it. */
export type ProcessTemplate = z.infer<typeof processTemplateSchema>;
/** What an administrator says about a template; a save sends it whole. */
export type ProcessTemplateValues = z.infer<z.ZodObject<typeof templateShape>>;
/** A process template as a picker offers it. */
export type ProcessTemplateChoice = z.infer<typeof processTemplateChoiceSchema>;
