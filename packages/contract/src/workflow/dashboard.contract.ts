import { taskStatuses } from '@closewright/domain/workflow';
import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';
import { workflowTaskSchema } from './file-tasks.contract.ts';

const tag = 'Workflow';
const access = { kind: 'screen', screen: 'WorkflowDashboard', level: 'Read', inAnyRegion: true } as const;

/** Whose tasks: the caller's, those of the caller's department, or all of the caller's regions. */
export const taskScopes = ['mine', 'department', 'all'] as const;

/** What the dashboard is narrowed down to; parts left out narrow nothing. */
const filterShape = {
  scope: z.enum(taskScopes).default('mine'),
  /** 0 asks for tasks without a department (core.md §9). */
  departmentID: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  /** 0 asks for tasks of nobody. */
  assigneeID: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  branchID: z.coerce.number().pipe(idSchema).optional(),
  /** A part of the file number or of the task's name. */
  text: z.string().trim().min(1).max(80).optional(),
} as const;

/** A task with the file it belongs to. */
export const dashboardTaskSchema = workflowTaskSchema
  .extend({
    fileNumber: z.string(),
    regionID: z.int(),
    branchID: z.int(),
    buyers: z.string(),
    property: z.string(),
    closingDate: z.string().nullable(),
    isLocked: z.boolean(),
    /** It waits for a task that is not done. */
    isWaiting: z.boolean(),
  })
  .meta({ id: 'DashboardTask' });

export const listDashboardTasks = endpoint({
  name: 'listDashboardTasks',
  method: 'GET',
  path: '/api/workflow/tasks',
  summary:
    'Tasks of the files of the caller’s regions that are worked on, nearest due first, a page at a time. Of complete and not applicable ones those of the last 30 days.',
  tag,
  query: z.strictObject({
    ...filterShape,
    /** `lateOrToday`: overdue or due today. Left out: every task that is neither complete nor not applicable. */
    status: z.enum([...taskStatuses, 'lateOrToday']).optional(),
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}_\d{1,10}$/)
      .optional(),
    take: z.coerce.number().int().min(1).max(200).default(50),
  }),
  result: z.object({ tasks: z.array(dashboardTaskSchema), next: z.string().nullable() }).meta({ id: 'DashboardTasks' }),
  access,
});

export const getDashboardCounts = endpoint({
  name: 'getDashboardCounts',
  method: 'GET',
  path: '/api/workflow/counts',
  summary: 'How many tasks there are of each status, and of each department and person how many are open and overdue.',
  tag,
  query: z.strictObject(filterShape),
  result: z
    .object({
      statuses: z.object(
        Object.fromEntries(taskStatuses.map((status) => [status, z.int()])) as Record<
          (typeof taskStatuses)[number],
          z.ZodInt
        >,
      ),
      /** Tasks without one are listed under null. */
      departments: z.array(z.object({ departmentID: z.int().nullable(), open: z.int(), overdue: z.int() })),
      assignees: z.array(z.object({ assigneeID: z.int().nullable(), open: z.int(), overdue: z.int() })),
    })
    .meta({ id: 'DashboardCounts' }),
  access,
});

/** A task on the dashboard, with enough of its file to recognize it. */
export type DashboardTask = z.infer<typeof dashboardTaskSchema>;
/** The numbers of the dashboard's charts. */
export type DashboardCounts = z.infer<typeof getDashboardCounts.result>;
/** The filters of the dashboard, with defaults filled in. */
export type DashboardFilter = z.output<z.ZodObject<typeof filterShape>>;
/** Whose tasks the dashboard shows. */
export type TaskScope = (typeof taskScopes)[number];
