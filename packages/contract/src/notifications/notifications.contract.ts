import { z } from 'zod';
import { openAlertCountsSchema } from '../alerts/index.ts';
import { endpoint } from '../kit/index.ts';

/** What there is to do, for the mark of the Workflow Dashboard (building-blocks.md §3 task notification info). */
const taskNotificationInfoSchema = z
  .object({
    /** Open tasks of the caller's department. */
    deptTaskCount: z.int().nonnegative(),
    /** Open tasks of the caller. */
    userTaskCount: z.int().nonnegative(),
    /** Of the caller's own: due before today, and due today, by the calendar of the company. */
    overdue: z.int().nonnegative(),
    dueToday: z.int().nonnegative(),
  })
  .meta({ id: 'TaskNotificationInfo' });

/** Counts the browser shows as badges. Only what the records say: a part of the product that is not built counts nothing. */
export const notificationCountsSchema = z
  .object({
    /** Files the caller has in use now, in any tab or browser. */
    filesInUse: z.int().nonnegative(),
    /** Files of the caller's regions that are new or open and close today, by the calendar of the company. */
    filesClosingToday: z.int().nonnegative(),
    /** Open alerts of the files where the caller is one of the officers. */
    openAlerts: openAlertCountsSchema,
    /** Alerts of the company that are open for the caller. */
    systemAlerts: openAlertCountsSchema,
    /** Null for who may not see the Workflow Dashboard. */
    tasks: taskNotificationInfoSchema.nullable(),
  })
  .meta({ id: 'NotificationCounts' });

export const getNotificationCounts = endpoint({
  name: 'getNotificationCounts',
  method: 'GET',
  path: '/api/notifications/counts',
  summary:
    'How many files the caller has in use, how many close today, the open alerts of the own files and of the company, and the tasks to do. Read at most every five minutes.',
  tag: 'Session',
  result: notificationCountsSchema,
  // Each count is of what the caller may read, and null or none where that is nothing.
  access: { kind: 'signedIn' },
});

/** The numbers on the badges of the frame. */
export type NotificationCounts = z.infer<typeof notificationCountsSchema>;
