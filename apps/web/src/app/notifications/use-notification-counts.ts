import type { NotificationCounts } from '@closewright/contract/notifications';
import { hasAccess } from '@closewright/domain/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRealtime } from '../realtime/use-realtime.ts';
import { useSession } from '../session/app-session.ts';
import { forceNotifications, notificationQuery } from './notification-counts.ts';

/** Long enough after the first screen not to stand in its way. */
const settledMilliseconds = 2000;

/** The counts for the badges; undefined before they are known, and for who may not see files. */
export function useNotificationCounts(): NotificationCounts | undefined {
  const { actor } = useSession();
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  // Connected again: what happened meanwhile was not heard.
  useRealtime((message) => {
    if (message === null) void forceNotifications(client);
  });
  return useQuery({ ...notificationQuery, enabled: isSettled && hasAccess(actor, ['OrderEntry']) }).data;
}
