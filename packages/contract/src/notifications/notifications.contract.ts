import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

/** Counts the browser shows as badges. Only what the records say: a part of the product that is not built counts nothing. */
export const notificationCountsSchema = z
  .object({
    /** Files the caller has in use now, in any tab or browser. */
    filesInUse: z.int().nonnegative(),
    /** Files of the caller's regions that are new or open and close today, by the calendar of the company. */
    filesClosingToday: z.int().nonnegative(),
  })
  .meta({ id: 'NotificationCounts' });

export const getNotificationCounts = endpoint({
  name: 'getNotificationCounts',
  method: 'GET',
  path: '/api/notifications/counts',
  summary: 'How many files the caller has in use, and how many close today. Read at most every five minutes.',
  tag: 'Session',
  result: notificationCountsSchema,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Read' },
});

export type NotificationCounts = z.infer<typeof notificationCountsSchema>;
