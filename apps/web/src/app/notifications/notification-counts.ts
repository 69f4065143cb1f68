import type { NotificationCounts } from '@closewright/contract/notifications';
import { interfaceTiming } from '@closewright/domain/constants';
import { navItem, navPath } from '@closewright/domain/navigation';
import type { GlobalBarAction } from '@closewright/ui/global-bar';
import type { NavBadge } from '@closewright/ui/navigation-menu';
import type { QueryClient } from '@tanstack/react-query';
import { keyFor, queryFor } from '../../lib/api/index.ts';

/**
 * Counts for the badges, read at most every 5 minutes (core.md §9 Notification refresh), also when the last read failed:
 * changing the screen or coming back to the window asks for nothing before that.
 */
export const notificationQuery = {
  ...queryFor('getNotificationCounts'),
  staleTime: interfaceTiming.notificationRefresh,
  refetchInterval: interfaceTiming.notificationRefresh,
  retry: false,
  retryOnMount: false,
} as const;

/** Reads the counts again whenever they were read last. */
export function forceNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keyFor('getNotificationCounts') });
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** The bell of the bar: how many files close today. It leads to the alerts. */
export function alertsAction(counts: NotificationCounts | undefined): GlobalBarAction {
  const item = navItem('home.alerts');
  const closing = counts?.filesClosingToday ?? 0;
  const countText = closing === 1 ? '1 file closes today' : `${files(closing)} close today`;
  return { href: (item && navPath(item, null)) ?? '/', ...(closing > 0 && { count: closing, countText }) };
}

/** Badges of the home menu, by the id of the item. What is zero has none. */
export function homeBadges(counts: NotificationCounts | undefined): Readonly<Record<string, NavBadge>> {
  const { filesClosingToday = 0, filesInUse = 0 } = counts ?? {};
  return {
    ...(filesInUse > 0 && {
      'home.recent-files': { text: `${filesInUse} in use`, label: `${files(filesInUse)} in use by you` },
    }),
    ...(filesClosingToday > 0 && {
      'home.alerts': { text: filesClosingToday, label: alertsAction(counts).countText ?? '' },
    }),
  };
}
