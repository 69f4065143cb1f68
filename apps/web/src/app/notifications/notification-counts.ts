import { interfaceTiming } from '@closewright/domain/constants';
import type { QueryClient } from '@tanstack/react-query';
import { call, keyFor } from '../../lib/api/index.ts';
import type { NotificationMarks } from './notification-marks.ts';

/**
 * The marks of bar and menu, by counts read at most every 5 minutes (core.md §9 Notification refresh), also when the last read failed:
 * changing the screen or coming back to the window asks for nothing before that. What words they are shown in comes with the first of
 * them: the first screen has none.
 */
export const notificationQuery = {
  queryKey: keyFor('getNotificationCounts'),
  queryFn: async (): Promise<NotificationMarks> => {
    const [counts, { marksOf }] = await Promise.all([call('getNotificationCounts'), import('./notification-marks.ts')]);
    return marksOf(counts);
  },
  staleTime: interfaceTiming.notificationRefresh,
  refetchInterval: interfaceTiming.notificationRefresh,
  retry: false,
  retryOnMount: false,
} as const;

/** Reads the counts again whenever they were read last. */
export function forceNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keyFor('getNotificationCounts') });
}
