import { hasAnyAccess } from '@closewright/domain/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRealtime } from '../realtime/use-realtime.ts';
import { useSession } from '../session/app-session.ts';
import { forceNotifications, notificationQuery } from './notification-counts.ts';
import type { NotificationMarks } from './notification-marks.ts';

/** Long enough after the first screen not to stand in its way. */
const settledMilliseconds = 2000;

/** The marks of bar and menu; undefined before they are known, and for who may not see files. */
export function useNotificationMarks(): NotificationMarks | undefined {
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
  return useQuery({
    ...notificationQuery,
    enabled: isSettled && hasAnyAccess(actor, ['OrderEntry', 'WorkflowDashboard']),
  }).data;
}
